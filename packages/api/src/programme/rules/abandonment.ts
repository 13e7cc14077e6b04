import { programmeRules } from './constants.ts';

const millisecondsPerHour = 3_600_000;

/** Last instant to undo an abandonment, 24 elapsed hours later. @decision D36 */
export function abandonmentUndoableUntil(abandonedAt: Date): Date {
  return new Date(
    abandonedAt.getTime() + programmeRules.abandonmentUndoHours * millisecondsPerHour,
  );
}

/** True while an abandonment can be undone at `now`. @decision D36 */
export function isAbandonmentUndoable(abandonedAt: Date, now: Date): boolean {
  return now < abandonmentUndoableUntil(abandonedAt);
}

/**
 * True when diary, modules and schedule accept entries at `now`: in a running programme, and while
 * an abandonment can be undone. Afterwards they are refused (`PROGRAMME_ABANDONED`).
 * @decision D36
 */
export function takesEntries(abandonedAt: Date | null, now: Date): boolean {
  return abandonedAt === null || isAbandonmentUndoable(abandonedAt, now);
}

/**
 * The end of a programme: its instant, and if the person left (« abandon ») or staff removed them
 * (« retrait »).
 */
export type ProgrammeEnd = { at: Date; isByStaff: boolean };

/**
 * Last instant for the person to undo the end of their programme; null when they may not.
 * @decision D36 programme#removal
 */
export function ownUndoUntil({ at, isByStaff }: ProgrammeEnd, now: Date): Date | null {
  return !isByStaff && isAbandonmentUndoable(at, now) ? abandonmentUndoableUntil(at) : null;
}

/**
 * If staff may reopen a programme, or the reason why not: it is running, or the person can still
 * undo it.
 */
export type LiftVerdict = 'may' | 'goesOn' | 'stillTheirs';

/**
 * Tells if staff may reopen an ended programme: after a removal at any time, after a leaving once
 * the person can no longer undo it.
 * @decision D36 programme#removal
 */
export function liftVerdict(end: ProgrammeEnd | null, now: Date): LiftVerdict {
  if (end === null) return 'goesOn';
  return ownUndoUntil(end, now) === null ? 'may' : 'stillTheirs';
}
