import { expect, it } from 'vitest';
import { drawNight } from './night-drawing.ts';
import { nightMarks } from './night-marks.ts';

const marksOf = (
  wakeAfterSleepOnsetMinutes: number,
  schedule: { from: number; to: number } | null,
  height = 64,
) =>
  nightMarks(
    drawNight(
      '2026-01-06',
      {
        lightsOutTime: 1380,
        sleepOnsetLatencyMinutes: 20,
        awakenings: 1,
        wakeAfterSleepOnsetMinutes,
        finalWakeUpTime: 410,
        outOfBedTime: 420,
        napCount: 1,
        naps: [{ startTime: 810, endTime: 840 }],
      },
      'America/Toronto',
    ),
    schedule,
    height,
  );

it.each([
  [87, 32, 32],
  [77, 80, 80],
  [69, 118, 118],
])(
  'an efficiency of %i %% has a stripe of %i minutes in the middle of sleep',
  (_, waking, length) => {
    const marks = marksOf(waking, null);
    const [sleep, stripe] = ['sleep', 'waking'].map((kind) =>
      marks.find((each) => each.kind === kind),
    );
    if (!sleep || !stripe) throw new Error('A mark is missing.');
    expect(stripe.to - stripe.from).toBe(length);
    expect(stripe.from - sleep.from).toBe(sleep.to - stripe.to);
    expect(stripe.top).toBeGreaterThan(sleep.top);
    expect(stripe.bottom).toBeLessThan(sleep.bottom);
  },
);

it('draws falling asleep before sleep and the time in bed after it, without stripe and naps', () => {
  expect(marksOf(0, null).map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['awake', 660, 680],
    ['sleep', 680, 1130],
    ['awake', 1130, 1140],
  ]);
});

it.each([
  [64, 3, 1.5],
  [32, 3, 1.44],
  [24, 3, 1.08],
  [16, 2.56, 0.72],
  [9, 1.44, 0.405],
])('%i px high: a stripe of %f px, and lines of %f px', (height, stripe, line) => {
  const marks = marksOf(30, { from: 690, to: 1110 }, height);
  const thickness = (wanted: string) =>
    marks
      .filter(({ kind }) => kind === wanted)
      .map(({ top, bottom }) => Number(((bottom - top) * height).toFixed(3)));
  expect(thickness('waking')).toEqual([stripe]);
  expect(thickness('schedule')).toEqual([line, line]);
});

it('draws the schedule as lines that touch no other mark', () => {
  const marks = marksOf(30, { from: 690, to: 1110 });
  const planned = marks.filter(({ kind }) => kind === 'schedule');
  expect(planned).toHaveLength(2);
  for (const { top, bottom } of planned) {
    const others = marks.filter(({ kind }) => kind !== 'schedule');
    expect(others.filter((other) => top < other.bottom && other.top < bottom)).toEqual([]);
  }
});
