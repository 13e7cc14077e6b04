import { programmeRules } from './constants.ts';

const millisecondsPerHour = 3_600_000;

/** The instant until which an abandonment can be undone, 24 elapsed hours later. @decision D36 */
export function abandonmentUndoableUntil(abandonedAt: Date): Date {
  return new Date(
    abandonedAt.getTime() + programmeRules.abandonmentUndoHours * millisecondsPerHour,
  );
}

/** Whether an abandonment can still be undone at `now`. @decision D36 */
export function isAbandonmentUndoable(abandonedAt: Date, now: Date): boolean {
  return now < abandonmentUndoableUntil(abandonedAt);
}

/**
 * Whether diary, modules and schedule take entries at `now`: always in a programme that goes on, and for as long as
 * its abandonment can be undone. After that they are refused (`PROGRAMME_ABANDONED`).
 * @decision D36
 */
export function takesEntries(abandonedAt: Date | null, now: Date): boolean {
  return abandonedAt === null || isAbandonmentUndoable(abandonedAt, now);
}

/** How a programme ended: when, and whether the person left (« abandon ») or staff removed them (« retrait »). */
export type ProgrammeEnd = { at: Date; isByStaff: boolean };

/** Until when the person may take the end of their programme back by themself; null when they may not. @decision D36 decisions/0036 */
export function ownUndoUntil({ at, isByStaff }: ProgrammeEnd, now: Date): Date | null {
  return !isByStaff && isAbandonmentUndoable(at, now) ? abandonmentUndoableUntil(at) : null;
}

/** Whether staff may let a programme go on, or why not: it goes on, or the person still may by themself. */
export type LiftVerdict = 'may' | 'goesOn' | 'stillTheirs';

/**
 * Whether staff may lift the end of a programme: their own removal at any time, somebody's leaving
 * once the person can no longer take it back.
 * @decision D36 decisions/0036
 */
export function liftVerdict(end: ProgrammeEnd | null, now: Date): LiftVerdict {
  if (end === null) return 'goesOn';
  return ownUndoUntil(end, now) === null ? 'may' : 'stillTheirs';
}
