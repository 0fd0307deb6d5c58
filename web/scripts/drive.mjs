/**
 * Runs inside a page: presses what the table offers, mostly the dice worth most, until the game is over or so many
 * presses were made.
 * @param {number} presses
 * @returns {Promise<void>}
 */
export function playOn(presses) {
  /** @param {string} selector */
  const all = (selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
  /** @param {HTMLElement[]} found */
  const any = (found) => found[Math.floor(Math.random() * found.length)];
  /** @param {HTMLElement} dice */
  const worth = (dice) => dice.childElementCount * (Number(dice.getAttribute("aria-keyshortcuts")) || 6);
  /** @param {HTMLElement[]} found */
  const best = (found) => found.sort((a, b) => worth(b) - worth(a))[0];
  const choose = () => {
    const dice = all(".tray button");
    if (all("dialog[open]").length > 0) return any(all("dialog[open] .danger"));
    if (dice.length > 0) return Math.random() < 0.75 ? best(dice) : any(dice);
    return any(all(".buttons .primary:enabled")) ?? any(all(".buttons button:enabled"));
  };
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
