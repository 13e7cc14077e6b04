import type { QueryClient } from '@tanstack/react-query';
import { keptInTab } from './kept-text.ts';

const kept = keptInTab('aube.leftAt');
const latelyMs = 10_000;
const arrivalMs = 1_500;

/** Stores in this tab the time at which a closing page sends data. */
export const noteLeaving = (): void => kept.write(String(Date.now()));

/** Reads all data again after a short wait, because the previous page may still be saving. */
export function readAgainAfterLeaving(queryClient: Pick<QueryClient, 'invalidateQueries'>): void {
  const leftAt = Number(kept.read() ?? 0);
  if (Date.now() - leftAt > latelyMs) return;
  setTimeout(() => void queryClient.invalidateQueries(), arrivalMs);
}
