/**
 * Runs inside a page: presses what the table offers, mostly what leads on, until the game is over or so many presses
 * were made.
 * @param {number} presses
 * @returns {Promise<void>}
 */
export function playOn(presses) {
  /** @param {string} selector */
  const all = (selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
  /** @param {HTMLElement[]} found */
  const any = (found) => found[Math.floor(Math.random() * found.length)];
  /** One of the first kind of thing that is there. @param {string[]} selectors */
  const first = (...selectors) => any(selectors.map(all).find(({ length }) => length > 0) ?? []);

  /** @param {HTMLElement} dice */
  const worth = (dice) => dice.childElementCount * (Number(dice.getAttribute("aria-keyshortcuts")) || 6);
  const dice = () => {
    const groups = all(".pickomino .tray button").sort((a, b) => worth(b) - worth(a));
    return Math.random() < 0.5 ? groups[0] : any(groups); // low totals are wanted too
  };
  const choose = () =>
    first("dialog[open] .danger", "dialog[open] .primary", ".cover button") ??
    dice() ??
    first(".pickomino .buttons .primary[aria-keyshortcuts=S]") ?? // it brings something
    (Math.random() < 0.6 ? first(".pickomino .buttons .primary:enabled") : undefined) ??
    first(".pickomino .buttons button:enabled") ??
    (all(".coladice .grid [aria-pressed=true]").length > 0
      ? first(".coladice .deeds .primary:enabled", ".coladice .grid [aria-disabled=false]")
      : first(".coladice .grid [aria-disabled=false]", ".coladice .deeds button:enabled")) ??
    first(
      ".pikzi .choices .primary:enabled",
      ".pikzi .others button.open, .pikzi .others .holder button, .pikzi .hand button:enabled, .pikzi .choices button:enabled",
    );

  return new Promise((done) => {
    const timer = setInterval(() => {
      const button = choose();
      if (all(".ending").length > 0 || (button && presses-- <= 0)) {
        clearInterval(timer);
        done();
      } else button?.click();
    }, 5);
  });
}
