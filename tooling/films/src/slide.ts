import { drawings } from './drawings/drawings.ts';
import { slideStyle } from './slide-style.ts';
import type { TimedScene } from './timeline.ts';
import type { Locale } from '@aube/content/locale';

/** The picture's size in pixels. */
export const SLIDE = { width: 1280, height: 720 } as const;

const FAR =
  'M0 640c96-18 160-38 252-30 83 6 128 34 211 32 98-3 149-48 252-48 90 0 136 38 228 36 68-2 102-14 160-14 66 0 110 36 177 26v128H0Z';
const NEAR =
  'M0 692c75-20 160-40 256-30 104 10 170 40 286 36 111-4 179-48 301-46 138 0 213 48 309 48 53 0 86-3 128-8v70H0Z';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The same horizon under every picture; the sun behind it climbs as the video goes on. */
function horizon(progress: number): string {
  const x = 160 + progress * 880;
  const y = 700 - progress * 96;
  const glow = [260, 190, 130].map(
    (radius, index) =>
      `<ellipse cx="${x}" cy="664" rx="${radius * 2.6}" ry="${radius * progress * 0.5}" fill="var(--sky-${index < 1 ? 'warm' : 'low'})" opacity="${index === 1 ? 0.5 : 0.8}"/>`,
  );
  return `<svg class="horizon" viewBox="0 0 1280 720">${glow.join('')}<circle cx="${x}" cy="${y}" r="46" fill="var(--dawn)"/><path d="${FAR}" fill="var(--hill-far)"/><path d="${NEAR}" fill="var(--hill-near)"/></svg>`;
}

type Place = {
  readonly locale: Locale;
  /** Its place in the video, from 0 to 1. */
  readonly progress: number;
  /** A line above the title of the opening picture. */
  readonly over: string;
};

/**
 * One scene as a page of its own, complete but for the font: what it looks like at a time is only
 * a matter of where its animations stand.
 */
export function slideOf(timed: TimedScene, { locale, progress, over }: Place): string {
  const { scene, from, to, cues } = timed;
  const drawing = drawings[scene.drawing];
  const seconds = to - from;
  const at = (step: number): number => {
    const cue = cues[Math.min(scene.reveal[step] ?? step, cues.length - 1)] ?? { from };
    return Number((cue.from - from).toFixed(3));
  };
  const markup = drawing.draw({
    labels: scene.labels.map((label) => label[locale]),
    icons: scene.icons,
    values: scene.values,
    at,
  });
  const [width, height] = { split: [640, 500], wide: [1120, 400], title: [1280, 500] }[
    drawing.layout
  ];
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><style>${slideStyle}</style><body>${horizon(progress)}<main class="scene ${drawing.layout}" style="--end:${Number((seconds - 0.4).toFixed(3))}s">${drawing.layout === 'title' ? `<p class="over">${escape(over)}</p>` : ''}<h1><span>${escape(scene.title[locale])}</span></h1><svg class="drawing" viewBox="0 0 ${width} ${height}">${markup}</svg></main></body></html>`;
}
