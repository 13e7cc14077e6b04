import { programmeRules } from './constants.ts';

const millisecondsPerHour = 3_600_000;

/** Last instant at which an abandonment can be undone: 24 elapsed hours after it. @decision D36 */
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
 * True when diary, modules and schedule accept entries at `now`: while the programme runs, and
 * while an abandonment can be undone. Afterwards entries are refused (`PROGRAMME_ABANDONED`).
 * @decision D36
 */
export function takesEntries(abandonedAt: Date | null, now: Date): boolean {
  return abandonedAt === null || isAbandonmentUndoable(abandonedAt, now);
}

/**
 * End of a programme: `isByStaff` is true when staff removed the person (« retrait »), false when
 * the person left (« abandon »).
 */
export type ProgrammeEnd = { at: Date; isByStaff: boolean };

/**
 * Last instant at which the person can undo the end of their programme; null when the person
 * cannot undo it.
 * @decision D36 programme#removal
 */
export function ownUndoUntil({ at, isByStaff }: ProgrammeEnd, now: Date): Date | null {
  return !isByStaff && isAbandonmentUndoable(at, now) ? abandonmentUndoableUntil(at) : null;
}

/**
 * `may` when staff can reopen a programme. Otherwise the reason against it: the programme is
 * running, or the person can still undo the end alone.
 */
export type LiftVerdict = 'may' | 'goesOn' | 'stillTheirs';

/**
 * Decides if staff can reopen an ended programme: after a removal at any time; after a leaving
 * only when the person can no longer undo it.
 * @decision D36 programme#removal
 */
export function liftVerdict(end: ProgrammeEnd | null, now: Date): LiftVerdict {
  if (end === null) return 'goesOn';
  return ownUndoUntil(end, now) === null ? 'may' : 'stillTheirs';
}
