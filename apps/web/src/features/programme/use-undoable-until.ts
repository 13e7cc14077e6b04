import { useDates } from '../../lib/dates.ts';
import type { Overview } from './use-overview.ts';

/** Until when a person who has left may come back, in their own time zone; null once that is over. @decision D36 */
export function useUndoableUntil({ abandonment, takesEntries, person }: Overview): string | null {
  const dates = useDates();
  // Entries are taken for exactly as long as the leaving can be undone.
  if (!abandonment || !takesEntries || person.isConsulted) return null;
  return dates.instant(abandonment.undoableUntil, person.timeZone);
}
