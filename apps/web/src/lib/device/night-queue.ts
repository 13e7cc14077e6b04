import { type Fault, stopsAll } from '../error-code.ts';
import type { FailedStanding } from '../standing.ts';
import type { Programme } from '../programme-data.ts';
import type { KeptNight } from './kept-night.ts';

const millisecondsPerDay = 86_400_000;
/** Days after which an unused session on a person's own device ends. @decision D59 */
const seenDays = 30;

/** Nights are in order of date, because the earliest night expires first. @decision D66 */
export function withKeptNight(nights: readonly KeptNight[], kept: KeptNight): KeptNight[] {
  const others = nights.filter((night) => !isSameNight(night, kept));
  return [...others, kept].toSorted((one, other) => one.date.localeCompare(other.date));
}

const isSameNight = (one: KeptNight, other: KeptNight) =>
  one.personId === other.personId && one.date === other.date;

export function nightsOf(nights: readonly KeptNight[], personId: number): KeptNight[] {
  return nights
    .filter((night) => night.personId === personId)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** A night that a page is changing is left out. */
export function nextToSend(
  nights: readonly KeptNight[],
  { personId, after, isOpen }: NextOptions,
): KeptNight | null {
  const waiting = nightsOf(nights, personId).filter(
    ({ standing, date }) => standing === 'waiting' && date > after && !isOpen(date),
  );
  return waiting[0] ?? null;
}

type NextOptions = {
  readonly personId: number;
  readonly after: string;
  readonly isOpen: (date: string) => boolean;
};

/** A night waits when the session belongs to another person, or when all requests fail. */
export function standingAfter(fault: Pick<Fault, 'code' | 'httpStatus'>): FailedStanding {
  if (fault.code === 'VERSION_CONFLICT') return 'toCompare';
  const isOfOthers =
    fault.httpStatus === 403 || fault.httpStatus === 404 || fault.code === 'OTHER_PERSON';
  return isOfOthers || stopsAll(fault) ? 'waiting' : 'refused';
}

/**
 * True while the session of the last visit may still be valid, even when the clock was set back.
 */
export function isSeenUsable(seenAtMs: number, nowMs: number): boolean {
  return nowMs - seenAtMs < seenDays * millisecondsPerDay;
}

export function withDeviceNights(overview: Programme, nights: readonly KeptNight[]): Programme {
  const { person } = overview;
  if (nights.length === 0 || person.isConsulted) return overview;
  const written = new Set(nightsOf(nights, person.userId).map(({ date }) => date));
  const days = overview.days.map((day) =>
    day.status === 'due' && written.has(day.date) ? { ...day, status: 'completed' as const } : day,
  );
  return { ...overview, days };
}
