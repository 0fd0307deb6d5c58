import DeluxePicture from "../../art/pictures/DeluxePicture.svelte";
import PickominoPicture from "../../art/pictures/PickominoPicture.svelte";
import type { Offer } from "../game";

export default [
  {
    id: "pickomino",
    game: "pickomino",
    options: { edition: "classic" },
    Picture: PickominoPicture,
    minutes: 20,
    bots: 2,
  },
  {
    id: "pickomino-deluxe",
    game: "pickomino",
    options: { edition: "deluxe" },
    Picture: DeluxePicture,
    minutes: 30,
    bots: 2,
  },
] satisfies Offer[];
