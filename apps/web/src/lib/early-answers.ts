import type { RouterOutputs } from '@aube/api';
import type { QueryClient } from '@tanstack/react-query';
import type { Account } from './account.ts';
import { inTime } from '../in-time.ts';

/** An early answer that takes longer is not waited for: the page asks itself, and says what it finds. */
const patienceMs = 5_000;

/** What an answer holds in its envelope; one with a refusal, or with `meta`, holds nothing here. */
type Reply<Value> = {
  readonly result?: { readonly data?: { readonly json: Value; readonly meta?: unknown } };
};

function valueOf<Value>(reply: Reply<Value> | undefined): Value | undefined {
  const data = reply?.result?.data;
  return data && !data.meta ? data.json : undefined;
}

type Programme = RouterOutputs['programme'];
type Shown = Programme['overview'] | Programme['getChapter'];

/** Where the typed hooks look for one's own programme, not that of somebody who is consulted. */
export const overviewKey = [['programme', 'overview'], { input: {}, type: 'query' }] as const;

/** Where they look for a chapter of one's own programme. */
export const chapterKey = (number: number) =>
  [['programme', 'getChapter'], { input: { number }, type: 'query' }] as const;

let isVoid = false;

/** Somebody left or came since the page was opened: what the shell asked was for somebody else. */
export const voidEarlyAnswers = (): void => {
  isVoid = true;
};

/**
 * Takes once what the shell has asked (`boot/theme.js`): one's programme, or the chapter of the
 * page, goes where the
 * pages look for it; the account, null for nobody, is returned; undefined where there was no good answer.
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
