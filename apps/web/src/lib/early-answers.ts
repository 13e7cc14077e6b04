import type { RouterOutputs } from '@aube/api';
import type { QueryClient } from '@tanstack/react-query';
import type { Account } from './account.ts';
import { inTime } from '../in-time.ts';

/** Maximum wait for the early answers. After this time, the page sends its own request. */
const patienceMs = 5_000;

/** A refusal has no `result`. An answer with `meta` is not used. */
type Reply<Value> = {
  readonly result?: { readonly data?: { readonly json: Value; readonly meta?: unknown } };
};

function valueOf<Value>(reply: Reply<Value> | undefined): Value | undefined {
  const data = reply?.result?.data;
  return data && !data.meta ? data.json : undefined;
}

type Programme = RouterOutputs['programme'];
type Identity = Programme['getIdentity'];
type Shown = Programme['overview'] | Programme['getChapter'];

export const accountKey = [['account', 'findMe'], { type: 'query' }] as const;

/** Query key of the person's own programme. The programme of a consulted person has another key. */
export const overviewKey = [['programme', 'overview'], { input: {}, type: 'query' }] as const;

export const chapterKey = (number: number) =>
  [['programme', 'getChapter'], { input: { number }, type: 'query' }] as const;

export const identityKey = [['programme', 'getIdentity'], { type: 'query' }] as const;

let isVoid = false;

/** After a login or a logout, the early answers belong to another person. */
export const voidEarlyAnswers = (): void => {
  isVoid = true;
};

/**
 * Uses the early answers of `boot/theme.js` once. The name and logos of the site, and the programme
 * or the chapter, are put into the cache.
 * @returns the account; null for nobody; undefined without a usable answer
 */
export async function takeEarlyAnswers(
  queryClient: QueryClient,
): Promise<Account | null | undefined> {
  const { aubeAnswers: early, aubeChapter: chapter } = window;
  delete window.aubeAnswers;
  delete window.aubeChapter;
  const replies: unknown = early && (await inTime(early, patienceMs).catch(() => undefined));
  if (isVoid || !Array.isArray(replies)) return undefined;
  const account = valueOf(replies[0] as Reply<Account | null>);
  const identity = valueOf(replies[1] as Reply<Identity> | undefined);
  const shown = valueOf(replies[2] as Reply<Shown> | undefined);
  const key = chapter === undefined ? overviewKey : chapterKey(chapter);
  if (identity) queryClient.setQueryData<Identity>(identityKey, identity);
  if (account && shown) queryClient.setQueryData<Shown>(key, shown);
  return account;
}
