import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { itemsOf } from '../model/definition.ts';
import { sampleDefinition } from '../testing/sample-definition.ts';
import { draftKey, forgetDraft, openDraft } from './open-drafts.ts';

const items = itemsOf(sampleDefinition(5));
const nothing = { answers: {}, version: null };
const later = 10 * 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A draft with an answer that the network does not take. */
async function waiting(key: string) {
  const send = vi.fn<() => Promise<{ version: number }>>(async () => {
    throw new TRPCClientError('fetch failed');
  });
  const draft = openDraft(key, nothing);
  draft.connect({ items, send });
  draft.change('a1', 1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(send).toHaveBeenCalledTimes(1);
  send.mockClear();
  return { draft, send };
}

it('keeps what a person has not sent, from page to page', async () => {
  const { draft, send } = await waiting(draftKey(1, 'S0'));
  await vi.advanceTimersByTimeAsync(later);
  expect(send).toHaveBeenCalled();
  expect(openDraft(draftKey(1, 'S0'), nothing)).toBe(draft);
});

it('sends nothing of one person once another one opens a draft', async () => {
  const { draft, send } = await waiting(draftKey(1, 'S0'));
  const other = openDraft(draftKey(2, 'S0'), nothing);
  await vi.advanceTimersByTimeAsync(later);
  await draft.flush();
  expect(send).not.toHaveBeenCalled();
  expect(other.getState().answers).toEqual({});
  expect(openDraft(draftKey(1, 'S0'), nothing).getState().answers).toEqual({});
});

it('sends nothing more of what is done with', async () => {
  const { send } = await waiting(draftKey(1, 'S6'));
  forgetDraft(draftKey(1, 'S6'));
  await vi.advanceTimersByTimeAsync(later);
  expect(send).not.toHaveBeenCalled();
});
