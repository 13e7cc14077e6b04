import type { QueryClient } from '@tanstack/react-query';
import { keptInTab } from './kept-text.ts';

const kept = keptInTab('aube.leftAt');
const latelyMs = 10_000;
/** What leaves with a page has usually arrived by then. */
const arrivalMs = 1_500;

/** Notes in the tab that something is sent while the page is being left; not what. */
export const noteLeaving = (): void => kept.write(String(Date.now()));

/** What was sent as the last page was left may arrive after this one has read: then it reads again. */
export function readAgainAfterLeaving(queryClient: Pick<QueryClient, 'invalidateQueries'>): void {
  const leftAt = Number(kept.read() ?? 0);
  if (Date.now() - leftAt > latelyMs) return;
  setTimeout(() => void queryClient.invalidateQueries(), arrivalMs);
}
