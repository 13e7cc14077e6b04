import { person } from '@aube/dictionary';
import { expect, it } from 'vitest';
import { changedName, longText, pastedText, personName, secret, text } from './primitives.ts';

it.each([
  ['NUL', 'a\0'],
  ['a lone high surrogate', 'a\ud83d'],
  ['a lone low surrogate', '\udf19a'],
  ['the first noncharacter', '\ufdd0'],
  ['the last of that block', '\ufdef'],
  ['U+FFFE', 'Roy\ufffe'],
  ['U+FFFF', 'Roy\uffff'],
  ['U+1FFFE', '\u{1fffe}'],
  ['U+10FFFF', '\u{10ffff}'],
])('no text holds %s', (_name, typed) => {
  for (const schema of [text(20), longText(20), pastedText(20), secret]) {
    expect(schema.safeParse(typed).error?.issues).toMatchObject([{ message: 'unsafeText' }]);
  }
});

it.each(['Zoé', 'a\ufdcf', '\ufdf0', '\ufffd', '\u{1f319}', '\u{1fffd}', '\ue000'])(
  'text holds %j',
  (typed) => {
    expect(text(20).safeParse(typed)).toMatchObject({ success: true });
  },
);

it.each(['ﷺ', 'ﬃ'])(
  'a name of %j has the limit of its plain letters, and may be sent back',
  (letter) => {
    const most = person.fields.lastName.maximumLength;
    const isTooLong = { error: { issues: [{ message: 'tooLong' }] } };
    expect(personName.safeParse(letter.repeat(most))).toMatchObject(isTooLong);
    const name = personName.parse(letter.repeat(Math.floor(most / 18)));
    expect(changedName.parse(name)).toBe(name);
  },
);
