/** A handler of shortcuts that stays out of the way of typing, of dialogs and of the browser's own keys. */
export function onKeys(handle: (key: string) => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input, textarea, select, dialog")) return;
    if (handle(event.key)) event.preventDefault();
  };
}
