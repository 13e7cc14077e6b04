import { useDates } from '../../lib/dates.ts';
import type { Overview } from '../../lib/use-overview.ts';

/**
 * Deadline, in the person's time zone, until which a person who left can come back; null when the
 * deadline has passed.
 * @decision D36
 */
export function useUndoableUntil({ abandonment, person }: Overview): string | null {
  const dates = useDates();
  const until = abandonment?.undoableUntil ?? null;
  return until === null || person.isConsulted ? null : dates.instant(until, person.timeZone);
}
