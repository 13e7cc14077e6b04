import {
  addDays,
  clockTimePlus,
  type ClockTime,
  type LocalDate,
  diaryRules,
} from '@aube/api/rules';
import { drawNight, type NightDrawing, type Stretch } from '../nights/drawing/night-drawing.ts';
import {
  type CompletedDay,
  type DiaryWeek,
  isCompletedDay,
  type Programme,
  zoneOfDay,
} from '../../lib/programme-data.ts';

export type Period = 'twoWeeks' | 'sixWeeks' | 'all';
const weeksOfPeriod = { twoWeeks: 2, sixWeeks: 6, all: Number.POSITIVE_INFINITY } as const;
const periods: readonly Period[] = ['twoWeeks', 'sixWeeks', 'all'];

/** A morning of the period, with its recorded night. */
export type EvolutionDay = {
  readonly date: LocalDate;
  /** Null for a pause, which separates two weeks. */
  readonly week: number | null;
  readonly night: CompletedDay | null;
  readonly drawing: NightDrawing | null;
};

/** Data of the three charts: whole weeks, up to that of the last recorded night. */
export type Evolution = {
  readonly days: readonly EvolutionDay[];
  readonly nights: readonly CompletedDay[];
  readonly weeks: readonly DiaryWeek[];
  /** The shorter periods, and all; one alone is no choice. */
  readonly periods: readonly Period[];
};

/** A pause of any length takes one empty place: the morning after its first day. */
const placeOfPause = ({ startsOn }: Programme['pauses'][number]): EvolutionDay => ({
  date: addDays(startsOn, 1),
  week: null,
  night: null,
  drawing: null,
});

/** The nights of the period; null without a recorded one. @decision D67 */
export function buildEvolution(programme: Programme, period: Period): Evolution | null {
  const noted = programme.days.filter(isCompletedDay);
  const lastWeek = noted.at(-1)?.week;
  const firstWeek = programme.days[0]?.week;
  if (lastWeek === undefined || firstWeek === undefined) return null;
  const told = lastWeek - firstWeek + 1;
  const from = Math.max(firstWeek, lastWeek - weeksOfPeriod[period] + 1);
  const isShown = (week: number) => week >= from && week <= lastWeek;
  const days = programme.days.filter((day) => isShown(day.week));
  const pauses = programme.pauses.filter(({ week }) => isShown(week) && isShown(week + 1));
  const shown = days.map((day) => ({
    date: day.date,
    week: day.week,
    night: isCompletedDay(day) ? day : null,
    drawing: day.night && drawNight(day.date, day.night, zoneOfDay(day, programme)),
  }));
  return {
    days: [...shown, ...pauses.map(placeOfPause)].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    nights: days.filter(isCompletedDay),
    weeks: programme.weeks.filter((week) => isShown(week.number)),
    periods: periods.filter((each) => each === 'all' || weeksOfPeriod[each] < told),
  };
}

/** The range of a week among the days of the charts, by index; `to` is exclusive. */
export type WeekSpan = {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly sleepEfficiencyPercent: number | null;
  /** The morning of its first night. */
  readonly date: LocalDate;
};

/** The ranges of all weeks. */
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
  /** Null unless it differs from the first week. */
  readonly last: { readonly week: number; readonly percent: number } | null;
};

/** The first and the last weekly efficiency of the period. @decision D23 */
export function summariseEfficiency({ weeks }: Evolution): EfficiencySummary {
  const figures = weeks.flatMap(({ number, sleepEfficiencyPercent: percent }) =>
    percent === null ? [] : [{ week: number, percent }],
  );
  return { first: figures[0] ?? null, last: figures.length > 1 ? (figures.at(-1) ?? null) : null };
}

/** Means of one week, in whole minutes: it has one schedule, so no mean spans a change. */
type WeekTimes = {
  readonly week: number;
  readonly nights: number;
  readonly timeInBedMinutes: number;
  readonly totalSleepMinutes: number;
};

/** Mean time in bed and total sleep time of each week with a night. */
export function timesByWeek({ nights }: Pick<Evolution, 'nights'>): WeekTimes[] {
  return [...new Set(nights.map(({ week }) => week))].map((week) => {
    const own = nights.filter((night) => night.week === week);
    const mean = (of: 'totalSleepMinutes' | 'timeInBedMinutes') =>
      Math.round(own.reduce((sum, { measures }) => sum + measures[of], 0) / own.length);
    return {
      week,
      nights: own.length,
      timeInBedMinutes: mean('timeInBedMinutes'),
      totalSleepMinutes: mean('totalSleepMinutes'),
    };
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
  /** Mornings within a quarter of an hour of the median rise time. */
  readonly regularMornings: number;
};

const regularWithinMinutes = 15;

/**
 * Median lights-out and rise of the last week with a night, to the minute, and the number of rises
 * near the median.
 */
export function summariseHours({ days }: Pick<Evolution, 'days'>): WeekHours | null {
  const week = days.findLast(({ drawing }) => drawing?.bed)?.week ?? null;
  const beds = days.flatMap((day) => (day.week === week && day.drawing?.bed) || []);
  if (week === null || beds.length === 0) return null;
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

/** The nights of the raster, one per row, without naps. */
export function rasterRows(days: readonly EvolutionDay[]): Stretch[][] {
  return days.map(({ drawing }) => (drawing?.stretches ?? []).filter(({ kind }) => kind !== 'nap'));
}

/** Minutes of nap on the day before each night. */
export function napMinutes({ drawing }: EvolutionDay): number {
  const naps = (drawing?.stretches ?? []).filter(({ kind }) => kind === 'nap');
  return naps.reduce((sum, { from, to }) => sum + to - from, 0);
}
