import { testDatabase } from '@aube/db/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { createServerWorld } from '../../testing/server-world.ts';
import { REST_ROWS } from '../rows.ts';
import { bodySchemaOf } from './operation.ts';

const { ask, addStarted, login } = await createServerWorld(await testDatabase());

function schemaOf(procedure: string) {
  const row = REST_ROWS.find((each) => each.procedure === procedure);
  const schema = (row && bodySchemaOf(row, 'en')) ?? {};
  return new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
}

const loginFits = schemaOf('account.login');

it.each([
  ['a name and a password', { nom_utilisateur: 'nobody', mot_de_passe: 'x' }, true],
  ['an address and a password', { courriel: 'nobody@example.test', mot_de_passe: 'x' }, true],
  ['neither name', { mot_de_passe: 'x' }, false],
  ['names that are nothing', { courriel: null, nom_utilisateur: null, mot_de_passe: 'x' }, false],
  ['an empty name', { nom_utilisateur: '', mot_de_passe: 'x' }, false],
  ['an empty address', { courriel: '', mot_de_passe: 'x' }, false],
  [
    'one of its names nothing',
    { courriel: null, nom_utilisateur: 'nobody', mot_de_passe: 'x' },
    true,
  ],
  [
    'both names',
    { courriel: 'a@example.test', nom_utilisateur: 'nobody', mot_de_passe: 'x' },
    true,
  ],
  ['an empty password', { courriel: 'nobody@example.test', mot_de_passe: '' }, false],
  ['no code', { courriel: 'nobody@example.test', mot_de_passe: 'x', code: null }, true],
  ['an empty code', { courriel: 'nobody@example.test', mot_de_passe: 'x', code: '' }, false],
  ['a name that is a number', { nom_utilisateur: 7, mot_de_passe: 'x' }, false],
  ['no password', { courriel: 'nobody@example.test' }, false],
])('the document and the door agree on a login with %s', async (_what, body, isRead) => {
  const { status } = await ask('/api/auth/connexion', { method: 'POST', body });
  expect(status).toBe(isRead ? 401 : 422);
  expect(loginFits(body)).toBe(isRead);
});

const confirmationFits = schemaOf('account.confirmIdentity');

it.each([
  ['a password', { mot_de_passe: 'not mine' }, true],
  ['a code', { code: '000000' }, true],
  ['both', { mot_de_passe: 'not mine', code: '000000' }, true],
  ['an empty password', { mot_de_passe: '' }, false],
  ['an empty code', { code: '' }, false],
  ['neither', {}, false],
  ['what is nothing', { mot_de_passe: null, code: null }, false],
])('the document and the door agree on a confirmation with %s', async (_what, body, isRead) => {
  const as = await login(await addStarted('2025-12-30'));
  const { status, json } = await ask('/api/auth/confirmation', { method: 'POST', as, body });
  expect(status).toBe(422);
  const said = JSON.stringify(json['errors']);
  expect(/est à remplir/u.test(said)).toBe(!isRead);
  expect(confirmationFits(body)).toBe(isRead);
});
