import { expect, it } from 'vitest';
import type { JudgedLine } from './judge-import.ts';
import { measureNight, type NightEntry } from './night.ts';
import { questionImported } from './question-imported.ts';

const usual: NightEntry = {
  lightsOutTime: 1380,
  sleepOnsetLatencyMinutes: 20,
  awakenings: 1,
  wakeAfterSleepOnsetMinutes: 10,
  finalWakeUpTime: 390,
  outOfBedTime: 420,
  napCount: 0,
  naps: [],
};
const line = (date: string, more: Partial<NightEntry> = {}): JudgedLine => {
  const night = { ...usual, ...more };
  const timeZone = 'America/Toronto';
  return {
    outcome: 'written',
    date,
    timeZone,
    night,
    measures: measureNight(date, night, timeZone),
  };
};
const asked = (judged: JudgedLine[], standing = new Map<string, NightEntry | null>()) =>
  questionImported(judged, standing).map((questions) => questions.map(({ code }) => code));

it.each<[Partial<NightEntry>, string[]]>([
  [{}, []],
  [{ lightsOutTime: 1050 }, ['lightsOutByDay', 'timeInBedLong']],
  [{ lightsOutTime: 300 }, ['timeInBedShort']],
  [{ sleepOnsetLatencyMinutes: 240 }, []],
  [{ sleepOnsetLatencyMinutes: 241 }, ['sleepOnsetLong']],
  [{ wakeAfterSleepOnsetMinutes: 241 }, ['awakeLong']],
  [{ sleepOnsetLatencyMinutes: 230, wakeAfterSleepOnsetMinutes: 200 }, ['efficiencyLow']],
])('of a night with %j are %j', (more, codes) => {
  expect(asked([line('2026-01-06', more)])).toEqual([codes]);
});

it('compare a night with five others, of the file or of the diary', () => {
  const late = line('2026-01-10', { lightsOutTime: 200 });
  const four = ['2026-01-06', '2026-01-07', '2026-01-08', '2026-01-09'].map((date) => line(date));
  expect(asked([...four, late]).flat()).toEqual([]);
  const standing = new Map([
    ['2026-01-05', usual],
    ['2026-01-10', null],
  ]);
  expect(asked([...four, late], standing).at(-1)).toEqual(['lightsOutUnusual']);
});

it('leave out what a night without any sleep answers', () => {
  const white = line('2026-01-06', {
    sleepOnsetLatencyMinutes: 450,
    awakenings: 0,
    wakeAfterSleepOnsetMinutes: 0,
  });
  expect(asked([white])).toEqual([[]]);
});

it('are not asked of a night that is refused or stands already', () => {
  expect(
    asked([
      { outcome: 'unchanged', date: '2026-01-06' },
      { outcome: 'refused', date: null, faults: [] },
    ]),
  ).toEqual([[], []]);
});
