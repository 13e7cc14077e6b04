import { expect, it } from 'vitest';
import { isConsentDue, nextConsentEdition } from './consent.ts';

it.each([
  [[], '1.0', true],
  [['1.0'], '1.0', false],
  [['1.0'], '1.9', false],
  [['1.9'], '2.0', true],
  [['1.0', '2.0'], '2.3', false],
  [['2.0', '1.0'], '2.0', false],
  [['9.0'], '10.0', true],
  [['10.0'], '9.1', false],
])('who agreed to %j is asked about %s: %s', (given, present, isDue) => {
  expect(isConsentDue(given, present)).toBe(isDue);
});

type Row = readonly [
  change: 'important' | 'wording',
  begunFrom: string | null,
  inForce: string,
  known: readonly string[],
  expected: string,
];

const OF_THIS_SITE: readonly Row[] = [
  // Columns: change, version of the base text, version in force, known versions, next version.
  ['important', '1.0', '1.0', ['1.0'], '2.0'],
  ['wording', '1.0', '1.0', ['1.0'], '1.1'],
  ['wording', '1.1', '1.1', ['1.0', '1.1'], '1.2'],
  ['wording', '1.0', '1.1', ['1.0', '1.1'], '1.2'],
  ['important', '2.1', '2.1', ['1.0', '2.0', '2.1'], '3.0'],
  // Somebody has agreed to version 5.2, which the files no longer have.
  ['important', '1.0', '1.0', ['1.0', '5.2'], '6.0'],
  ['wording', '1.0', '1.0', ['1.0', '5.2'], '1.1'],
  ['wording', '1.9998', '1.9998', ['1.9998'], '1.9999'],
  ['wording', '1.9999', '1.9999', ['1.9999'], '2.0'],
  // An older text is published again, or the draft began before the last important change.
  ['wording', '1.0', '2.0', ['1.0', '2.0'], '3.0'],
  ['important', '1.0', '2.0', ['1.0', '2.0'], '3.0'],
  ['wording', null, '1.0', ['1.0'], '2.0'],
];

const OF_FILES: readonly Row[] = [
  // A text from another site: its version numbers mean nothing here.
  ['important', '4.0', '1.0', ['1.0'], '4.0'],
  ['wording', '4.2', '1.0', ['1.0'], '4.2'],
  ['wording', '1.3', '1.0', ['1.0'], '2.0'],
  ['wording', '1.0', '1.0', ['1.0'], '2.0'],
  ['wording', '1.1', '1.1', ['1.0', '1.1'], '2.0'],
  ['wording', null, '1.0', ['1.0'], '2.0'],
  ['important', '999.0', '1.0', ['1.0'], '999.0'],
  ['wording', '4.999', '1.0', ['1.0'], '4.999'],
  ['wording', '4.1000', '1.0', ['1.0'], '2.0'],
  ['important', '1000.0', '1.0', ['1.0'], '2.0'],
  ['important', '999.0', '999.0', ['999.0'], '1000.0'],
];

it.each([
  ...OF_THIS_SITE.map((row) => [false, ...row] as const),
  ...OF_FILES.map((row) => [true, ...row] as const),
])('a text (of a file: %s), %s, from %s over %s, with %j, is version %s', (isOfFile, ...row) => {
  const [change, begunFrom, inForce, known, expected] = row;
  const version = nextConsentEdition({ change, begunFrom, isOfFile, inForce, known });
  expect(version).toBe(expected);
  expect(known, 'a version is given once').not.toContain(version);
  const isNew = version.split('.', 1)[0] !== inForce.split('.', 1)[0];
  expect(isConsentDue([inForce, ...known], version)).toBe(isNew);
});
