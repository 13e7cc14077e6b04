import { describe, expect, it } from 'vitest';
import { isCallable } from './phone-number.ts';

describe('a number that can be called', () => {
  it.each([
    ['911', true],
    ['988', true],
    ['98', false],
    ['3114', true],
    ['1234567', false],
    ['535353', true],
    ['5145550142', true],
    ['15145550142', true],
    ['5550142', false],
    ['1145550142', false],
    ['5141550142', false],
    ['514555014', false],
    ['51455501422', false],
    ['0142345678', true],
    ['+33142345678', true],
    ['+3314', false],
    ['514 555-0142', false],
    ['', false],
  ])('%s: %s', (tel, is) => {
    expect(isCallable(tel)).toBe(is);
  });
});
