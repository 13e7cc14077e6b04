// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nobody, presentPerson } from '../../../lib/present-person.ts';
import { offline, refusal } from '../../../lib/testing/draft-world.ts';
import { itemsOf } from '../model/definition.ts';
import { sampleDefinition } from '../testing/sample-definition.ts';
import { type Kept, type SaveRequest, useAnswerDraft } from './use-answer-draft.ts';

type Save = (request: SaveRequest, isLeaving: boolean) => Promise<{ version: number }>;

const items = itemsOf(sampleDefinition(5));
const neverSaved = 2_147_483_647;
const pass = (ms = 1000) => act(() => vi.advanceTimersByTimeAsync(ms));

function open(save: Save, { kept = null as Kept | null, userId = 1, asked = items } = {}) {
  presentPerson.set(userId);
  const onSubmitted = vi.fn<(reply: { version: number }) => void>();
  const hook = renderHook(
    ({ asked }) =>
      useAnswerDraft({ userId, questionnaire: 'S0', kept, items: asked, save, onSubmitted }),
    { initialProps: { asked } },
  );
  const change = (code: string, value: string | number) =>
    act(() => hook.result.current.change(code, value));
  return { ...hook, change, onSubmitted };
}

const kept = () =>
  vi.fn<Save>(async ({ version = 0 }) => ({ version: (version % neverSaved) + 1 }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  presentPerson.set(99);
  presentPerson.set(nobody);
  vi.useRealTimers();
});

it('keeps answers as they come, and says since when', async () => {
  const save = kept();
  const { result, change } = open(save);
  change('a1', 1);
  change('a2', 2);
  await pass();
  const request = { answers: { a1: 1, a2: 2 }, submit: false, version: neverSaved };
  expect(save.mock.calls).toEqual([[request, false]]);
  expect(result.current.state).toMatchObject({ kind: 'kept', at: expect.any(String) });
});

it('keeps on this page what does not fit yet, and sends the rest', async () => {
  const save = kept();
  const { result, change } = open(save);
  change('a1', 'half typed');
  change('a2', 2);
  await pass();
  expect(save.mock.lastCall?.[0].answers).toEqual({ a2: 2 });
  expect(result.current.answers).toEqual({ a1: 'half typed', a2: 2 });
});

it('merges what another device answered, and loses nothing of either', async () => {
  const current = { answers: { a1: 0, a2: 2 }, version: 2 };
  const save = kept();
  save.mockRejectedValueOnce(refusal('VERSION_CONFLICT', 409, { details: { current } }));
  const { result, change } = open(save, { kept: { answers: { a1: 0 }, version: 1 } });
  change('a3', 3);
  await pass(2000);
  const answers = { a1: 0, a2: 2, a3: 3 };
  expect(save.mock.calls.map(([{ version }]) => version)).toEqual([1, 2]);
  expect(save.mock.lastCall?.[0].answers).toEqual(answers);
  expect(result.current.answers).toEqual(answers);
});

it('keeps what one person could not send from page to page, and shows it to nobody else', async () => {
  const save = vi.fn<Save>(() => Promise.reject(offline()));
  const { change, unmount } = open(save);
  change('a1', 1);
  await pass();
  unmount();
  const again = open(save);
  expect(again.result.current.answers).toEqual({ a1: 1 });
  again.unmount();
  expect(open(save, { userId: 2 }).result.current.answers).toEqual({});
});

it('goes on with what fits, once it knows the questions that are asked now', async () => {
  const save = kept();
  save.mockRejectedValueOnce(refusal('INVALID', 422));
  const { result, change, rerender } = open(save);
  change('a1', 1);
  change('a5', 2);
  await pass();
  expect(result.current.state).toMatchObject({ kind: 'refused', fault: { code: 'INVALID' } });
  rerender({ asked: itemsOf(sampleDefinition(3)) });
  await pass();
  expect(save.mock.lastCall?.[0].answers).toEqual({ a1: 1 });
  expect(result.current.state.kind).toBe('kept');
});

it('leaves out of a submission what is no longer asked, and not what must be corrected', async () => {
  const save = kept();
  const { result, change, rerender, onSubmitted } = open(save);
  change('a1', 'no number');
  change('a5', 2);
  rerender({ asked: itemsOf(sampleDefinition(3)) });
  act(() => result.current.submit());
  await pass(0);
  expect(save.mock.lastCall?.[0]).toEqual({
    answers: { a1: 'no number' },
    submit: true,
    version: neverSaved,
  });
  expect(onSubmitted).toHaveBeenCalledExactlyOnceWith({ version: 1 });
});

it('says no more that a submission was refused once something else is answered', async () => {
  const save = vi.fn<Save>(async () => Promise.reject(refusal('INVALID', 422)));
  const { result, change } = open(save, { kept: { answers: { a1: 1 }, version: 1 } });
  act(() => result.current.submit());
  await pass(0);
  expect(result.current.submission.kind).toBe('refused');
  change('a1', 2);
  expect(result.current.submission.kind).toBe('none');
});
