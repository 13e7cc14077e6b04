import { describe, expect, it } from 'vitest';
import { readingEase } from './reading-ease.ts';

describe('readingEase', () => {
  it.each([
    [
      'fr',
      'Le chat dort. Il est bien.',
      'La rationalisation institutionnelle présuppose une réorganisation intégrale.',
    ],
    [
      'en',
      'The cat sleeps. It is warm.',
      'Institutional rationalisation presupposes comprehensive reorganisation.',
    ],
  ] as const)('finds short words and sentences easy, long ones hard (%s)', (locale, easy, hard) => {
    expect(readingEase([easy], locale)).toBeGreaterThan(85);
    expect(readingEase([hard], locale)).toBeLessThan(30);
  });

  it('ends a sentence with its block, full stop or not', () => {
    const [first, second] = ['we eat a little in the morning', 'a walk follows before evening'];
    expect(readingEase([first, second], 'en')).toBeGreaterThan(
      readingEase([`${first} ${second}`], 'en'),
    );
  });
});
