import { type Fault, stopsAll } from '../error-code.ts';
import type { FailedStanding } from '../standing.ts';
import type { Programme } from '../programme-data.ts';
import type { KeptNight } from './kept-night.ts';

const millisecondsPerDay = 86_400_000;
/** Life of an unused session on an own device. @decision D59 */
const seenDays = 30;

/**
 * Adds a night: each night is there once, in its last version, and the earliest first, since it
 * expires first. @decision D66
 */
export function withKeptNight(nights: readonly KeptNight[], kept: KeptNight): KeptNight[] {
  const others = nights.filter((night) => !isSameNight(night, kept));
  return [...others, kept].toSorted((one, other) => one.date.localeCompare(other.date));
}

const isSameNight = (one: KeptNight, other: KeptNight) =>
  one.personId === other.personId && one.date === other.date;

/** The nights of one person, the earliest first; others are never shown or sent. */
export function nightsOf(nights: readonly KeptNight[], personId: number): KeptNight[] {
  return nights
    .filter((night) => night.personId === personId)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/**
 * The next night to send: the earliest waiting one, after the last one sent. A night to be
 * compared or refused waits for its person and blocks no other; the same for one open on a page.
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
  /** A date; empty for none. */
  readonly after: string;
  readonly isOpen: (date: string) => boolean;
};

/** The state of a night after a failed sending; it waits under another person's session. */
export function standingAfter(fault: Pick<Fault, 'code' | 'httpStatus'>): FailedStanding {
  if (fault.code === 'VERSION_CONFLICT') return 'toCompare';
  const isOfOthers = fault.httpStatus === 403 || fault.httpStatus === 404;
  return isOfOthers || stopsAll(fault) ? 'waiting' : 'refused';
}

/** True while the last seen pages may open without a network: the session would have ended since. */
export function isSeenUsable(seenAtMs: number, nowMs: number): boolean {
  return nowMs >= seenAtMs && nowMs - seenAtMs < seenDays * millisecondsPerDay;
}

/** A night kept on this device is not asked for again. */
export function withDeviceNights(overview: Programme, nights: readonly KeptNight[]): Programme {
  const { person } = overview;
  if (nights.length === 0 || person.isConsulted) return overview;
  const written = new Set(nightsOf(nights, person.userId).map(({ date }) => date));
  const days = overview.days.map((day) =>
    day.status === 'due' && written.has(day.date) ? { ...day, status: 'completed' as const } : day,
  );
  return { ...overview, days };
}
