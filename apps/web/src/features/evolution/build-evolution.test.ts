import { addDays, measureNight, type NightEntry } from '@aube/api/rules';
import { describe, expect, it } from 'vitest';
import type { DiaryDay, DiaryWeek, Programme } from '../../lib/programme-data.ts';
import {
  buildEvolution,
  type Evolution,
  napMinutes,
  summariseEfficiency,
  firstPeriod,
  lastDays,
  summariseHours,
  timesByWeek,
  weekSpans,
} from './build-evolution.ts';

const timeZone = 'America/Toronto';
const firstMorning = '2026-01-06';
const usual: NightEntry = {
  lightsOutTime: 1380,
  sleepOnsetLatencyMinutes: 30,
  awakenings: 0,
  wakeAfterSleepOnsetMinutes: 0,
  finalWakeUpTime: 390,
  outOfBedTime: 420,
  napCount: 0,
  naps: [],
};

type EnteredNight = Partial<NightEntry> | null;

function programmeOf(
  weeks: number,
  entered: readonly EnteredNight[],
  percents: readonly number[] = [],
  pauses: Programme['pauses'] = [],
) {
  const days = Array.from({ length: weeks * 7 }, (_, index) => {
    const date = addDays(firstMorning, index);
    const changes = entered[index] ?? null;
    const night = changes && { ...usual, ...changes, naps: [...(changes.naps ?? [])] };
    const measures = night && measureNight(date, night, timeZone);
    return { date, week: Math.floor(index / 7) + 1, night, measures, timeZone };
  }) as Partial<DiaryDay>[] as DiaryDay[];
  const summaries = Array.from({ length: weeks }, (_, index) => ({
    number: index + 1,
    sleepEfficiencyPercent: percents[index] ?? null,
  })) as Partial<DiaryWeek>[] as DiaryWeek[];
  return {
    days,
    weeks: summaries,
    pauses,
    person: { timeZone },
  } as Partial<Programme> as Programme;
}

const nights = (count: number): EnteredNight[] => Array.from({ length: count }, () => ({}));

function evolutionOf(...programme: Parameters<typeof programmeOf>): Evolution {
  const evolution = buildEvolution(programmeOf(...programme), 'all');
  if (!evolution) throw new Error('no night is noted');
  return evolution;
}

it.each([
  ['the days until today', 9, 10, 14, '2026-01-06', '2026-01-15'],
  ['no more days than asked for', 20, 20, 14, '2026-01-12', '2026-01-25'],
])('lastDays shows %s', (_, entered, today, count, from, to) => {
  const { days, nights: noted } = lastDays(
    evolutionOf(3, nights(entered)),
    count,
    addDays(firstMorning, today - 1),
  );
  expect([days[0]?.date, days.at(-1)?.date]).toEqual([from, to]);
  expect(noted).toHaveLength(Math.min(entered, count));
});

describe('buildEvolution', () => {
  it('has nothing to show before the first night', () => {
    expect(buildEvolution(programmeOf(2, []), 'all')).toBeNull();
    expect(buildEvolution(programmeOf(0, []), 'twoWeeks')).toBeNull();
  });

  it.each([
    ['twoWeeks', 14, [1, 2], ['all']],
    ['twoWeeks', 15, [2, 3], ['twoWeeks', 'all']],
    ['sixWeeks', 42, [1, 2, 3, 4, 5, 6], ['twoWeeks', 'all']],
    ['sixWeeks', 43, [2, 3, 4, 5, 6, 7], ['twoWeeks', 'sixWeeks', 'all']],
    ['all', 29, [1, 2, 3, 4, 5], ['twoWeeks', 'all']],
  ] as const)('shows, for %s after %i nights, the weeks %j', (period, count, weeks, offered) => {
    const evolution = buildEvolution(programmeOf(8, nights(count)), period);
    expect(evolution?.weeks.map(({ number }) => number)).toEqual(weeks);
    expect(evolution?.days).toHaveLength(weeks.length * 7);
    expect(evolution?.periods).toEqual(offered);
  });

  it('keeps the place of a night that was not noted', () => {
    const { days, nights: noted } = evolutionOf(1, [{}, null, {}]);
    expect(days.map(({ night }) => night !== null)).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(noted).toHaveLength(2);
  });
});

describe('weekSpans', () => {
  it('lays the weeks side by side over their days', () => {
    expect(weekSpans(evolutionOf(2, nights(8), [70]))).toEqual([
      { number: 1, from: 0, to: 7, sleepEfficiencyPercent: 70, date: '2026-01-06' },
      { number: 2, from: 7, to: 14, sleepEfficiencyPercent: null, date: '2026-01-13' },
    ]);
  });
});

describe('summariseEfficiency', () => {
  it('compares the first week that has a figure with the last', () => {
    const { first, last } = summariseEfficiency(evolutionOf(3, nights(20), [68.2, 75, 86.3]));
    expect([first, last]).toEqual([
      { week: 1, percent: 68.2 },
      { week: 3, percent: 86.3 },
    ]);
  });

  it('does not compare a week with itself', () => {
    const { first, last } = summariseEfficiency(evolutionOf(1, nights(7), [87]));
    expect(first).toEqual({ week: 1, percent: 87 });
    expect(last).toBeNull();
  });
});

it.each([
  [12, ['twoWeeks', 'sixWeeks', 'all'], 'sixWeeks'],
  [13, ['twoWeeks', 'sixWeeks', 'all'], 'all'],
  [5, ['twoWeeks', 'all'], 'all'],
] as const)('in week %i the page opens, of %j, on %s', (programmeWeek, periods, expected) => {
  expect(firstPeriod(periods, programmeWeek)).toBe(expected);
});

