import { useDates } from '../../lib/dates.ts';
import type { Overview } from '../../lib/use-overview.ts';

/** @decision D36 */
export function useUndoableUntil({ abandonment, person }: Overview): string | null {
  const dates = useDates();
  const until = abandonment?.undoableUntil ?? null;
  return until === null || person.isConsulted ? null : dates.instant(until, person.timeZone);
}
