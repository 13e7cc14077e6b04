import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ASVS_NUMBERS } from './asvs-numbers.ts';
import { checkAsvs } from './asvs.ts';

const row = (number: string, verdict = 'n.a.', evidence = '') =>
  `| ${number} | words | ${verdict} | ${evidence} |`;
const whole = ASVS_NUMBERS.map((number) => row(number));
const faultsOf = (...rows: string[]) => checkAsvs('table.md', rows.join('\n'));

it('knows the 70 requirements of level 1 and the 183 of level 2', () => {
  expect(ASVS_NUMBERS).toHaveLength(70 + 183);
  expect(new Set(ASVS_NUMBERS).size).toBe(ASVS_NUMBERS.length);
});

it('accepts a whole table, with ranges', () => {
  expect(faultsOf(...whole)).toEqual([]);
  const others = whole.filter((line) => !line.startsWith('| 4.4.'));
  expect(faultsOf(...others, row('4.4.1–4.4.4'))).toEqual([]);
});

it.each([
  ['a missing number', whole.slice(1), '1.1.1 is missing'],
  ['a number twice', [...whole, row('1.1.1')], '1.1.1 stands twice'],
  ['level 3', [...whole, row('1.2.10')], '1.2.10 is no requirement of levels 1 and 2'],
])('refuses %s', (_, rows, fault) => {
  expect(faultsOf(...rows)).toEqual([`table.md: ${fault}`]);
});

it.each([
  ['holds', '`a.ts`', 'holds without a test'],
  ['holds: here', '', 'holds without a test'],
  ['holds: here', '`a.ts`, `a.test.ts`', null],
  ['holds', '`a.spec.ts`', null],
  ['holds', '`tooling/prove/src/verify/soak/run.ts`', null],
  ['documented', '', 'is documented nowhere'],
  ['documented', '`docs/security.md`', null],
  ['partly', '', 'has no reason'],
  ['partly: one of two', '', null],
  ['holding', '`a.test.ts`', 'has no verdict'],
  ['', '', 'has no verdict'],
])('judges « %s » with %s: %s', (verdict, evidence, fault) => {
  const rows = [row('1.1.1', verdict, evidence), ...whole.slice(1)];
  expect(faultsOf(...rows)).toEqual(fault === null ? [] : [`table.md: 1.1.1 ${fault}`]);
});

it('the table of the product is whole', () => {
  const path = new URL('../../../../docs/security-asvs.md', import.meta.url);
  expect(checkAsvs('docs/security-asvs.md', readFileSync(path, 'utf8'))).toEqual([]);
});
