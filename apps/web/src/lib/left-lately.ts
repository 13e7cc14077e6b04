import type { QueryClient } from '@tanstack/react-query';
import { keptInTab } from './kept-text.ts';

const kept = keptInTab('aube.leftAt');
const latelyMs = 10_000;
/** A request sent with a closing page has usually arrived by then. */
const arrivalMs = 1_500;

/** Notes in the tab that a closing page sends data, not which. */
export const noteLeaving = (): void => kept.write(String(Date.now()));

/** A request of the last page may arrive after this one has read: reads again then. */
export function readAgainAfterLeaving(queryClient: Pick<QueryClient, 'invalidateQueries'>): void {
  const leftAt = Number(kept.read() ?? 0);
  if (Date.now() - leftAt > latelyMs) return;
  setTimeout(() => void queryClient.invalidateQueries(), arrivalMs);
}
