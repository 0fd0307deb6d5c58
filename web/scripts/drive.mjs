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

  // Worms count a little more than fives, for a throw needs one.
  const worth = (/** @type {HTMLElement} */ dice) =>
    dice.childElementCount * (Number(dice.getAttribute("aria-keyshortcuts")) || 5.1);
  const highest = () =>
    Math.max(
      ...all(".skewer [data-side=up]").map(({ dataset }) => Number(dataset.thing?.replace("tile-", ""))),
    );
  const LOW = 21; // below, a tile needs its exact total, which nobody meets by chance
  const dice = () => {
    const groups = all(".pickomino .tray button").sort((a, b) => worth(b) - worth(a));
    const wanted = highest();
    if (wanted < LOW) {
      const room = wanted - Number(all(".pickomino output")[0]?.textContent);
      const fitting = groups.filter((group) => Math.floor(worth(group)) <= room);
      return (
        fitting.find((group) => group.getAttribute("aria-keyshortcuts") === "w") ?? any(fitting) ?? groups[0]
      );
    }
    return Math.random() < 0.5 ? groups[0] : any(groups); // low totals are wanted too
  };
  const choose = () =>
    first("dialog[open] .danger", "dialog[open] .primary", ".cover button") ??
    first(".pickomino .tray [aria-pressed=true]") ??
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
