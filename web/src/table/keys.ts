/** A handler of shortcuts that stays out of the way of typing, of dialogs and of the browser's own keys. */
export function onKeys(handle: (key: string) => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event)) return;
    if (handle(event.key)) event.preventDefault();
  };
}

/** Into a field, or a dialog, which has keys of its own. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
