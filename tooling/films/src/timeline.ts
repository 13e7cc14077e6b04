import type { Scene, VideoScript } from './video-script.ts';

/** Each time is a whole number of frames, so that captions and pictures change together. */
export const FRAMES_PER_SECOND = 20;

const LEAD_SECONDS = 0.9;
const GAP_SECONDS = 0.2;
const TAIL_SECONDS = 0.8;
const SHORTEST_SECONDS = 2.6;
const CHARACTERS_A_SECOND = 16;
const SETTLE_SECONDS = 1.1;

export type Cue = {
  readonly from: number;
  readonly to: number;
  readonly line: Scene['lines'][number];
};

export type TimedScene = {
  readonly scene: Scene;
  readonly from: number;
  readonly to: number;
  readonly cues: Cue[];
};

const onFrame = (seconds: number): number =>
  Math.ceil(seconds * FRAMES_PER_SECOND - 1e-6) / FRAMES_PER_SECOND;

export function readingSeconds(line: Cue['line']): number {
  const length = Math.max(line.fr.length, line.en.length);
  return onFrame(Math.max(SHORTEST_SECONDS, SETTLE_SECONDS + length / CHARACTERS_A_SECOND));
}

/** Times in seconds. Both languages have the same times, so a stored position fits both films. */
export function timelineOf({ scenes }: VideoScript): { scenes: TimedScene[]; seconds: number } {
  let now = 0;
  const timed = scenes.map((scene): TimedScene => {
    const from = now;
    now = onFrame(now + LEAD_SECONDS);
    const cues = scene.lines.map((line): Cue => {
      const cue = { from: now, to: onFrame(now + readingSeconds(line)), line };
      now = onFrame(cue.to + GAP_SECONDS);
      return cue;
    });
    now = onFrame(now - GAP_SECONDS + TAIL_SECONDS);
    return { scene, from, to: now, cues };
  });
  return { scenes: timed, seconds: now };
}
