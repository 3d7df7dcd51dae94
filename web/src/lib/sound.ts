/** Short quiet tones; nothing is loaded, and nothing sounds unless the person has switched it on. */

const TONES = { move: [330], turn: [523, 659], over: [523, 659, 784], wrong: [180] };
let context: AudioContext | null = null;

export function blip(kind: keyof typeof TONES): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (const [index, pitch] of TONES[kind].entries()) tone(context, pitch, start + index * 0.12);
  } catch {
    context = null; // a browser without sound stays silent
  }
}

function tone(audio: AudioContext, pitch: number, start: number): void {
  const [swing, volume] = [audio.createOscillator(), audio.createGain()];
  swing.frequency.value = pitch;
  swing.type = "sine";
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.2);
  swing.connect(volume).connect(audio.destination);
  swing.start(start);
  swing.stop(start + 0.22);
}
