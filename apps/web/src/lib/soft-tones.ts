/** Pitches in hertz. */
export type Tone = {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  /** From 0 to 1. */
  readonly loudness: number;
};

let sound: AudioContext | null = null;

/** Must be called after a press, because browsers allow sound only after a press. */
export function wakeTones(): void {
  if (!('AudioContext' in globalThis)) return;
  sound ??= new AudioContext();
  void sound.resume();
}

/**
 * The volume rises and falls softly, so that there is no click. The returned function stops the
 * tone.
 */
export function playTone({ from, to, seconds, loudness }: Tone): () => void {
  if (!sound) return () => undefined;
  const now = sound.currentTime;
  const wave = sound.createOscillator();
  const volume = sound.createGain();
  wave.frequency.setValueAtTime(from, now);
  wave.frequency.linearRampToValueAtTime(to, now + seconds);
  volume.gain.setValueAtTime(0.0001, now);
  volume.gain.exponentialRampToValueAtTime(loudness, now + Math.min(0.4, seconds / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  wave.connect(volume).connect(sound.destination);
  wave.start(now);
  wave.stop(now + seconds);
  return () => {
    volume.disconnect();
    wave.stop();
  };
}
