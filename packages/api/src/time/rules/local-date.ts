/** A day of the calendar without a zone, written `YYYY-MM-DD`; such strings sort as their days do. @decision D10 */
export type LocalDate = string;

const millisecondsPerDay = 86_400_000;
const firstDate: LocalDate = '1900-01-01';
const lastDate: LocalDate = '2100-12-31';

/** Whole days from 1970-01-01 to `date`. */
export function epochDayOf(date: LocalDate): number {
  return (
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8))) /
    millisecondsPerDay
  );
}

const datesKept = 10_000;
const dates = new Map<number, LocalDate>();

/** The date that lies `epochDay` whole days after 1970-01-01; a page asks for the same ones often. */
export function dateOfEpochDay(epochDay: number): LocalDate {
  const kept = dates.get(epochDay);
  if (kept !== undefined) return kept;
  const date = new Date(epochDay * millisecondsPerDay).toISOString().slice(0, 10);
  if (dates.size >= datesKept) dates.clear();
  dates.set(epochDay, date);
  return date;
}

/** Whether `text` is a real day from 1900 to 2100: `2025-02-29` is none. @decision D10 */
export function isLocalDate(text: string): text is LocalDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < firstDate || text > lastDate) return false;
  return dateOfEpochDay(epochDayOf(text)) === text;
}

/** The date `days` days after `date`, before it when negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfEpochDay(epochDayOf(date) + days);
}

/** Days from `from` to `to`, negative when `to` comes first. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return epochDayOf(to) - epochDayOf(from);
}

/** Day of the week, 0 = Sunday to 6 = Saturday. */
export function dayOfWeek(date: LocalDate): number {
  // 1970-01-01 was a Thursday; the second modulo lifts the days before it.
  return (((epochDayOf(date) + 4) % 7) + 7) % 7;
}
