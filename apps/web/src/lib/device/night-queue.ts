import { type Fault, stopsAll } from '../error-code.ts';
import type { FailedStanding } from '../standing.ts';
import type { Programme } from '../programme-data.ts';
import type { KeptNight } from './kept-night.ts';

const millisecondsPerDay = 86_400_000;
/** Days after which an unused session on a person's own device ends. @decision D59 */
const seenDays = 30;

/**
 * Adds a night. Each night is in the list once, in its last version. The earliest night comes
 * first, because it can be filled in for the shortest time.
 * @decision D66
 */
export function withKeptNight(nights: readonly KeptNight[], kept: KeptNight): KeptNight[] {
  const others = nights.filter((night) => !isSameNight(night, kept));
  return [...others, kept].toSorted((one, other) => one.date.localeCompare(other.date));
}

const isSameNight = (one: KeptNight, other: KeptNight) =>
  one.personId === other.personId && one.date === other.date;

/** Nights of one person, the earliest first. Nights of other people are never shown or sent. */
export function nightsOf(nights: readonly KeptNight[], personId: number): KeptNight[] {
  return nights
    .filter((night) => night.personId === personId)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/**
 * The next night to send: the earliest waiting night after the last sent one. Left out are nights
 * that are refused or to be compared, which wait for the person, and nights that are being changed
 * on a page.
 */
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
  /** Date of the last night that was tried; empty at the start. */
  readonly after: string;
  readonly isOpen: (date: string) => boolean;
};

/** State of a night after a failed call. A night of another person's session keeps waiting. */
export function standingAfter(fault: Pick<Fault, 'code' | 'httpStatus'>): FailedStanding {
  if (fault.code === 'VERSION_CONFLICT') return 'toCompare';
  const isOfOthers = fault.httpStatus === 403 || fault.httpStatus === 404;
  return isOfOthers || stopsAll(fault) ? 'waiting' : 'refused';
}

/**
 * True while the last seen pages may open without a network: until the session would have ended.
 */
export function isSeenUsable(seenAtMs: number, nowMs: number): boolean {
  return nowMs >= seenAtMs && nowMs - seenAtMs < seenDays * millisecondsPerDay;
}

/** Marks the nights stored on this device as completed, so that no page asks for them again. */
export function withDeviceNights(overview: Programme, nights: readonly KeptNight[]): Programme {
  const { person } = overview;
  if (nights.length === 0 || person.isConsulted) return overview;
  const written = new Set(nightsOf(nights, person.userId).map(({ date }) => date));
  const days = overview.days.map((day) =>
    day.status === 'due' && written.has(day.date) ? { ...day, status: 'completed' as const } : day,
  );
  return { ...overview, days };
}
