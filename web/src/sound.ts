import { settings } from "./settings.svelte";

const TONES = { turn: [523, 784] };
let context: AudioContext | undefined;

/** Two soft tones, only if the person switched sound on and has touched the page: before that browsers play nothing. */
export function playSound(name: keyof typeof TONES): void {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  TONES[name].forEach((frequency, at) => {
    const tone = context!.createOscillator();
    const volume = context!.createGain();
    const start = context!.currentTime + at * 0.12;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
    tone.connect(volume).connect(context!.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  });
}
