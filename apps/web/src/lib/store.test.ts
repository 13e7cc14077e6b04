// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

it('holds what was set last, and calls its listeners after each change', () => {
  const store = createStore(1);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.get()));
  store.set(2);
  store.set(3);
  expect(seen).toEqual([2, 3]);
});

it('calls a listener no more once it has left, and the others still', () => {
  const store = createStore('');
  const [left, staying] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const leave = store.subscribe(left);
  store.subscribe(staying);
  leave();
  store.set('again');
  expect(left).not.toHaveBeenCalled();
  expect(staying).toHaveBeenCalledTimes(1);
});
