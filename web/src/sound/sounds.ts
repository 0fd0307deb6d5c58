import { settings } from "../settings.svelte";

export type Sound = "knock" | "rattle" | "slide" | "snatch" | "bust" | "turn" | "cheer";

let room: AudioContext | undefined;

/** Browsers stay silent until somebody touches the page; then the room opens. */
function enter(): AudioContext | undefined {
  if (!navigator.userActivation?.hasBeenActive) return undefined;
  room ??= new AudioContext();
  return room;
}

/** A knock on wood: a short tone that falls, with a breath of noise. */
function knock(at: number, pitch: number, loud: number, air: AudioContext): void {
  const tone = new OscillatorNode(air, { type: "triangle", frequency: pitch });
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.08);
  const hand = new GainNode(air, { gain: 0 });
  hand.gain.setValueAtTime(loud, at);
  hand.gain.exponentialRampToValueAtTime(0.0001, at + 0.12);
  tone.connect(hand).connect(air.destination);
  tone.start(at);
  tone.stop(at + 0.13);
}

/** [delay, pitch, loudness] of each knock. */
const scores: Record<Sound, [number, number, number][]> = {
  knock: [[0, 420, 0.12]],
  rattle: [0, 0.05, 0.09, 0.15, 0.2, 0.27].map((delay, n) => [delay, 500 + ((n * 173) % 260), 0.07]),
  slide: [
    [0, 300, 0.06],
    [0.18, 240, 0.14],
  ],
  snatch: [
    [0, 700, 0.12],
    [0.07, 520, 0.12],
    [0.3, 180, 0.2],
  ],
  bust: [
    [0, 260, 0.14],
    [0.14, 170, 0.16],
  ],
  turn: [
    [0, 660, 0.07],
    [0.11, 880, 0.07],
  ],
  cheer: [523, 659, 784, 1047].map((pitch, n) => [n * 0.12, pitch, 0.1]),
};

/** Short, wooden, quiet; off by one tap. */
export function play(sound: Sound): void {
  const air = settings.sound ? enter() : undefined;
  if (!air) return;
  for (const [delay, pitch, loud] of scores[sound]) knock(air.currentTime + delay, pitch, loud, air);
}
