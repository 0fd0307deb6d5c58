import { tick } from "svelte";
import { isStill } from "./motion";

/** Where a thing lay, which side it showed, and whose it was. */
interface Sight {
  box: DOMRect;
  side: string | undefined;
  owner: string | undefined;
}

const SLIDE = { duration: 340, easing: "cubic-bezier(.2,.8,.3,1)" };
const SNATCH = { duration: 380, easing: "cubic-bezier(.3,0,.2,1)" };
const FLIP = { duration: 260, easing: "ease-out" };

/**
 * Animates the difference between two drawings. What carries `data-thing="…"` is the same thing before and after,
 * wherever it lies: it slides from the old place to the new one. A changed `data-side` turns it over; a `data-owner`
 * that passes from one seat to another snatches it.
 */
export class Stage {
  #running: Animation[] = [];

  constructor(private readonly root: HTMLElement) {}

  /** Change the page, and show how. Resolves once the page has changed; motion never blocks. */
  async change(apply: () => void): Promise<void> {
    if (isStill()) return apply();
    this.finish();
    const before = this.#look();
    apply();
    await tick();
    for (const thing of this.#things()) this.#move(thing, before.get(thing.dataset.thing ?? ""));
  }

  /** Whoever is in a hurry sees the end at once. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
  }

  #things(): NodeListOf<HTMLElement> {
    return this.root.querySelectorAll<HTMLElement>("[data-thing]");
  }

  #look(): Map<string, Sight> {
    return new Map(
      Array.from(this.#things(), (thing) => {
        const { side, owner } = thing.dataset;
        return [thing.dataset.thing ?? "", { box: thing.getBoundingClientRect(), side, owner }];
      }),
    );
  }

  #move(thing: HTMLElement, old: Sight | undefined): void {
    if (!old) return;
    const box = thing.getBoundingClientRect();
    const x = old.box.left - box.left;
    const y = old.box.top - box.top;
    const { side, owner } = thing.dataset;
    const way = `translate(${x}px, ${y}px) scale(${old.box.width / (box.width || 1)})`;
    if (Math.abs(x) + Math.abs(y) < 2) {
      if (old.side !== side) this.#run(thing, [{ transform: "rotateY(90deg)" }, { transform: "none" }], FLIP);
    } else if (old.owner && owner && old.owner !== owner) {
      const tug = `translate(${x * 1.06}px, ${y * 1.06 - 12}px) rotate(-9deg) scale(1.25)`;
      this.#run(
        thing,
        [
          { transform: way },
          { transform: tug, offset: 0.3 },
          { transform: "rotate(6deg) scale(1.15)", offset: 0.85 },
          { transform: "none" },
        ],
        SNATCH,
      );
    } else this.#run(thing, [{ transform: way }, { transform: "none" }], SLIDE);
  }

  #run(thing: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    thing.classList.add("in-flight");
    const origin = frames.map((frame) => ({ transformOrigin: "0 0", ...frame }));
    const animation = thing.animate(timing === FLIP ? frames : origin, timing);
    animation.onfinish = () => thing.classList.remove("in-flight");
    this.#running.push(animation);
  }
}
