import { hashKey, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { trpc, trpcClient } from '../trpc.ts';
import type { Account } from './account.ts';
import { accountZone } from './account-zone.ts';
import { stopConsulting } from './consulting.ts';
import { adoptDisplay, setNightZone } from './display.ts';
import { accountKey, takeEarlyAnswers, voidEarlyAnswers } from './early-answers.ts';
import { keptSearches } from './kept-text.ts';
import { localeOfPath, pathIn, pathWithoutPrefix } from './locale.ts';
import { SessionNotKept, SourceHidden } from './entry-fault.ts';
import { faultOf, mayPass } from './error-code.ts';
import { isLogoutOwed, logOutOrOwe } from './logout-debt.ts';
import { findRoute } from './match-route.ts';
import { goTo } from './navigation.ts';
import { followOnDevice, forgetDevice, reopenOnDevice } from './own-device.ts';
import { nobody, presentPerson, sessionEnd } from './present-person.ts';
import { forgetRedirect, rememberRedirect } from './redirect-memory.ts';
import { refillServiceWorker } from './service-worker.ts';
import { pathTo, routes } from '../routes.ts';

export type Session =
  | { readonly status: 'loading'; readonly isAgain: boolean }
  | { readonly status: 'unreachable'; readonly error: unknown }
  | {
      readonly status: 'guest';
      /** True in a finished document until the server has answered: somebody may be logged in. */
      readonly isAssumed: boolean;
    }
  | { readonly status: 'member'; readonly account: Account };

/** The session is a cookie that scripts cannot read. @decision D41 */
export function useSession(): Session {
  const { data, dataUpdatedAt, error, errorUpdateCount } = trpc.account.findMe.useQuery(undefined, {
    staleTime: 60_000,
  });
  if (data) return { status: 'member', account: data };
  if (data === null) return { status: 'guest', isAssumed: dataUpdatedAt === 0 };
  if (error) return { status: 'unreachable', error };
  return { status: 'loading', isAgain: errorUpdateCount > 0 };
}

async function findAccount(queryClient: QueryClient): Promise<Account | null> {
  const early = await takeEarlyAnswers(queryClient);
  return early === undefined ? trpcClient.account.findMe.query() : early;
}

/** Without an answer of the server, uses the last person of this device. @decision D66 */
async function findAccountOrReopen(queryClient: QueryClient): Promise<Account | null> {
  try {
    return await findAccount(queryClient);
  } catch (error) {
    const mayReopen = mayPass(faultOf(error)) && !isLogoutOwed();
    const account = mayReopen ? await reopenOnDevice(queryClient) : null;
    if (account) return account;
    throw error;
  }
}

/** A failure is ignored here, because the parts that need the session show the failure. */
export async function prefetchSession(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery({
    queryKey: accountKey,
    queryFn: () => findAccountOrReopen(queryClient),
  });
}

export function watchPerson(queryClient: QueryClient): void {
  let seen: Account | null | undefined;
  queryClient.getQueryCache().subscribe(({ query }) => {
    const account = query.state.data as Account | null | undefined;
    if (query.queryHash !== hashKey(accountKey) || account === undefined) return;
    const timeZone = account?.timeZone ?? null;
    setNightZone(timeZone);
    if (timeZone !== accountZone.get()) accountZone.set(timeZone);
    const personId = account?.userId ?? nobody;
    if (personId !== presentPerson.get()) presentPerson.set(personId);
    const isSame = seen?.userId === account?.userId && seen?.isOwnDevice === account?.isOwnDevice;
    if (seen !== undefined && isSame) return;
    if (account) sessionEnd.set('none');
    else if (seen && sessionEnd.get() === 'none') sessionEnd.set('lost');
    seen = account;
    followOnDevice(queryClient, account);
  });
}

export function setUnreadCount(queryClient: QueryClient, unreadNotifications: number): void {
  queryClient.setQueryData<Account | null>(accountKey, (account) =>
    account ? { ...account, unreadNotifications } : account,
  );
}

function forgetPerson(queryClient: QueryClient): void {
  stopConsulting();
  keptSearches.write(null);
  changePerson(queryClient, null);
}

function changePerson(queryClient: QueryClient, account: Account | null): void {
  const isOther = (query: Query) => query.queryHash !== hashKey(accountKey);
  voidEarlyAnswers();
  void queryClient.cancelQueries();
  queryClient.removeQueries({ predicate: isOther });
  queryClient.getMutationCache().clear();
  queryClient.setQueryData(accountKey, account);
}

const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('aube.session');

/**
 * Tells the other tabs about a login or the end of a session. `left` means a logout, `out` a lost
 * session.
 */
function tellTabs(word: 'in' | `${'out' | 'left'} ${number}`): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
  tabs?.postMessage(word);
}

