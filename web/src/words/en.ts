const house = import.meta.glob<string>(
  [
    "./en.ftl",
    "../games/*/words.en.ftl",
    "../../../src/guinguette/core/words.en.ftl",
    "../../../src/guinguette/games/*/words.en.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(house);
