import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Account } from '../account.ts';
import { trpcClient } from '../../trpc.ts';
import { accountKey, overviewKey } from '../early-answers.ts';
import { watchPage } from '../page-events.ts';
import { presentPerson } from '../present-person.ts';
import { type Programme, withoutSchedule } from '../programme-data.ts';
import { deviceDatabase } from './device-database.ts';
import { isSeenUsable } from './night-queue.ts';
import { reopenOverview } from './reopen-overview.ts';

/** True while the pages show stored data. This data must not be stored again as new data. */
let isReopened = false;

export function watchSeen(queryClient: QueryClient): void {
  const watched = [accountKey, overviewKey].map((key) => hashKey(key));
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const isNews = type === 'updated' && query.state.status === 'success';
    if (isNews && !isReopened && watched.includes(query.queryHash)) void keepSeen(queryClient);
  });
  void keepSeen(queryClient);
}

async function keepSeen(queryClient: QueryClient): Promise<void> {
  const account = queryClient.getQueryData<Account | null>(accountKey);
  if (isReopened || !account?.isOwnDevice) return;
  const personId = account.userId;
  const overview = queryClient.getQueryData<Programme>(overviewKey);
  const database = await deviceDatabase();
  const work = database.transaction('seen', 'readwrite');
  const before = await work.store.get(personId);
  if (presentPerson.get() === personId) {
    const kept = overview ?? before?.overview ?? null;
    await work.store.put({ personId, atMs: Date.now(), account, overview: kept });
  }
  await work.done;
}

/** @decision D76 */
export async function suspendSeen(): Promise<void> {
  const work = (await deviceDatabase()).transaction('seen', 'readwrite');
  const seen = await work.store.get(presentPerson.get());
  if (seen?.overview) {
    await work.store.put({ ...seen, overview: withoutSchedule(seen.overview) });
  }
  await work.done;
}

/** @decision D66 */
export async function forgetSeen(): Promise<void> {
  await (await deviceDatabase()).clear('seen');
}

/** Null when no page of the last visit may be shown. */
export async function reopenSeen(queryClient: QueryClient): Promise<Account | null> {
  const [seen] = await (await deviceDatabase()).getAll('seen');
  const now = new Date();
  if (!seen) return null;
  if (!isSeenUsable(seen.atMs, now.getTime())) {
    await forgetSeen();
    return null;
  }
  isReopened = true;
  if (seen.overview) queryClient.setQueryData(overviewKey, reopenOverview(seen.overview, now));
  watchReturn(queryClient);
  return seen.account;
}

const askAgainMs = 20_000;

/** When the server answers again, reads the session first, then all other data. */
function watchReturn(queryClient: QueryClient): void {
  const ask = async () => {
    try {
      await trpcClient.account.findMe.query();
    } catch {
      return;
    }
    if (!isReopened) return;
    isReopened = false;
    leave();
    clearInterval(timer);
    await queryClient.invalidateQueries();
  };
  const timer = setInterval(() => void ask(), askAgainMs);
  const leave = watchPage({ onLeave: () => undefined, onReturn: () => void ask() });
}