describe('timesByWeek', () => {
  it('means over the noted nights of each week, in whole minutes, from three nights on', () => {
    const late = { sleepOnsetLatencyMinutes: 31 };
    const entered = [{}, null, late, late, ...Array.from({ length: 3 }, () => null), late, late];
    expect(timesByWeek(evolutionOf(2, entered))).toEqual([
      { week: 1, timeInBedMinutes: 480, totalSleepMinutes: 419 },
    ]);
  });
});

describe('summariseHours', () => {
  it('takes the median on either side of midnight', () => {
    const entered = [{ lightsOutTime: 1410 }, { lightsOutTime: 30 }, { lightsOutTime: 15 }];
    expect(summariseHours(evolutionOf(1, entered))).toMatchObject({
      lightsOutTime: 15,
      outOfBedTime: 420,
    });
  });

  it('takes the middle of the two middle nights', () => {
    const entered = [1400, 1430, 20, 50].map((lightsOutTime) => ({ lightsOutTime }));
    expect(summariseHours(evolutionOf(1, entered))?.lightsOutTime).toBe(5);
  });

  it.each([
    [435, 3],
    [436, 2],
    [405, 3],
    [404, 2],
  ])('counts a rising at minute %i among the regular ones, or not', (outOfBedTime, regular) => {
    expect(summariseHours(evolutionOf(1, [{}, {}, { outOfBedTime }]))).toMatchObject({
      mornings: 3,
      regularMornings: regular,
    });
  });

  it.each([
    [2, 1, 1380],
    [3, 2, 30],
  ])('with %i nights in week 2 speaks of week %i alone', (count, week, lightsOutTime) => {
    const late = Array.from({ length: count }, () => ({ lightsOutTime: 30 }));
    const hours = summariseHours(evolutionOf(2, [...nights(7), ...late]));
    expect(hours).toMatchObject({ week, lightsOutTime });
  });

  it('says nothing of two nights', () => {
    expect(summariseHours(evolutionOf(1, nights(2)))).toBeNull();
  });
});

it('draws no schedule in a suspended night, nor before the choice (D76)', () => {
  const programme = programmeOf(2, nights(14));
  const hours = { bedTime: 0, wakeTime: 390 };
  const schedules = [
    { ...hours, chosenOn: '2026-01-11', suspendedOn: [] },
    { ...hours, chosenOn: null, suspendedOn: ['2026-01-14', '2026-01-15'] },
  ] as unknown as DiaryWeek['schedule'][];
  const weeks = programme.weeks.map((week, index) => ({
    ...week,
    schedule: schedules[index] ?? null,
  }));
  const drawn = buildEvolution({ ...programme, weeks }, 'all')?.days.filter(
    ({ planned }) => planned,
  );
  expect(drawn?.map(({ date }) => date)).toEqual(
    ['12', '13', '16', '17', '18', '19'].map((day) => `2026-01-${day}`),
  );
});

describe('a pause of a week after week 1', () => {
  const paused = () => {
    const programme = programmeOf(
      2,
      nights(14),
      [],
      [{ id: 1, week: 1, startsOn: '2026-01-12', resumesOn: '2026-01-19', isByStaff: false }],
    );
    const days = programme.days.map((day) =>
      day.week === 1 ? day : { ...day, date: addDays(day.date, 7) },
    );
    return { ...programme, days };
  };

  it('keeps the two weeks apart by one place without a night', () => {
    const evolution = buildEvolution(paused(), 'all');
    expect(evolution?.days.map(({ week }) => week)).toEqual([
      ...Array.from({ length: 7 }, () => 1),
      null,
      ...Array.from({ length: 7 }, () => 2),
    ]);
    expect(evolution?.days[7]).toMatchObject({ gap: 'pause', night: null, drawing: null });
    expect(evolution && weekSpans(evolution).map(({ from, to }) => [from, to])).toEqual([
      [0, 7],
      [8, 15],
    ]);
    expect(evolution?.nights).toHaveLength(14);
  });

  it('takes no place while the week after it has no night', () => {
    const programme = paused();
    const untold = { ...programme, days: programme.days.filter(({ week }) => week === 1) };
    expect(buildEvolution(untold, 'all')?.days).toHaveLength(7);
  });
});

describe('weeks opened after week 25', () => {
  const openedAfter = (daysAway: number) => {
    const programme = programmeOf(26, nights(26 * 7));
    const days = programme.days.map((day) =>
      day.week < 26 ? day : { ...day, date: addDays(day.date, daysAway) },
    );
    return buildEvolution({ ...programme, days }, 'all');
  };

  it.each([
    [0, 0],
    [1, 1],
    [6, 6],
    [7, 7],
    [120, 7],
  ])('%i days after week 25, %i empty places stand before week 26', (daysAway, places) => {
    const evolution = openedAfter(daysAway);
    expect(evolution?.days.filter(({ gap }) => gap === 'closed')).toHaveLength(places);
    const [last, opened] = evolution ? weekSpans(evolution).slice(-2) : [];
    expect([last?.to, opened?.from]).toEqual([175, 175 + places]);
    expect(new Set(evolution?.days.map(({ date }) => date)).size).toBe(182 + places);
  });
});

it('gives each night the naps of the day before', () => {
  const nap = { naps: [{ startTime: 840, endTime: 870 }], napCount: 1 };
  const { days } = evolutionOf(1, [{}, nap]);
  expect(days.slice(0, 2).map(napMinutes)).toEqual([0, 30]);
});
