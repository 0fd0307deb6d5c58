import type { React } from "../wire/types";

export type Reaction = React["reaction"];

export const reactions: Reaction[] = ["clap", "cheers", "laugh", "wow", "think", "sad"];

export const isReaction = (text: string): text is Reaction => (reactions as string[]).includes(text);
