// A few tones, made here; silent unless they are switched on.
import { setting } from "./dom.js";

/** Pitch and length. */
const TONES = {
  card: [[220, 0.05]],
  turn: [
    [523, 0.12],
    [659, 0.16],
  ],
  said: [[440, 0.08]],
  refused: [[160, 0.18]],
};

/** @type {AudioContext | null} */
let audio = null;

/** @type {(name: keyof typeof TONES) => void} */
export function playSound(name) {
  if (setting("sound") !== "on") return;
  audio ??= new AudioContext();
  let at = audio.currentTime;
  for (const [pitch, length] of TONES[name]) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    at += length;
    tone.stop(at);
  }
}
