import { describe, expect, it } from 'vitest';
import { typeset } from './typography.ts';

describe('typeset', () => {
  it.each([
    [
      'Attention : partez à 5 h 30 ; ou pas ?',
      'Attention\u00a0: partez à 5\u00a0h\u00a030\u00a0; ou pas\u00a0?',
    ],
    ['« Je ne dors jamais »', '«\u00a0Je ne dors jamais\u00a0»'],
    ["L'heure d'aller au lit", 'L’heure d’aller au lit'],
    ['de 20 à 30 minutes, 85 %', 'de 20 à 30\u00a0minutes, 85\u00a0%'],
    ['15 hivers', '15 hivers'],
    ['Anxiété minime (0 à 4)', 'Anxiété minime (0\u00a0à\u00a04)'],
    ['Bien-être satisfaisant (51 ou plus)', 'Bien-être satisfaisant (51\u00a0ou\u00a0plus)'],
  ])('sets French spaces and apostrophes: %s', (typed, set) => {
    expect(typeset(typed, 'fr')).toBe(set);
  });

  it.each([
    ["It's 5 h 30 min, or 30 minutes", 'It’s 5\u00a0h 30\u00a0min, or 30\u00a0minutes'],
    ['Why : no', 'Why : no'],
    ['Moderate anxiety (10 to 14)', 'Moderate anxiety (10\u00a0to\u00a014)'],
  ])('sets English apostrophes and units: %s', (typed, set) => {
    expect(typeset(typed, 'en')).toBe(set);
  });

  it('changes nothing that is already set', () => {
    const set = typeset("L'avis : « 5 h 30 » ?", 'fr');
    expect(typeset(set, 'fr')).toBe(set);
  });
});
