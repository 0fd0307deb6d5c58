const house = import.meta.glob<string>(
  [
    "./fr.ftl",
    "../games/*/words.fr.ftl",
    "../../../src/guinguette/core/words.fr.ftl",
    "../../../src/guinguette/games/*/words.fr.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(house);
