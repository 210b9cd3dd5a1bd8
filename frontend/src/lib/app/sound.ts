/** Two soft tones when a question opens. Nothing is played before the person has switched sound on. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** 350 ms, once. Browsers that forbid sound before a click stay silent. */
export function turnSound(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const start = context.currentTime;
  [523.25, 659.25].forEach((pitch, i) => {
    const at = start + i * 0.14;
    const tone = (context as AudioContext).createOscillator();
    const volume = (context as AudioContext).createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.06, at + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.21);
    tone.connect(volume).connect((context as AudioContext).destination);
    tone.start(at);
    tone.stop(at + 0.22);
  });
}
