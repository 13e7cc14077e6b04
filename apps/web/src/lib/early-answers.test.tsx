import { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { trpc } from '../trpc.ts';
import {
  chapterKey,
  identityKey,
  overviewKey,
  takeEarlyAnswers,
  voidEarlyAnswers,
} from './early-answers.ts';

const good = (json: unknown) => ({ result: { data: { json } } });
const refused = { error: { json: { message: 'UNAUTHORIZED' } } };
const account = { userId: 7 };
const identity = { name: 'CHU' };
const overview = { today: '2026-03-02' };

afterEach(() => {
  delete window.aubeAnswers;
  delete window.aubeChapter;
});

it.each([
  ['both', [good(account), good(identity), good(overview)], account, overview],
  ['the account alone', [good(account), good(identity), refused], account, undefined],
  ['nobody', [good(null), good(identity), refused], null, undefined],
  ['nobody, whatever else came', [good(null), good(identity), good(overview)], null, undefined],
  ['staff, who have no programme', [good(account), good(identity), refused], account, undefined],
  ['a refusal of both', [refused, refused, refused], undefined, undefined],
  ['what is not plain', [{ result: { data: { json: account, meta: {} } } }], undefined, undefined],
  ['something else than answers', { message: 'Bad gateway' }, undefined, undefined],
])('takes %s from the shell, once', async (_what, replies, who, shown) => {
  const queryClient = new QueryClient();
  window.aubeAnswers = Promise.resolve(replies);
  expect(await takeEarlyAnswers(queryClient)).toEqual(who);
  expect(queryClient.getQueryData(overviewKey)).toEqual(shown);
  const hasIdentity = JSON.stringify(replies).includes(identity.name);
  expect(queryClient.getQueryData(identityKey)).toEqual(hasIdentity ? identity : undefined);
  expect(await takeEarlyAnswers(queryClient)).toBeUndefined();
});

it('goes on without what never came', async () => {
  window.aubeAnswers = Promise.reject(new Error('offline'));
  expect(await takeEarlyAnswers(new QueryClient())).toBeUndefined();
  expect(await takeEarlyAnswers(new QueryClient())).toBeUndefined();
});

it('goes on without what does not come in time', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  window.aubeAnswers = new Promise(() => undefined);
  const taken = takeEarlyAnswers(new QueryClient());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await taken).toBeUndefined();
});

it('puts the programme, or a chapter, where the typed hooks look for it', () => {
  expect(getQueryKey(trpc.programme.overview, {}, 'query')).toEqual(overviewKey);
  expect(getQueryKey(trpc.programme.getIdentity, undefined, 'query')).toEqual(identityKey);
  expect(getQueryKey(trpc.programme.getChapter, { number: 4 }, 'query')).toEqual(chapterKey(4));
});

it('takes the chapter that the shell asked for, in the place of the programme', async () => {
  const queryClient = new QueryClient();
  const chapter = { number: 4 };
  window.aubeChapter = 4;
  window.aubeAnswers = Promise.resolve([good(account), good(identity), good(chapter)]);
  expect(await takeEarlyAnswers(queryClient)).toEqual(account);
  expect(queryClient.getQueryData(chapterKey(4))).toEqual(chapter);
  expect(queryClient.getQueryData(overviewKey)).toBeUndefined();
  expect(window.aubeChapter).toBeUndefined();
});

it('takes nothing of a person who left while it was on its way', async () => {
  const queryClient = new QueryClient();
  window.aubeAnswers = Promise.resolve([good(account), good(identity), good(overview)]);
  const taken = takeEarlyAnswers(queryClient);
  voidEarlyAnswers();
  expect(await taken).toBeUndefined();
  expect(queryClient.getQueryData(overviewKey)).toBeUndefined();
});