export function watchOtherTabs(queryClient: QueryClient): void {
  tabs?.addEventListener('message', (event: MessageEvent<unknown>) => {
    const [word, personId] = String(event.data).split(' ');
    if (word === 'in') return void queryClient.invalidateQueries();
    // A tab of an older release sends no number; its message is about the present person.
    if (personId !== undefined && Number(personId) !== presentPerson.get()) return;
    if (word === 'left') sessionEnd.set('left');
    forgetPerson(queryClient);
  });
}

export type Entry = {
  /** `token`: set only when the server took the browser for a script. */
  readonly enter: (login?: { readonly token: string | null }) => void;
  readonly isEntering: boolean;
  readonly failure: unknown;
};

/** Opens the account after a login. After a failure, only this step is repeated. @decision D99 */
export function useEnter(onEntered: () => void = () => undefined): Entry {
  const queryClient = useQueryClient();
  const [isEntering, setEntering] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const open = async (isScript: boolean) => {
    setEntering(true);
    try {
      const anybody = { context: { asAnybody: true } };
      const account = await trpcClient.account.findMe.query(undefined, anybody);
      if (account === null) throw isScript ? new SourceHidden() : new SessionNotKept();
      changePerson(queryClient, account);
      adoptDisplay(account);
      tellTabs('in');
      onEntered();
    } catch (error) {
      setFailure(error);
    }
    setEntering(false);
  };
  return { enter: (login) => void open(typeof login?.token === 'string'), isEntering, failure };
}

export function useReloadAccount(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries(), [queryClient]);
}

/** A page that an email opened stays after a logout, because its link may be for another person. */
function isLinkPage(): boolean {
  const match = findRoute(pathWithoutPrefix(location.pathname));
  const { layout, access } = routes[match?.id ?? 'home'];
  return layout === 'login' && access === 'open';
}

/** @source specification §4 */
export function useLogout(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const personId = presentPerson.get();
    const end = await logOutOrOwe();
    if (end === 'otherPerson') return;
    refillServiceWorker();
    forgetRedirect();
    sessionEnd.set('left');
    forgetPerson(queryClient);
    void forgetDevice(end === 'ended' ? null : personId);
    tellTabs(`left ${personId}`);
    if (!isLinkPage()) goTo(pathIn(localeOfPath(location.pathname), pathTo('login')));
  }, [queryClient]);
}

let leaving = false;

/**
 * False when the session has ended. After a 401, the session can still be open: its token was
 * renewed during the call.
 */
const isStillOpen = (): Promise<boolean> =>
  trpcClient.account.findMe.query().then(
    (account) => account !== null,
    () => false,
  );

/**
 * Shows the login after a lost session, and remembers the page. Only the first 401 counts.
 * @source specification §8
 */
export function createSessionLoss(getQueryClient: () => QueryClient): () => Promise<void> {
  return async () => {
    const page = pathWithoutPrefix(location.pathname);
    if (leaving || page === pathTo('login')) return;
    leaving = true;
    if (await isStillOpen()) {
      leaving = false;
      return void getQueryClient().invalidateQueries();
    }
    const wayBack = page + location.search + location.hash;
    const personId = presentPerson.get();
    if ((await logOutOrOwe()) !== 'otherPerson') {
      refillServiceWorker();
      rememberRedirect(wayBack);
      forgetPerson(getQueryClient());
      tellTabs(`out ${personId}`);
      goTo(pathIn(localeOfPath(location.pathname), pathTo('login')));
    }
    leaving = false;
  };
}
