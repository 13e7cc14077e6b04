import { expect, it } from 'vitest';
import { isFactorProven } from './proven-factor.ts';

const acr = { acr: ['urn:level:2'], amr: [] };
const amr = { acr: [], amr: ['mfa', 'hwk'] };
const both = { acr: ['urn:level:2'], amr: ['mfa'] };

it.each([
  ['no list trusts every login', { acr: [], amr: [] }, {}, true],
  ['a named level', acr, { acr: 'urn:level:2' }, true],
  ['another level', acr, { acr: 'urn:level:1' }, false],
  ['a level that is no text', acr, { acr: ['urn:level:2'] }, false],
  ['no level', acr, {}, false],
  ['a level where methods are asked for', amr, { acr: 'mfa' }, false],
  ['one of the named methods', amr, { amr: ['pwd', 'hwk'] }, true],
  ['other methods', amr, { amr: ['pwd'] }, false],
  ['methods that are no list', amr, { amr: 'mfa' }, false],
  ['methods where a level is asked for', acr, { amr: ['urn:level:2'] }, false],
  ['one of two lists is enough', both, { acr: 'urn:level:1', amr: ['mfa'] }, true],
  ['neither of two lists', both, { acr: 'urn:level:1', amr: ['pwd'] }, false],
] as const)('%s', (_, words, claims, expected) => {
  expect(isFactorProven(words, claims)).toBe(expected);
});
