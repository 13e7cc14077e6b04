import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catchFocus } from './catch-focus.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <main id="contenu" tabIndex={-1}>
      <button id="go" type="button">
        Fermer
      </button>
      <h2 id="near" tabIndex={-1}>
        Près
      </h2>
    </main>,
  );
  document.getElementById('go')?.focus();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const near = () => document.getElementById('near');
const goAway = () => document.getElementById('go')?.remove();
const focused = () => document.activeElement?.id;

it('leaves the focus where it is as long as that stays', () => {
  catchFocus(near);
  vi.advanceTimersByTime(12_000);
  goAway();
  vi.advanceTimersByTime(2_000);
  expect(document.activeElement).toBe(document.body);
});

it('leaves the focus to the person who moves it', () => {
  catchFocus(() => null);
  near()?.focus();
  vi.advanceTimersByTime(100);
  near()?.remove();
  vi.advanceTimersByTime(2_000);
  expect(document.activeElement).toBe(document.body);
});

it('takes it to the place that is named, also when what was pressed goes a little later', () => {
  catchFocus(near);
  vi.advanceTimersByTime(5_000);
  goAway();
  vi.advanceTimersByTime(100);
  expect(focused()).toBe('near');
});

it('takes it to the content where the place is gone too', () => {
  catchFocus(() => null);
  goAway();
  vi.advanceTimersByTime(100);
  expect(focused()).toBe('contenu');
});
