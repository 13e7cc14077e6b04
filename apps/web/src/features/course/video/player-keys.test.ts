import { expect, it } from 'vitest';
import { wishOfPress } from './player-keys.ts';

const press = (key: string, held: object = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

it.each([
  [' ', 'togglePlay'],
  ['k', 'togglePlay'],
  ['K', 'togglePlay'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['f', 'toggleFullScreen'],
  ['Tab', null],
  ['x', null],
])('%s asks for %s', (key, wish) => {
  expect(wishOfPress(press(key), 'other')).toBe(wish);
});

it('leaves the space bar to a button, and every key to a list', () => {
  expect(wishOfPress(press(' '), 'button')).toBeNull();
  expect(wishOfPress(press('k'), 'button')).toBe('togglePlay');
  expect(wishOfPress(press('ArrowLeft'), 'list')).toBeNull();
});

it.each(['altKey', 'ctrlKey', 'metaKey'])(
  'leaves what is pressed with %s to the browser',
  (held) => {
    expect(wishOfPress(press('f', { [held]: true }), 'other')).toBeNull();
  },
);
