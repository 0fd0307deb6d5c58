/** Several sentences as one text; those that end by themselves need no full stop. */
export function joined(sentences: string[]): string {
  return sentences.reduce(
    (text, next) => (text ? `${text}${/[.!?…]$/.test(text) ? "" : "."} ${next}` : next),
    "",
  );
}
