import {
  addDays,
  clockTimePlus,
  type ClockTime,
  type LocalDate,
  diaryRules,
  minutesPerDay,
  truncatedPercent,
} from '@aube/api/rules';
import { drawNight, type NightDrawing, type Stretch } from '../diary/night/night-drawing.ts';
import {
  type CompletedDay,
  type DiaryWeek,
  isCompletedDay,
  type Programme,
  zoneOfDay,
} from '../diary/programme-data.ts';

export type Period = 'fourWeeks' | 'all';
const weeksOfShortPeriod = 4;

/** A morning of the period, with its night once it is noted. */
export type EvolutionDay = {
  readonly date: LocalDate;
  /** Null for the place of a pause: it keeps two weeks apart. */
  readonly week: number | null;
  readonly night: CompletedDay | null;
  readonly drawing: NightDrawing | null;
};

/** What the three charts show: whole weeks of the programme, up to the one of the last noted night. */
export type Evolution = {
  readonly days: readonly EvolutionDay[];
  readonly nights: readonly CompletedDay[];
  readonly weeks: readonly DiaryWeek[];
  /** Whether there is more than the short period to look at. */
  readonly hasLongPeriod: boolean;
};

/** However long it was, a pause takes one place without a night: the morning after its first day. */
const placeOfPause = ({ startsOn }: Programme['pauses'][number]): EvolutionDay => ({
  date: addDays(startsOn, 1),
  week: null,
  night: null,
  drawing: null,
});

/** The nights of the period; null while none is noted. @decision D67 */
export function buildEvolution(programme: Programme, period: Period): Evolution | null {
  const noted = programme.days.filter(isCompletedDay);
  const lastWeek = noted.at(-1)?.week;
  const firstWeek = programme.days[0]?.week;
  if (lastWeek === undefined || firstWeek === undefined) return null;
  const shortFrom = lastWeek - weeksOfShortPeriod + 1;
  const from = period === 'all' ? firstWeek : shortFrom;
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
    hasLongPeriod: shortFrom > firstWeek,
  };
}

/** Where a week stands among the days of the charts, by index; `to` is past its last. */
export type WeekSpan = {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly sleepEfficiencyPercent: number | null;
};

/** The weeks side by side, each over its days. */
export function weekSpans({ days, weeks }: Evolution): WeekSpan[] {
  return weeks.flatMap(({ number, sleepEfficiencyPercent }) => {
    const from = days.findIndex((day) => day.week === number);
    const to = days.findLastIndex((day) => day.week === number) + 1;
    return from < 0 ? [] : [{ number, from, to, sleepEfficiencyPercent }];
  });
}

export type EfficiencySummary = {
  readonly nights: number;
  /** 100 × ΣTST ÷ ΣTIB over the nights of the period. @decision D23 */
  readonly overallPercent: number;
  readonly first: { readonly week: number; readonly percent: number } | null;
  /** Null unless it is another week than the first. */
  readonly last: { readonly week: number; readonly percent: number } | null;
};

/** The first and the last weekly efficiency of the period, and that of all its nights together. */
export function summariseEfficiency({ nights, weeks }: Evolution): EfficiencySummary {
  const figures = weeks.flatMap(({ number, sleepEfficiencyPercent: percent }) =>
    percent === null ? [] : [{ week: number, percent }],
  );
  const sum = (of: 'totalSleepMinutes' | 'timeInBedMinutes') =>
    nights.reduce((total, { measures }) => total + measures[of], 0);
  return {
    nights: nights.length,
    overallPercent: truncatedPercent(sum('totalSleepMinutes'), sum('timeInBedMinutes')),
    first: figures[0] ?? null,
    last: figures.length > 1 ? (figures.at(-1) ?? null) : null,
  };
}

/** Means over the nights of the period, in whole minutes. */
export function summariseTimes({ nights }: Evolution) {
  const mean = (of: 'totalSleepMinutes' | 'timeInBedMinutes') =>
    Math.round(nights.reduce((sum, { measures }) => sum + measures[of], 0) / nights.length);
  return {
    nights: nights.length,
    timeInBedMinutes: mean('timeInBedMinutes'),
    totalSleepMinutes: mean('totalSleepMinutes'),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const below = sorted[Math.ceil(middle) - 1] ?? 0;
  const above = sorted[Math.floor(middle)] ?? 0;
  return (below + above) / 2;
}

/** Median lights-out and rise of the period, to the minute; null while no night can be drawn. */
export function summariseHours({
  days,
}: Evolution): { lightsOutTime: ClockTime; outOfBedTime: ClockTime } | null {
  const beds = days.flatMap(({ drawing }) => drawing?.bed ?? []);
  if (beds.length === 0) return null;
  const clock = (minutes: number) => clockTimePlus(diaryRules.noonTime, Math.round(minutes));
  return {
    lightsOutTime: clock(median(beds.map(({ from }) => from))),
    outOfBedTime: clock(median(beds.map(({ to }) => to))),
  };
}

/**
 * The raster: a row a night from noon to noon, stretches in minutes after its noon. What passes a
 * noon goes on in the next row; a nap of the morning stands in the row before its own.
 */
export function rasterRows(days: readonly EvolutionDay[]): Stretch[][] {
  const rows: Stretch[][] = days.map(() => []);
  days.forEach(({ drawing }, index) => {
    for (const { kind, from, to } of drawing?.stretches ?? []) {
      for (let start = from; start < to;) {
        const turn = Math.floor(start / minutesPerDay);
        const noon = turn * minutesPerDay;
        const end = Math.min(to, noon + minutesPerDay);
        rows[index + turn]?.push({ kind, from: start - noon, to: end - noon });
        start = end;
      }
    }
  });
  return rows;
}
