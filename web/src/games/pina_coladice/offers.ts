import ColadicePicture from "../../art/pictures/ColadicePicture.svelte";
import type { Offer } from "../game";

export default [
  { id: "pina_coladice", game: "pina_coladice", options: {}, Picture: ColadicePicture, minutes: 20, bots: 1 },
] satisfies Offer[];
