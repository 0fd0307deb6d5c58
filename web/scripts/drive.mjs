/**
 * Runs inside a page: presses what the table offers, mostly what leads on, until the game is over or so many presses
 * were made. Gives up if nothing happens or no end is in sight, and tells what the page looks like. What is pressed
 * follows from the log and from how often something was pressed since it grew: the same table is played in the same
 * way, and no choice is made for ever.
 * @param {number} presses
 * @returns {Promise<void>}
 */
export function playOn(presses) {
  const QUIET = 60_000; // milliseconds without news
  const LONGEST = 200_000;
  /** @param {string} selector */
  const all = (selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);

  const started = Date.now();
  let told = "";
  let toldAt = started;
  let since = 0; // presses since the log grew
  let mixed = 0;
  const look = () => {
    const log = (all(".log")[0]?.textContent ?? "").slice(-200);
    if (log !== told) {
      told = log;
      toldAt = Date.now();
      since = 0;
    }
    mixed = 0x811c9dc5; // FNV-1a
    for (const letter of log + since) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193);
  };
  /** A number below 1, the next of those that this moment gives. */
  const chance = () => {
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    return (mixed >>> 8) / 0x1000000;
  };
  /** @param {HTMLElement[]} found */
  const any = (found) => found[Math.floor(chance() * found.length)];
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
    return chance() < 0.5 ? groups[0] : any(groups); // low totals are wanted too
  };
  const choose = () =>
    first("dialog[open] .danger", "dialog[open] .primary", ".cover button") ??
    first(".pickomino .tray [aria-pressed=true]") ??
    dice() ??
    first(".pickomino .buttons .primary[aria-keyshortcuts=S]") ?? // it brings something
    (chance() < 0.6 ? first(".pickomino .buttons .primary:enabled") : undefined) ??
    first(".pickomino .buttons button:enabled") ??
    (all(".coladice .grid [aria-pressed=true]").length > 0
      ? first(".coladice .deeds .primary:enabled", ".coladice .grid [aria-disabled=false]")
      : first(".coladice .grid [aria-disabled=false]", ".coladice .deeds button:enabled")) ??
    first(
      ".pikzi .choices .primary:enabled",
      ".pikzi .others button.open, .pikzi .others .holder button, .pikzi .hand button:enabled, .pikzi .choices button:enabled",
    );

  return new Promise((done, fail) => {
    const timer = setInterval(() => {
      look();
      const button = choose();
      const late = Date.now() - toldAt > QUIET || Date.now() - started > LONGEST;
      if (late) fail(new Error(`The game does not end. ${location.pathname}: ${document.body.innerText}`));
      else if (all(".ending").length > 0 || (button && presses-- <= 0)) done();
      else {
        button?.click();
        if (button) since++;
        return;
      }
      clearInterval(timer);
    }, 5);
  });
}
