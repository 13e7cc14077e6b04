import { nightFieldNames, type NightFieldRule, nightFields } from '@aube/dictionary';
import { describe, expect, it } from 'vitest';
import { usualNight } from '../testing.ts';
import { fieldTyped } from './draft-fields.ts';
import { fieldShown, fieldTaken, nightInput, nightOutput } from './night-schemas.ts';

const range = { minimum: 1, maximum: 5, rangeFault: 'outOfRange' } as const;
const choice: NightFieldRule = { kind: 'choice', choices: [], isRequired: false, ...range };
const yesNo: NightFieldRule = { kind: 'yesNo', isRequired: false };
const text: NightFieldRule = { kind: 'text', isRequired: false, maximumLength: 500 };

const required = nightFieldNames.filter((name) => nightFields[name].isRequired);

describe('a night', () => {
  it('is taken with the fields that it needs', () => {
    expect(Object.keys(usualNight)).toEqual(required);
    expect(nightInput.parse(usualNight)).toEqual(usualNight);
  });

  it('is shown with every field of the table', () => {
    const empty = Object.fromEntries(nightFieldNames.map((name) => [name, null]));
    const night = { ...empty, ...usualNight };
    expect(nightOutput.parse({ ...night, other: 1 })).toEqual(night);
  });

  it.each(required)('is not taken without %s', (name) => {
    const { error } = nightInput.safeParse({ ...usualNight, [name]: undefined });
    expect(error?.issues).toMatchObject([{ path: [name] }]);
  });
});

describe('an optional field', () => {
  it.each([
    ['a choice', choice, [1, 5], [0, 6, 2.5, '3', true]],
    ['a yes or no', yesNo, [true, false], ['yes', 1]],
    ['a text', text, ['', 'x'.repeat(500)], ['x'.repeat(501), 5]],
  ])('%s is taken within its bounds, left out, or emptied', (_, rule, taken, refused) => {
    const schema = fieldTaken(rule);
    for (const value of [...taken, undefined, null]) expect(schema.parse(value)).toBe(value);
    for (const value of refused) expect(schema.safeParse(value).success).toBe(false);
  });

  it.each([
    ['a choice', choice, 3],
    ['a yes or no', yesNo, false],
    ['a text', text, 'mal au dos'],
  ])('%s is shown, or null', (_, rule, value) => {
    for (const shown of [value, null]) expect(fieldShown(rule).parse(shown)).toBe(shown);
    expect(fieldShown(rule).safeParse(undefined).success).toBe(false);
  });
});

it('keeps what is typed as long as its field may be', () => {
  expect(fieldTyped(choice).safeParse('x'.repeat(41)).success).toBe(false);
  expect(fieldTyped(text).parse('x'.repeat(500))).toHaveLength(500);
  expect(fieldTyped(text).safeParse('x'.repeat(501)).success).toBe(false);
});
