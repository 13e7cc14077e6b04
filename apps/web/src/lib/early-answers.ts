import type { RouterOutputs } from '@aube/api';
import type { QueryClient } from '@tanstack/react-query';
import type { Account } from './account.ts';
import { inTime } from '../in-time.ts';

/** After this time the page asks itself, and reports its own failure. */
const patienceMs = 5_000;

/** The value in an answer's envelope; a refusal, or one with `meta`, has none. */
type Reply<Value> = {
  readonly result?: { readonly data?: { readonly json: Value; readonly meta?: unknown } };
};

function valueOf<Value>(reply: Reply<Value> | undefined): Value | undefined {
  const data = reply?.result?.data;
  return data && !data.meta ? data.json : undefined;
}

type Programme = RouterOutputs['programme'];
type Shown = Programme['overview'] | Programme['getChapter'];

/** Query key of the own programme, not that of a consulted person. */
export const overviewKey = [['programme', 'overview'], { input: {}, type: 'query' }] as const;

/** Query key of a chapter of the own programme. */
export const chapterKey = (number: number) =>
  [['programme', 'getChapter'], { input: { number }, type: 'query' }] as const;

let isVoid = false;

/** The person changed since the page was opened: early answers belong to the last one. */
export const voidEarlyAnswers = (): void => {
  isVoid = true;
};

/**
 * Takes the early answers once (`boot/theme.js`): programme or chapter go into the cache; the
 * account is returned, null for nobody; undefined without a good answer.
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
  const shown = valueOf(replies[1] as Reply<Shown> | undefined);
  const key = chapter === undefined ? overviewKey : chapterKey(chapter);
  if (account && shown) queryClient.setQueryData<Shown>(key, shown);
  return account;
}
