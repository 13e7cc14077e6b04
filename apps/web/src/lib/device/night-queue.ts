import { type Fault, mayPass } from '../error-code.ts';
import type { Overview } from './reopen-overview.ts';
import type { KeptNight } from './kept-night.ts';

const millisecondsPerDay = 86_400_000;
/** As long as a session on one's own device lives without a visit. @decision D59 */
const seenDays = 30;

/**
 * The nights with one more: a night is there once, as it was written last, and the earliest one comes
 * first, since it is the first to expire. @decision D66
 */
export function withKeptNight(nights: readonly KeptNight[], kept: KeptNight): KeptNight[] {
  const others = nights.filter((night) => !isSameNight(night, kept));
  return [...others, kept].toSorted((one, other) => one.date.localeCompare(other.date));
}

const isSameNight = (one: KeptNight, other: KeptNight) =>
  one.personId === other.personId && one.date === other.date;

/** The nights of one person, the earliest first; nobody else's are shown or sent. */
export function nightsOf(nights: readonly KeptNight[], personId: number): KeptNight[] {
  return nights
    .filter((night) => night.personId === personId)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/**
 * The next night to send: the earliest that waits, after the one that was sent last. One that is to
 * be compared or was refused waits for its person and holds no other back; nor does one that is open
 * on a page, where it is being changed.
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

/**
 * What a failed sending means for a night: it is sent again later, compared with what another device
 * saved, or refused for good. Without a session of its person it waits for them.
 */
export function answerTo(
  fault: Pick<Fault, 'code' | 'httpStatus'>,
): 'later' | 'toCompare' | 'refused' {
  if (fault.code === 'VERSION_CONFLICT') return 'toCompare';
  const isNotTheirs = [401, 403, 404].includes(fault.httpStatus ?? 0);
  return isNotTheirs || mayPass(fault) ? 'later' : 'refused';
}

/** Whether a failed sending says the same of every other night: no site, no session, too many calls. */
export const stopsAll = (fault: Pick<Fault, 'code' | 'httpStatus'>): boolean =>
  fault.httpStatus === 401 || mayPass(fault);

/** Whether the pages that were seen last may still open without a network: a session would have ended since. */
export function isSeenUsable(seenAtMs: number, nowMs: number): boolean {
  return nowMs >= seenAtMs && nowMs - seenAtMs < seenDays * millisecondsPerDay;
}

/** Nobody is asked for a night that this device keeps until it is sent. */
export function withDeviceNights(overview: Overview, nights: readonly KeptNight[]): Overview {
  const { person } = overview;
  if (nights.length === 0 || person.isConsulted) return overview;
  const written = new Set(nightsOf(nights, person.userId).map(({ date }) => date));
  const days = overview.days.map((day) =>
    day.status === 'due' && written.has(day.date) ? { ...day, status: 'completed' as const } : day,
  );
  return { ...overview, days };
}
