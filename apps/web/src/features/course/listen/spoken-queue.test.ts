import { describe, expect, it } from 'vitest';
import { LONGEST_PIECE, spokenQueue } from './spoken-queue.ts';

const said = (text: string, locale: 'fr' | 'en' = 'fr') =>
  spokenQueue([{ text }], locale).map(({ words }) => words);
const long = (words: number, between = ' ') =>
  Array.from({ length: words }, () => 'sommeil').join(between);

describe('what is said', () => {
  it.each([
    ['one sentence', 'Le sommeil vient.', ['Le sommeil vient.']],
    ['two', 'Levez-vous. Le sommeil reviendra.', ['Levez-vous.', 'Le sommeil reviendra.']],
    ['a question', 'Et demain ? Levez-vous.', ['Et demain ?', 'Levez-vous.']],
    ['a heading, with a stop for its pause', 'Au volant', ['Au volant.']],
    ['a list item', 'une crise d’épilepsie ;', ['une crise d’épilepsie ;']],
    ['quotation marks, in silence', 'Un «\u00A0oui\u00A0» suspend.', ['Un oui suspend.']],
    ['a quoted sentence', '« Je dors. » Il ment.', ['Je dors.', 'Il ment.']],
    ['an abbreviation', 'Voyez le Dr. Roy et M. Huot.', ['Voyez le Dr. Roy et M. Huot.']],
    ['initials', 'Selon J. B. Roy. Dormez.', ['Selon J. B. Roy.', 'Dormez.']],
    ['a decimal', 'Il en faut 5.5 ou 5,5. Bien.', ['Il en faut 5.5 ou 5,5.', 'Bien.']],
    ['a small letter after a stop', 'Attendez… puis levez-vous.', ['Attendez… puis levez-vous.']],
    ['hours', 'De 23\u00A0h à 5\u00A0h\u00A045.', ['De 23 heures à 5 heures 45.']],
    ['one hour', 'À 1 h 30, puis 0 h.', ['À 1 heure 30, puis 0 heure.']],
    ['minutes', 'Après 20 min, levez-vous.', ['Après 20 minutes, levez-vous.']],
    ['a telephone number', 'Appelez le 9-8-8.', ['Appelez le 9 8 8.']],
    ['a share', 'Visez 85\u00A0%', ['Visez 85 %.']],
    ['a described picture', '[On voit un lit.]', ['On voit un lit.']],
    ['a point between two words', 'Épaules · 30', ['Épaules, 30.']],
    ['nothing', ' \n ', []],
    ['signs alone', '« … »', []],
  ])('%s', (_case, text, words) => {
    expect(said(text)).toEqual(words);
  });

  it.each([
    ['hours', 'A window of 5 h 45 min.', ['A window of 5 hours 45 minutes.']],
    ['one hour', '1 h in bed', ['1 hour in bed.']],
    ['a clock time', 'Up at 3 p.m. and not later.', ['Up at 3 p.m. and not later.']],
    ['an abbreviation', 'Ask Dr. Roy. Then rest.', ['Ask Dr. Roy.', 'Then rest.']],
    ['quotation marks', 'A “yes” suspends it.', ['A yes suspends it.']],
  ])('in English: %s', (_case, text, words) => {
    expect(said(text, 'en')).toEqual(words);
  });
});

describe('a long text', () => {
  it.each([
    ['200 characters stay one piece', `${'a'.repeat(199)}.`, 1],
    ['201 without a space are cut anyway', `${'a'.repeat(200)}.`, 2],
    ['a comma is a good place', `${long(20)}, ${long(15)}`, 2],
    ['a colon is a better one', `${long(10)} : ${long(9)}, ${long(12)}`, 2],
  ])('%s', (_case, text, pieces) => {
    expect(said(text)).toHaveLength(pieces);
  });

  it('is cut after the colon, before any comma', () => {
    expect(said(`${long(10)} : ${long(9)}, ${long(12)}`)[0]).toBe(`${long(10)} :`);
  });

  it('leaves no word out, says none twice, and keeps every piece short', () => {
    const parts = [
      'Dormez. ',
      'à 5 h 45, ',
      '« non » ',
      'puis ; ',
      'levez-vous ',
      'à 23 h ',
      'M. Roy ',
    ];
    for (let seed = 1; seed <= 300; seed += 1) {
      let state = seed;
      const draw = () => (state = (state * 48_271) % 2_147_483_647);
      const text = Array.from({ length: draw() % 90 }, () => parts[draw() % parts.length]).join('');
      const pieces = spokenQueue([{ text }], 'fr');
      const read = pieces.map(({ from, to }) => text.slice(from, to)).join('');
      const letters = (some: string) => some.replaceAll(/[^\p{L}\p{N}]/gu, '');
      expect(letters(read)).toBe(letters(text));
      expect(pieces.filter(({ words }) => words.length > LONGEST_PIECE)).toEqual([]);
    }
  });
});

it('keeps the place of each sentence in its block', () => {
  const blocks = [{ text: 'Au volant' }, { text: '  Bâillez.  Ne conduisez pas. ' }];
  const pieces = spokenQueue(blocks, 'fr');
  expect(pieces.map(({ block, from, to }) => blocks[block]!.text.slice(from, to))).toEqual([
    'Au volant',
    'Bâillez.',
    'Ne conduisez pas.',
  ]);
});

it('leaves the text of a recording to the recording', () => {
  const blocks = [{ text: 'Avant.' }, { text: 'Fermez les poings. Ouvrez.', isRecorded: true }];
  expect(spokenQueue(blocks, 'fr').map(({ block, words }) => [block, words])).toEqual([
    [0, 'Avant.'],
    [1, ''],
  ]);
});
