import type { Words } from "./words.svelte";

const shelf = import.meta.glob<Words>(
  [
    "./fr.ftl",
    "../games/*/words.fr.ftl",
    "../../../src/guinguette/core/words.fr.ftl",
    "../../../src/guinguette/games/*/words.fr.ftl",
  ],
  { eager: true, import: "default" },
);

export default Object.values(shelf).flat();
