import { describe, expect, it } from 'vitest';
import { isSuited, screeningResult, type ScreeningFacts } from './screening-result.ts';

const insomnia: ScreeningFacts = {
  hasDifficulty: true,
  nightsAWeek: 3,
  months: 3,
  hasOpportunity: true,
  hasDaytimeEffect: true,
  flags: [],
};

describe('the self-screening', () => {
  it.each<[string, Partial<ScreeningFacts>, ReturnType<typeof screeningResult>]>([
    ['three nights a week for three months', {}, 'suited'],
    ['seven nights a week for a year', { nightsAWeek: 7, months: 12 }, 'suited'],
    ['two nights a week', { nightsAWeek: 2 }, 'tooEarly'],
    ['two months', { months: 2 }, 'tooEarly'],
    ['no effect on the day', { hasDaytimeEffect: false }, 'noDifficulty'],
    ['no difficulty', { hasDifficulty: false }, 'noDifficulty'],
    ['no night a week', { nightsAWeek: 0 }, 'noDifficulty'],
    ['no opportunity to sleep', { hasOpportunity: false }, 'opportunity'],
    ['a safety flag', { flags: ['epilepsy'] }, 'suitedWithCare'],
    ['a safety flag, too early', { flags: ['epilepsy'], months: 1 }, 'tooEarly'],
    ['an age under 18', { flags: ['underage'] }, 'underage'],
    ['an age under 18 and good nights', { flags: ['underage'], hasDifficulty: false }, 'underage'],
  ])('with %s', (_, changed, expected) => {
    expect(screeningResult({ ...insomnia, ...changed })).toBe(expected);
  });

  it('opens a registration to those whom the programme suits only', () => {
    expect(
      (
        ['suited', 'suitedWithCare', 'tooEarly', 'opportunity', 'noDifficulty', 'underage'] as const
      ).filter(isSuited),
    ).toEqual(['suited', 'suitedWithCare']);
  });
});
