import { expect, test } from "vitest";
import { joined } from "../../src/table/sentences";

test("sentences are told apart by one sign", () => {
  expect(joined([])).toBe("");
  expect(joined(["Ana rolls"])).toBe("Ana rolls");
  expect(joined(["Ana rolls", "Null throw", "Aïe"])).toBe("Ana rolls. Null throw. Aïe");
  expect(joined(["Lulu finishes Mozart!", "Your turn"])).toBe("Lulu finishes Mozart! Your turn");
});
