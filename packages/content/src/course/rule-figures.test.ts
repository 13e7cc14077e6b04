import { describe, expect, it } from 'vitest';
import { renderRuleFigures, ruleFigures } from './rule-figures.ts';

const plain = (figures: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(figures).map(([key, text]) => [key, text.replaceAll('\u00a0', ' ')]),
  );

describe('renderRuleFigures', () => {
  it('writes the rules’ figures as French does', () => {
    expect(plain(renderRuleFigures('fr'))).toEqual({
      efficiencyTarget: '85 %',
      efficiencyConcern: '80 %',
      minimumWindow: '5 h 30',
      maximumWindow: '9 h',
      windowRounding: '15',
      scheduleStep: '5',
      bedtimeEarliest: '20 h',
      bedtimeLatest: '3 h',
      riseEarliest: '4 h',
      riseLatest: '11 h',
      wideningSmall: '20',
      wideningLarge: '30',
      napLatest: '15 h',
      napLongest: '60 minutes',
      getUpAfter: '20 à 30 minutes',
      nightsForAdvice: '5',
      nightsForFigure: '3',
      daysToFill: '3',
    });
  });

  it('writes them as English does', () => {
    expect(plain(renderRuleFigures('en'))).toMatchObject({
      efficiencyTarget: '85%',
      minimumWindow: '5 h 30 min',
      bedtimeEarliest: '8 p.m.',
      riseLatest: '11 a.m.',
      maximumWindow: '9 h',
      napLatest: '3 p.m.',
      napLongest: 'an hour',
      getUpAfter: '20 to 30 minutes',
    });
  });

  it('follows the figures, not the words', () => {
    const changed = { ...ruleFigures, napLatestTimeMinutes: 870, napLongestMinutes: 45 } as never;
    expect(plain(renderRuleFigures('en', changed))).toMatchObject({
      napLatest: '2:30 p.m.',
      napLongest: '45 minutes',
    });
  });
});
