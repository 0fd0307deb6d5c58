/** What this browser kept under a name. */
export function remembered<Value>(key: string, otherwise: Value): Value {
  try {
    const text = localStorage.getItem(`guinguette.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as Value);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`guinguette.${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
