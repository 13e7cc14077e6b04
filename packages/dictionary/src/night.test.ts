import { expect, it } from 'vitest';
import { nightField, nightFieldNames } from './night.ts';

const asked = nightFieldNames.filter((name) => name !== 'napCount');

it.each(asked)('%s has what its form needs', (name) => {
  const { question, missing, isRequired } = nightField(name);
  expect(question).toBeDefined();
  expect(missing !== undefined).toBe(isRequired);
});
