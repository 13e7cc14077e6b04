import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

describe('visible text', () => {
  it.each([
    ['an emoji of several', '👩‍⚕️ et 👨‍👩‍👧'],
    ['an emoji in colour', '❤️ ❤️‍🔥 🏳️‍🌈 👍🏽'],
    ['a key', '1️⃣'],
    ['a flag of tags', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['a Persian joiner', 'می\u200cخواهم'],
    ['an Indic joiner', 'क्\u200dष'],
    ['a Han variant', '葛\u{e0100}'],
    ['lines and tabs', 'un\r\ndeux\ttrois'],
    ['Braille with its blank', '⠁⠝⠁⠀⠗⠕⠽'],
    ['an apostrophe and accents', "L’été d’Ève O'Neil nai\u0308ve"],
    ['a no-break space', 'Bonsoir\u00a0!'],
  ])('keeps %s', (_, text) => {
    expect(visibleText(text)).toBe(text);
  });

  it.each([
    ['a zero-width space', '\u200bAna', 'Ana'],
    ['a name of nothing', '\u200b\u2060\u3164\ufeff', ''],
    ['an override', 'Marie\u202Egnp.exe', 'Mariegnp.exe'],
    ['isolates and marks', '\u2066Ana\u2069\u200e\u200f\u061c', 'Ana'],
    ['a soft hyphen', 'som\u00admeil', 'sommeil'],
    ['joiners in a Latin word', 'A\u200dn\u200ca', 'Ana'],
    ['a joiner at an end', 'مریم\u200c', 'مریم'],
    ['a joiner without a picture', '👩\u200d ', '👩 '],
    ['a variant of nothing', ' \ufe0fAna', ' Ana'],
    ['tags without a flag', 'Ana\u{e0067}', 'Ana'],
    ['a blank of Braille', '\u2800Ana\u2800', 'Ana'],
    ['a name of Braille blanks', '\u2800\u2800', ''],
    ['a bell', 'a\u0007b', 'ab'],
    ['a note between lines', 'a\ufff9b', 'ab'],
  ])('removes %s', (_, text, expected) => {
    expect(visibleText(text)).toBe(expected);
  });

  it('changes nothing a second time', () => {
    const character = fc.constantFrom(
      ...Array.from('a1 é👩⚕🏴مक्葛'),
      '\u200d',
      '\u200c',
      '\ufe0f',
      '\u{e0067}',
      '\u200b',
      '\u2800',
      '⠁',
      '\u0301',
    );
    fc.assert(
      fc.property(fc.array(character), (characters) => {
        const once = visibleText(characters.join(''));
        expect(visibleText(once)).toBe(once);
      }),
    );
  });
});
