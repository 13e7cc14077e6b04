import { addDays, daysBetween } from '../../time/rules/local-date.ts';
import { instantAt, localDateAt } from '../../time/rules/zone.ts';

/** Starts of the days in a time zone, from the day after `first` to the day of `last`. */
export function dayStarts(first: Date, last: Date, timeZone: string): Date[] {
  const from = localDateAt(first, timeZone);
  const count = Math.max(0, daysBetween(from, localDateAt(last, timeZone)));
  return Array.from({ length: count }, (_, place) =>
    instantAt(addDays(from, place + 1), 0, timeZone),
  );
}
