import { testDatabase } from '@aube/db/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { createServerWorld } from '../../testing/server-world.ts';
import { REST_ROWS } from '../rows.ts';
import { bodySchemaOf } from './operation.ts';

const { ask, addStarted, login } = await createServerWorld(await testDatabase());
const row = REST_ROWS.find(({ procedure }) => procedure === 'diary.saveDay');
const fits = new Ajv2020({ strict: false, validateFormats: false }).compile(
  (row && bodySchemaOf(row, 'en')) ?? {},
);

const NIGHT = {
  heure_extinction_lumieres: '23:15',
  duree_endormissement: 20,
  nombre_reveils: 1,
  duree_eveil: 10,
  heure_reveil: '06:40',
  heure_sortie_lit: '06:50',
};
const NAP = { heure_debut: '13:00', heure_fin: '13:20' };

it.each([
  ['no naps', { siestes: [] }, true],
  ['a nap', { siestes: [NAP] }, true],
  ['a nap and its number', { siestes: [NAP], nombre_siestes: 1 }, true],
  ['the number of none', { nombre_siestes: 0 }, true],
  ['neither', {}, false],
  ['a number without its naps', { nombre_siestes: 1 }, false],
  ['a number that is nothing', { nombre_siestes: null }, false],
  ['naps that are nothing', { siestes: null }, false],
])('the document and the door agree on a night with %s', async (_what, naps, isTaken) => {
  const body = { ...NIGHT, ...naps };
  const as = await login(await addStarted('2025-12-30'));
  const path = '/api/jours-journal-sommeil/2026-01-05';
  const { status } = await ask(path, { method: 'PUT', as, body });
  expect(status).toBe(isTaken ? 200 : 422);
  expect(fits(body)).toBe(isTaken);
});
