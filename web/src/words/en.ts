import type { Words } from "./words.svelte";

const shelf = import.meta.glob<Words>(
  [
    "./en.ftl",
    "../games/*/words.en.ftl",
    "../../../src/guinguette/core/words.en.ftl",
    "../../../src/guinguette/games/*/words.en.ftl",
  ],
  { eager: true, import: "default" },
);

export default Object.values(shelf).flat();
