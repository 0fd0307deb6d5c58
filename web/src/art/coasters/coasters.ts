import type { IngredientName } from "../ingredients/Ingredient.svelte";

export type Family = "green" | "blue" | "purple";

/** What is printed on the 25 coasters (PC-2): index 0 is coaster 1. */
export const coasters: { family: Family; ingredient: IngredientName }[] = [
  { family: "green", ingredient: "basil" },
  { family: "green", ingredient: "mint" },
  { family: "green", ingredient: "honey" },
  { family: "green", ingredient: "olives" },
  { family: "green", ingredient: "sugar" },
  { family: "green", ingredient: "vanilla" },
  { family: "green", ingredient: "ginger" },
  { family: "blue", ingredient: "coffee" },
  { family: "blue", ingredient: "water" },
  { family: "blue", ingredient: "sparkling-water" },
  { family: "blue", ingredient: "juice" },
  { family: "blue", ingredient: "milk" },
  { family: "blue", ingredient: "soda" },
  { family: "purple", ingredient: "banana" },
  { family: "purple", ingredient: "carrot" },
  { family: "purple", ingredient: "cherry" },
  { family: "purple", ingredient: "lemon" },
  { family: "purple", ingredient: "strawberry" },
  { family: "purple", ingredient: "passion-fruit" },
  { family: "purple", ingredient: "coconut" },
  { family: "purple", ingredient: "orange" },
  { family: "purple", ingredient: "watermelon" },
  { family: "purple", ingredient: "pear" },
  { family: "purple", ingredient: "grape" },
  { family: "purple", ingredient: "pineapple" },
];
