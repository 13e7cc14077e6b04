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
