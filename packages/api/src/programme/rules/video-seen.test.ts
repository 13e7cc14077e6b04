import { describe, expect, it } from 'vitest';
import { canBeSeenBy } from './video-seen.ts';

describe('how a video counts as seen', () => {
  it.each([
    ['film', true, true],
    ['film', false, true],
    ['text', true, true],
    ['text', false, false],
  ] as const)('by its %s, where there is a text: %s → %s', (way, hasText, expected) => {
    expect(canBeSeenBy(way, { hasText })).toBe(expected);
  });
});
