import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, LiveRegion } from './live-region.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const said = () => screen.getByRole('status').textContent.trim();

it('keeps a sentence for ten seconds, from the last one', () => {
  render(<LiveRegion />);
  act(() => announce('One'));
  act(() => void vi.advanceTimersByTime(9_000));
  act(() => announce('Two'));
  act(() => void vi.advanceTimersByTime(9_000));
  expect(said()).toBe('Two');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(said()).toBe('');
});
