import type { Locale } from '@aube/content/locale';
import { drawings } from './drawings/drawings.ts';
import type { TimedScene } from './timeline.ts';

/**
 * Uses plain colours, because gradients make the film larger. Uses only CSS animations, because the
 * renderer sets their time.
 */
const slideStyle = `
* { box-sizing: border-box; margin: 0; }
:root {
  --sky: oklch(0.21 0.05 278); --sky-warm: oklch(0.27 0.06 300); --sky-low: oklch(0.36 0.075 350);
  --hill-far: oklch(0.29 0.065 288); --hill-near: oklch(0.17 0.04 278);
  --ink: oklch(0.94 0.02 80); --soft: oklch(0.78 0.03 280); --faint: oklch(0.46 0.055 278);
  --dawn: oklch(0.82 0.105 65); --sleep: oklch(0.72 0.1 280); --awake: oklch(0.76 0.125 52);
  --nap: oklch(0.78 0.075 200); --night: oklch(0.27 0.065 280); --hill: oklch(0.2 0.045 280);
}
body { width: 1280px; height: 720px; overflow: hidden; background: var(--sky);
  font-family: 'Slide', sans-serif; font-weight: 420; color: var(--ink); }
.horizon, .drawing { position: absolute; }
.horizon { inset: 0; width: 1280px; height: 720px; }
.scene { position: absolute; inset: 0; animation: scene-in 0.5s both ease-out, scene-out 0.4s var(--end) forwards ease-in; }
h1 { position: absolute; font-weight: 640; font-size: 72px; line-height: 1.1; letter-spacing: -0.012em; text-wrap: balance; }
.split h1 { left: 80px; top: 84px; width: 520px; height: 470px; display: flex; align-items: center; text-wrap: balance; }
.wide h1 { left: 80px; top: 66px; width: 1120px; }
.title h1 { left: 80px; top: 236px; width: 780px; font-size: 84px; }
.title .over { position: absolute; left: 80px; top: 160px; font-size: 48px; color: var(--dawn); }
.split .drawing { left: 616px; top: 70px; width: 640px; height: 500px; }
.wide .drawing { left: 80px; top: 176px; width: 1120px; height: 400px; }
.title .drawing { left: 0; top: 0; width: 1280px; height: 500px; }
.stroke { fill: none; stroke-linecap: round; stroke-linejoin: round; }
.fill { stroke: none; }
${['ink', 'soft', 'faint', 'dawn', 'sleep', 'awake', 'nap', 'night', 'hill']
  .map(
    (ink) =>
      `.stroke.${ink} { stroke: var(--${ink}); } .fill.${ink}, .words.${ink} { fill: var(--${ink}); }`,
  )
  .join('\n')}
.words { font-weight: 440; } .words.strong { font-weight: 640; }
.draws { stroke-dasharray: 1.002 1.1; animation: draws var(--takes) var(--at) both cubic-bezier(0.4, 0, 0.3, 1); }
.appears { animation: appears 0.6s var(--at) both ease-out; }
.leaves { animation: leaves 0.4s var(--at) both ease-in; }
.grows { animation: grows var(--takes) var(--at) both cubic-bezier(0.3, 0, 0.2, 1); }
.slides { animation: slides var(--takes) var(--at) both cubic-bezier(0.4, 0, 0.2, 1); }
.breathes { transform-origin: 320px 240px; animation: breathe-in 4s var(--in) both ease-in-out, breathe-out 6s var(--out) forwards ease-in-out; }
@keyframes scene-in { from { opacity: 0; } to { opacity: 1; } }
@keyframes scene-out { from { opacity: 1; } to { opacity: 0; } }
@keyframes draws { from { stroke-dashoffset: 1.01; opacity: 0; } 4% { opacity: 1; } to { stroke-dashoffset: 0; opacity: 1; } }
@keyframes appears { from { opacity: 0; transform: translateY(8px); } to { opacity: 1; transform: none; } }
@keyframes leaves { from { opacity: 1; } to { opacity: 0; } }
@keyframes grows { from { transform: scaleX(0); } to { transform: scaleX(1); } }
@keyframes slides { from { transform: none; } to { transform: translate(var(--dx), var(--dy)); } }
@keyframes breathe-in { from { transform: scale(1); } to { transform: scale(2.2); } }
@keyframes breathe-out { from { transform: scale(2.2); } to { transform: scale(1); } }
`;

export const SLIDE = { width: 1280, height: 720 } as const;

const FAR =
  'M0 640c96-18 160-38 252-30 83 6 128 34 211 32 98-3 149-48 252-48 90 0 136 38 228 36 68-2 102-14 160-14 66 0 110 36 177 26v128H0Z';
const NEAR =
  'M0 692c75-20 160-40 256-30 104 10 170 40 286 36 111-4 179-48 301-46 138 0 213 48 309 48 53 0 86-3 128-8v70H0Z';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

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
  readonly progress: number;
  readonly over: string;
};

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
