import type { ClockTime } from './clock-time.ts';
import { dateOfEpochDay, epochDayOf, type LocalDate } from './local-date.ts';

export type LocalDateTime = { date: LocalDate; time: ClockTime };

const millisecondsPerMinute = 60_000;
const millisecondsPerDay = 86_400_000;
const formattersKept = 600;
const formatters = new Map<string, Intl.DateTimeFormat>();

function createFormatter(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const kept = formatters.get(timeZone);
  if (kept) return kept;
  if (formatters.size >= formattersKept) formatters.clear();
  const formatter = createFormatter(timeZone);
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Local time at an instant, in milliseconds, as if this local time were in UTC. */
function wallMillisecondsAt(milliseconds: number, timeZone: string): number {
  const shown = formatterOf(timeZone).format(milliseconds).match(/\d+/g) ?? [];
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = shown.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function readOffsetAt(milliseconds: number, timeZone: string): number {
  const wholeSecond = Math.floor(milliseconds / 1000) * 1000;
  return wallMillisecondsAt(wholeSecond, timeZone) - wholeSecond;
}

const offsetsKept = 20_000;
const offsets = new Map<string, Map<number, number | null>>();
let offsetsCount = 0;

/** Offset of the zone on a UTC day, in milliseconds; null when the clocks change on this day. */
function offsetOfDay(epochDay: number, timeZone: string): number | null {
  if (offsetsCount >= offsetsKept) {
    offsets.clear();
    offsetsCount = 0;
  }
  const ofZone = offsets.get(timeZone) ?? new Map<number, number | null>();
  offsets.set(timeZone, ofZone);
  const kept = ofZone.get(epochDay);
  if (kept !== undefined) return kept;
  const first = readOffsetAt(epochDay * millisecondsPerDay, timeZone);
  const last = readOffsetAt((epochDay + 1) * millisecondsPerDay - 1, timeZone);
  const offset = first === last ? first : null;
  ofZone.set(epochDay, offset);
  offsetsCount += 1;
  return offset;
}

/**
 * Offset from UTC in milliseconds, positive to the east. Offsets are cached per day, because
 * formatting is slow.
 */
function offsetMillisecondsAt(milliseconds: number, timeZone: string): number {
  const ofDay = offsetOfDay(Math.floor(milliseconds / millisecondsPerDay), timeZone);
  return ofDay ?? readOffsetAt(milliseconds, timeZone);
}

const wallAt = (now: Date, timeZone: string): number =>
  now.getTime() + offsetMillisecondsAt(now.getTime(), timeZone);

/**
 * True for an IANA time zone that this JavaScript engine knows; false for an offset such as
 * `-05:00`.
 * @decision D10
 */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{1,63}$/.test(text)) return false;
  try {
    createFormatter(text);
    return true;
  } catch {
    return false;
  }
}

/** Time zone of a new account whose device names none. @decision D10 D97 */
export const USUAL_TIME_ZONE = 'America/Toronto';

/** @decision D10 */
export function localDateAt(now: Date, timeZone: string): LocalDate {
  return dateOfEpochDay(Math.floor(wallAt(now, timeZone) / millisecondsPerDay));
}

/** @decision D10 */
export function clockTimeAt(now: Date, timeZone: string): ClockTime {
  const wall = wallAt(now, timeZone);
  return Math.floor(
    (wall - Math.floor(wall / millisecondsPerDay) * millisecondsPerDay) / millisecondsPerMinute,
  );
}

/**
 * Instant at which the clock shows `time`. A time that the clock skips moves forward by the
 * skipped hour (02:30 → 03:30); for a time that occurs twice, the first instant.
 * @decision D13
 */
export function instantAt(date: LocalDate, time: ClockTime, timeZone: string): Date {
  const wall = epochDayOf(date) * millisecondsPerDay + time * millisecondsPerMinute;
  const offsetBefore = offsetMillisecondsAt(wall - millisecondsPerDay, timeZone);
  const offsetAfter = offsetMillisecondsAt(wall + millisecondsPerDay, timeZone);
  const before = wall - offsetBefore;
  const after = wall - offsetAfter;
  if (offsetMillisecondsAt(before, timeZone) === offsetBefore) return new Date(before);
  if (offsetMillisecondsAt(after, timeZone) === offsetAfter) return new Date(after);
  return new Date(before);
}

/** Elapsed minutes between two local times; negative when `to` is earlier. @decision D13 */
export function elapsedMinutes(from: LocalDateTime, to: LocalDateTime, timeZone: string): number {
  return minutesBetween(
    instantAt(from.date, from.time, timeZone),
    instantAt(to.date, to.time, timeZone),
  );
}

/** Whole minutes between two instants; negative when `to` is earlier. */
export function minutesBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / millisecondsPerMinute);
}
