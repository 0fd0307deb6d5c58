import { render } from "svelte/server";
import { expect, it } from "vitest";
import Die from "../../src/art/Die.svelte";
import Stack from "../../src/art/pickomino/Stack.svelte";
import Bar from "../../src/ui/Bar.svelte";

it("a drawing with a label is an image with that name", () => {
  const { body } = render(Die, { props: { face: "worm", label: "ver" } });
  expect(body).toContain('role="img"');
  expect(body).toContain('aria-label="ver"');
});

it("a drawing without a label is silent", () => {
  const { body } = render(Die, { props: { face: 3 } });
  expect(body).toContain('aria-hidden="true"');
  expect(body).not.toContain("role=");
});

it("a stack says how many tiles lie below the top one", () => {
  expect(render(Stack, { props: { top: 31, below: 4 } }).body).toContain("+4");
  expect(render(Stack, { props: { top: 31 } }).body).not.toContain("+");
});

it("a bar speaks its percentage", () => {
  expect(render(Bar, { props: { label: "garder", value: 0.615 } }).body).toContain('aria-valuenow="62"');
});
