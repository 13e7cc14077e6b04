import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { createWorld } from '../../../testing/world.ts';
import { alertsTable } from './leaving.ts';

const { services } = await createWorld(await testDatabase());

it.each([
  [
    'type',
    [
      'crisis',
      'sleepyAtWheel',
      'severeDepression',
      'sleepinessCorrected',
      'healthChanged',
      'epilepsy',
    ],
  ],
  ['questionnaire', ['S0', 'ABANDON', 'health', 'diary']],
])('the codebook knows every code of %s', (name, expected) => {
  const column = alertsTable(services.questionnaires).columns.find((each) => each.name === name);
  const codes = column?.type === 'code' ? (column.codes ?? []).map(({ value }) => value) : [];
  expect(codes).toEqual(expect.arrayContaining(expected));
  expect(new Set(codes).size).toBe(codes.length);
});
