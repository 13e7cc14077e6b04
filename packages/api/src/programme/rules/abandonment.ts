import { programmeRules } from './constants.ts';

const millisecondsPerHour = 3_600_000;

/**
 * Last instant at which an abandonment can be undone: 24 elapsed hours after the abandonment.
 * @decision D36
 */
export function abandonmentUndoableUntil(abandonedAt: Date): Date {
  return new Date(
    abandonedAt.getTime() + programmeRules.abandonmentUndoHours * millisecondsPerHour,
  );
}

/** @decision D36 */
export function isAbandonmentUndoable(abandonedAt: Date, now: Date): boolean {
  return now < abandonmentUndoableUntil(abandonedAt);
}

/**
 * True when entries are accepted at `now`: during the programme, and while an abandonment can be
 * undone.
 * @decision D36
 */
export function takesEntries(abandonedAt: Date | null, now: Date): boolean {
  return abandonedAt === null || isAbandonmentUndoable(abandonedAt, now);
}

/**
 * `isByStaff`: true when staff removed the person (« retrait »), false when the person left («
 * abandon »).
 */
export type ProgrammeEnd = { at: Date; isByStaff: boolean };

/**
 * Last instant at which the person can undo the end of the programme; null when undoing is
 * impossible.
 * @decision D36 programme#removal
 */
export function ownUndoUntil({ at, isByStaff }: ProgrammeEnd, now: Date): Date | null {
  return !isByStaff && isAbandonmentUndoable(at, now) ? abandonmentUndoableUntil(at) : null;
}

/** `goesOn`: the programme is running. `stillTheirs`: the person can still undo the end. */
export type LiftVerdict = 'may' | 'goesOn' | 'stillTheirs';

/**
 * After a removal, staff can always reopen the programme. After an abandonment, staff can reopen
 * only when the person can no longer undo the abandonment.
 * @decision D36 programme#removal
 */
export function liftVerdict(end: ProgrammeEnd | null, now: Date): LiftVerdict {
  if (end === null) return 'goesOn';
  return ownUndoUntil(end, now) === null ? 'may' : 'stillTheirs';
}
