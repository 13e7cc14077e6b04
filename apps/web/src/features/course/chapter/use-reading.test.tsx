import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReading } from './use-reading.ts';

let see: () => void = () => undefined;
let isHidden = false;

beforeEach(() => {
  isHidden = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
      constructor(said: (entries: { isIntersecting: boolean }[]) => void) {
        see = () => said([{ isIntersecting: true }]);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(isOn = true) {
  const onRead = vi.fn<() => void>();
  const end = { current: document.createElement('div') };
  renderHook(() => useReading(isOn, { end, wordCount: 400, onRead }));
  return onRead;
}
const turnTo = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('counts a chapter as read at its end once its words had their time, and once', () => {
  const onRead = open();
  vi.advanceTimersByTime(1500);
  see();
  vi.advanceTimersByTime(58_499);
  expect(onRead).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onRead).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(600_000);
  expect(onRead).toHaveBeenCalledOnce();
});

it('needs the end', () => {
  const onRead = open();
  vi.advanceTimersByTime(600_000);
  expect(onRead).not.toHaveBeenCalled();
  see();
  expect(onRead).toHaveBeenCalledOnce();
});

it('does not count the time in another tab', () => {
  const onRead = open();
  vi.advanceTimersByTime(10_000);
  see();
  turnTo(true);
  vi.advanceTimersByTime(600_000);
  turnTo(false);
  vi.advanceTimersByTime(49_999);
  expect(onRead).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onRead).toHaveBeenCalledOnce();
});

it('watches nothing of what is read already', () => {
  const onRead = open(false);
  vi.advanceTimersByTime(600_000);
  see();
  expect(onRead).not.toHaveBeenCalled();
});
