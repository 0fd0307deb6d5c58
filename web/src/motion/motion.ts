const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Nothing may fly: the reader asked for less motion, or does not look. */
export const isStill = (): boolean => calm.matches || document.hidden;
