import PikziPicture from "../../art/pictures/PikziPicture.svelte";
import type { Offer } from "../game";

export default [
  { id: "pikzi", game: "pikzi", options: {}, Picture: PikziPicture, minutes: 15, bots: 2 },
] satisfies Offer[];
