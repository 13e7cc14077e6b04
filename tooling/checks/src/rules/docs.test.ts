import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linkFaults } from './docs.ts';

const PAGE = join(import.meta.dirname, '../../../../docs/planted.md');

it.each([
  ['a file', '[a](gone.md)', 'the link gone.md is dead'],
  ['a heading', '[a](decisions/programme.md#gone)', 'decisions/programme.md has no heading gone'],
])('refuses a link to %s that does not exist', (_, text, fault) => {
  expect(linkFaults(PAGE, text)).toEqual([`${PAGE}: ${fault}`]);
});

it.each(['[a](decisions/programme.md)', '[a](decisions/programme.md#leaving)', '[a](#gone)'])(
  'accepts %s',
  (text) => {
    expect(linkFaults(PAGE, text)).toEqual([]);
  },
);
