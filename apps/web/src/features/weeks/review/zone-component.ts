import {
  addDays,
  clockTimeAt,
  dateOfEpochDay,
  epochDayOf,
  formatClockTime,
  type LocalDate,
  localDateAt,
} from '@aube/api/rules';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const minutesPerDay = 1440;

/** Minutes since 1970 on the wall clock. */
const wallAt = (atMs: number, timeZone: string): number => {
  const at = new Date(atMs);
  return epochDayOf(localDateAt(at, timeZone)) * minutesPerDay + clockTimeAt(at, timeZone);
};

const offsetAt = (atMs: number, timeZone: string): number =>
  wallAt(atMs, timeZone) - Math.floor(atMs / minuteMs);

function writtenOffset(minutes: number): string {
  const size = formatClockTime(Math.abs(minutes)).replace(':', '');
  return `${minutes < 0 ? '-' : '+'}${size}`;
}

function writtenWall(minutes: number): string {
  const day = Math.floor(minutes / minutesPerDay);
  const clock = formatClockTime(minutes - day * minutesPerDay);
  return `${dateOfEpochDay(day)}T${clock}00`.replaceAll(/[-:]/g, '');
}

type Change = { atMs: number; from: number; to: number };

const observance = ({ atMs, from, to }: Change): string[] => {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${writtenWall(Math.floor(atMs / minuteMs) + from)}`,
    `TZOFFSETFROM:${writtenOffset(from)}`,
    `TZOFFSETTO:${writtenOffset(to)}`,
    `END:${kind}`,
  ];
};

/**
 * A `VTIMEZONE`: the offset before the days, then each change of the clocks.
 * @source RFC 5545 3.6.5
 */
export function zoneComponent(
  timeZone: string,
  { fromOn, toOn }: { fromOn: LocalDate; toOn: LocalDate },
): string {
  const startMs = Date.parse(`${addDays(fromOn, -2)}T00:00:00Z`);
  const endMs = Date.parse(`${addDays(toOn, 3)}T00:00:00Z`);
  const first = offsetAt(startMs, timeZone);
  const changes: Change[] = [{ atMs: startMs, from: first, to: first }];
  let offset = first;
  // Clocks change only at a quarter of an hour, in every zone.
  for (let atMs = startMs; atMs < endMs; atMs += hourMs / 4) {
    const to = offsetAt(atMs, timeZone);
    if (to !== offset) changes.push({ atMs, from: offset, to });
    offset = to;
  }
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...changes.flatMap(observance),
    'END:VTIMEZONE',
  ].join('\r\n');
}
