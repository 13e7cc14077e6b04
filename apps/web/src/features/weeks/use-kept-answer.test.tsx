import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetDraft } from '../../lib/open-drafts.ts';
import { presentPerson } from '../../lib/present-person.ts';
import { useKeptAnswer } from './use-kept-answer.ts';

const open = (given: string | null = null) =>
  renderHook(() => useKeptAnswer<string | null>('intention-3', given)).result;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 10, 8) });
  presentPerson.set(7);
});
afterEach(() => {
  cleanup();
  forgetDraft(7, 'intention-3');
  vi.useRealTimers();
});

it('shows an answer again after its step was left', () => {
  const kept = open();
  act(() => kept.current.change(() => 'noteNights'));
  cleanup();
  expect(open().current.answer).toBe('noteNights');
});

it.each([
  ['within a day', 23, 'noteNights'],
  ['after a day', 24, null],
])('shows it %s: %s hours', (_, hours, shown) => {
  const kept = open();
  act(() => kept.current.change(() => 'noteNights'));
  cleanup();
  vi.advanceTimersByTime(hours * 3_600_000);
  expect(open().current.answer).toBe(shown);
});

it('gives way to an answer that was sent elsewhere since', () => {
  const kept = open();
  act(() => kept.current.change(() => 'noteNights'));
  cleanup();
  expect(open('fixedRise').current.answer).toBe('fixedRise');
  cleanup();
  expect(open().current.answer).toBeNull();
});

it('keeps both of two quick changes', () => {
  const kept = open();
  const { change } = kept.current;
  act(() => {
    change((answer) => `${answer ?? ''}a`);
    change((answer) => `${answer ?? ''}b`);
  });
  expect(kept.current.answer).toBe('ab');
});

it('keeps a refused answer, and shows it no more once it is sent', async () => {
  const kept = open();
  act(() => kept.current.change(() => 'noteNights'));
  await act(async () => kept.current.submit(() => Promise.reject(new Error('offline'))));
  expect(kept.current.fault).not.toBeNull();
  expect(kept.current.answer).toBe('noteNights');
  const follow = vi.fn<() => void>();
  await act(async () => kept.current.submit(() => Promise.resolve({ follow })));
  expect(follow).toHaveBeenCalledOnce();
  cleanup();
  expect(open().current.answer).toBeNull();
});

it('keeps an answer when only the first proposal has changed', () => {
  const proposed = (time: string) => {
    const given = { time };
    return renderHook(() => useKeptAnswer('schedule-3', given, null)).result;
  };
  const first = proposed('6:30');
  act(() => first.current.change(() => ({ time: '5:45' })));
  cleanup();
  expect(proposed('6:35').current.answer.time).toBe('5:45');
});
