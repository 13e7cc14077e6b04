import { describe, expect, it } from 'vitest';
import { canadianOf } from './canadian.ts';
import { openDictionary, unCanadian } from './spelling.ts';

const dictionary = openDictionary('en', []);

describe('the Canadian spelling (D74)', () => {
  it.each([
    ['programme', 'program'],
    ['Programmes', 'Programs'],
    ["programme's", 'program'],
    ['e-mail', 'email'],
    ['E-mails', 'Emails'],
    ['apnoea', 'apnea'],
    ['organised', 'organized'],
    ['Recognise', 'Recognize'],
    ['center', 'centre'],
  ])('of “%s” is “%s”', (word, own) => {
    expect(canadianOf(word, dictionary.has)).toBe(own);
  });

  it.each([
    ['program'],
    ['emails'],
    ['centre'],
    ['colour'],
    ['exercise'],
    ['exercises'],
    ['practise'],
    ['advised'],
    ['raised'],
    ['rising'],
    ['promises'],
    ['licence'],
    ['organized'],
  ])('is the one that “%s” has', (word) => {
    expect(canadianOf(word, dictionary.has)).toBeNull();
  });

  it('is checked in English, line by line', () => {
    expect(unCanadian('A programme\nby e-mail: /mon-programme', dictionary)).toEqual([
      { word: 'programme', line: 1 },
      { word: 'e-mail', line: 2 },
    ]);
    expect(unCanadian('le programme', openDictionary('fr', []))).toEqual([]);
  });
});
