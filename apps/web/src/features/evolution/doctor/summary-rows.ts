import { type NightEntry, nightDetails } from '@aube/api/rules';
import { doctorFields, nightField, type NightFieldName } from '@aube/dictionary';
import {
  type CompletedDay,
  type DiaryWeek,
  isCompletedDay,
  type Programme,
} from '../../../lib/programme-data.ts';

/** @decision D71 */
const sheetNights = 14;
const sheetWeeks = 13;

type Night = { readonly night: NightEntry };

export type SummaryWeek = Pick<
  DiaryWeek,
  | 'number'
  | 'completedNights'
  | 'meanTimeInBedMinutes'
  | 'meanTotalSleepMinutes'
  | 'meanSleepOnsetLatencyMinutes'
  | 'meanWakeAfterSleepOnsetMinutes'
  | 'whiteNights'
  | 'sleepEfficiencyPercent'
> & {
  readonly fields: Readonly<Partial<Record<NightFieldName, WeekFigure>>>;
};

/**
 * A mean, rounded to 0.1. For a yes/no question, `nights` counts « yes » and `told` counts all
 * answers.
 */
type WeekFigure = number | { readonly nights: number; readonly told: number } | null;

export const weekFields = doctorFields('week');

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const told = <Value>(values: readonly (Value | null | undefined)[]): Value[] =>
  values.flatMap((value) => (value === null || value === undefined ? [] : [value]));

function weekFigure(
  name: NightFieldName,
  nights: readonly Night[],
  isFigured: boolean,
): WeekFigure {
  const values = told(nights.map(({ night }) => night[name]));
  if (nightField(name).kind === 'yesNo') {
    const yes = values.filter((value) => value === true);
    return values.length === 0 ? null : { nights: yes.length, told: values.length };
  }
  const value = isFigured ? mean(values.map(Number)) : null;
  return value === null ? null : Math.round(value * 10) / 10;
}

/** A mean needs at least three nights. @decision D24 */
export function summaryWeek(week: DiaryWeek, nights: readonly Night[]): SummaryWeek {
  const isFigured = week.sleepEfficiencyPercent !== null;
  return {
    ...week,
    fields: Object.fromEntries(
      weekFields.map((name) => [name, weekFigure(name, nights, isFigured)]),
    ),
  };
}

export type Summary = {
  readonly from: string;
  readonly to: string;
  readonly weeks: readonly SummaryWeek[];
  readonly isShortened: boolean;
  readonly nights: readonly { readonly date: string; readonly night: CompletedDay | null }[];
  readonly hasDetails: boolean;
};

/** @decision D71 */
export function summaryOf(programme: Programme): Summary | null {
  const completed = programme.days.filter(isCompletedDay);
  const first = completed[0];
  const last = completed.at(-1);
  if (!first || !last) return null;
  const weeks = programme.weeks
    .filter(({ number }) => number <= last.week)
    .map((week) =>
      summaryWeek(
        week,
        completed.filter((day) => day.week === week.number),
      ),
    );
  const isShortened = weeks.length > sheetWeeks;
  const nights = programme.days.filter(({ date }) => date <= last.date).slice(-sheetNights);
  return {
    from: first.date,
    to: last.date,
    weeks: isShortened ? [...weeks.slice(0, 1), ...weeks.slice(1 - sheetWeeks)] : weeks,
    isShortened,
    nights: nights.map((day) => ({ date: day.date, night: isCompletedDay(day) ? day : null })),
    hasDetails: completed.some(({ night }) =>
      nightDetails.some((detail) => told([night[detail]]).length > 0),
    ),
  };
}
