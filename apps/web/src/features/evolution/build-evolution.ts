import {
  addDays,
  clockTimePlus,
  type ClockTime,
  daysBetween,
  type LocalDate,
  diaryRules,
  programmeRules,
} from '@aube/api/rules';
import { plannedBed } from '../nights/drawing/planned-bed.ts';
import { drawNight, type NightDrawing } from '../nights/drawing/night-drawing.ts';
import {
  type CompletedDay,
  type DiaryWeek,
  isCompletedDay,
  type Programme,
  zoneOfDay,
} from '../../lib/programme-data.ts';

export type Period = 'twoWeeks' | 'sixWeeks' | 'all';
export const weeksOfPeriod = { twoWeeks: 2, sixWeeks: 6, all: Number.POSITIVE_INFINITY } as const;
const periods: readonly Period[] = ['twoWeeks', 'sixWeeks', 'all'];

export type EvolutionDay = {
  readonly date: LocalDate;
  /** Null in a pause, and while the diary is closed after week 25. */
  readonly week: number | null;
  readonly gap?: 'pause' | 'closed';
  readonly night: CompletedDay | null;
  readonly drawing: NightDrawing | null;
  readonly planned: NightDrawing['bed'];
};

export type Evolution = {
  readonly days: readonly EvolutionDay[];
  readonly nights: readonly CompletedDay[];
  readonly weeks: readonly DiaryWeek[];
  readonly periods: readonly Period[];
};

const columnsOfGap = { pause: 1, closed: 7 } as const;

function gapAfter(day: EvolutionDay, next: EvolutionDay | undefined): EvolutionDay[] {
  const away = next ? daysBetween(day.date, next.date) - 1 : 0;
  const gap = day.week === null || day.week < programmeRules.lastDiaryWeek ? 'pause' : 'closed';
  return Array.from({ length: Math.min(away, columnsOfGap[gap]) }, (_, index) => ({
    date: addDays(day.date, index + 1),
    week: null,
    gap,
    night: null,
    drawing: null,
    planned: null,
  }));
}

/** @decision D67 D86 */
export function buildEvolution(programme: Programme, period: Period): Evolution | null {
  const noted = programme.days.filter(isCompletedDay);
  const lastWeek = noted.at(-1)?.week;
  const firstWeek = programme.days[0]?.week;
  if (lastWeek === undefined || firstWeek === undefined) return null;
  const told = lastWeek - firstWeek + 1;
  const from = Math.max(firstWeek, lastWeek - weeksOfPeriod[period] + 1);
  const isShown = (week: number) => week >= from && week <= lastWeek;
  const days = programme.days.filter((day) => isShown(day.week));
  const shown = days.map((day): EvolutionDay => ({
    date: day.date,
    week: day.week,
    night: isCompletedDay(day) ? day : null,
    drawing: day.night && drawNight(day.date, day.night, zoneOfDay(day, programme)),
    planned: plannedBed(programme.weeks, day),
  }));
  return {
    days: shown.flatMap((day, index) => [day, ...gapAfter(day, shown[index + 1])]),
    nights: days.filter(isCompletedDay),
    weeks: programme.weeks.filter((week) => isShown(week.number)),
    periods: periods.filter((each) => each === 'all' || weeksOfPeriod[each] < told),
  };
}

/** The last days until today, without the days to come of the week. */
export function lastDays(evolution: Evolution, count: number, today: LocalDate): Evolution {
  const days = evolution.days.filter(({ date }) => date <= today).slice(-count);
  return { ...evolution, days, nights: days.flatMap(({ night }) => night ?? []) };
}

const wholeFromWeek = 13;

export function firstPeriod(periods: readonly Period[], programmeWeek: number): Period {
  return programmeWeek < wholeFromWeek && periods.includes('sixWeeks') ? 'sixWeeks' : 'all';
}

const isEnough = (nights: number) => nights >= diaryRules.provisionalMinimumNights;

export type WeekSpan = {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly sleepEfficiencyPercent: number | null;
  readonly date: LocalDate;
};

export function weekSpans({ days, weeks }: Evolution): WeekSpan[] {
  return weeks.flatMap(({ number, sleepEfficiencyPercent }) => {
    const from = days.findIndex((day) => day.week === number);
    const to = days.findLastIndex((day) => day.week === number) + 1;
    const date = days[from]?.date;
    return date === undefined ? [] : [{ number, from, to, sleepEfficiencyPercent, date }];
  });
}

type EfficiencySummary = {
  readonly first: { readonly week: number; readonly percent: number } | null;
  readonly last: { readonly week: number; readonly percent: number } | null;
};

/** @decision D23 */
export function summariseEfficiency({ weeks }: Evolution): EfficiencySummary {
  const figures = weeks.flatMap(({ number, sleepEfficiencyPercent: percent }) =>
    percent === null ? [] : [{ week: number, percent }],
  );
  return { first: figures[0] ?? null, last: figures.length > 1 ? (figures.at(-1) ?? null) : null };
}

/** In whole minutes. A mean never covers two schedules, because a week has one schedule. */
type WeekTimes = {
  readonly week: number;
  readonly timeInBedMinutes: number;
  readonly totalSleepMinutes: number;
};

/** @decision D24 */
export function timesByWeek({ nights }: Pick<Evolution, 'nights'>): WeekTimes[] {
  return [...new Set(nights.map(({ week }) => week))].flatMap((week) => {
    const own = nights.filter((night) => night.week === week);
    if (!isEnough(own.length)) return [];
    const mean = (of: 'totalSleepMinutes' | 'timeInBedMinutes') =>
      Math.round(own.reduce((sum, { measures }) => sum + measures[of], 0) / own.length);
    const timeInBedMinutes = mean('timeInBedMinutes');
    return [{ week, timeInBedMinutes, totalSleepMinutes: mean('totalSleepMinutes') }];
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const below = sorted[Math.ceil(middle) - 1] ?? 0;
  const above = sorted[Math.floor(middle)] ?? 0;
  return (below + above) / 2;
}

type WeekHours = {
  readonly week: number;
  readonly lightsOutTime: ClockTime;
  readonly outOfBedTime: ClockTime;
  readonly mornings: number;
  readonly regularMornings: number;
};

const regularWithinMinutes = 15;

/** Medians of the last week with three nights or more, in whole minutes. @decision D24 */
export function summariseHours({ days }: Pick<Evolution, 'days'>): WeekHours | null {
  const bedsOf = (week: number) =>
    days.flatMap((day) => (day.week === week && day.drawing?.bed) || []);
  const isTold = ({ week }: EvolutionDay) => week !== null && isEnough(bedsOf(week).length);
  const week = days.findLast(isTold)?.week ?? null;
  if (week === null) return null;
  const beds = bedsOf(week);
  const clock = (minutes: number) => clockTimePlus(diaryRules.noonTime, Math.round(minutes));
  const rise = median(beds.map(({ to }) => to));
  return {
    week,
    lightsOutTime: clock(median(beds.map(({ from }) => from))),
    outOfBedTime: clock(rise),
    mornings: beds.length,
    regularMornings: beds.filter(({ to }) => Math.abs(to - rise) <= regularWithinMinutes).length,
  };
}

export function napMinutes({ drawing }: EvolutionDay): number {
  const naps = (drawing?.stretches ?? []).filter(({ kind }) => kind === 'nap');
  return naps.reduce((sum, { from, to }) => sum + to - from, 0);
}
