import { ROLE } from '@aube/api/server';
import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';
import { REST_ROWS } from './rows.ts';

const { ask, addPerson, addStarted, login } = await createServerWorld(await testDatabase());
const participant = await addStarted('2025-12-28');
const callers = [
  await login(participant),
  await login(await addPerson({ roleId: ROLE.staff })),
  await login(await addPerson({ roleId: ROLE.administrator })),
];

const paths = REST_ROWS.filter(({ method }) => method === 'GET').map(({ path }) => path);

it.each(paths)('an unknown filter of %s is refused, and never ignored', async (path) => {
  const asked = path
    .replace('{fichier}', 'nuits.csv')
    .replace('{code}', 's6')
    .replaceAll(/\{\w+\}/g, String(participant));
  const answers = [await ask(`${asked}?etablisement=1`)];
  for (const as of callers) answers.push(await ask(`${asked}?etablisement=1`, { as }));
  expect(answers.filter(({ status }) => status < 400)).toEqual([]);
  const said = answers.filter(({ status }) => status === 422);
  expect(said.length).toBeGreaterThan(0);
  for (const { json } of said) expect(json['errors']).toHaveProperty('etablisement');
});
