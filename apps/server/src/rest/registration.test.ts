import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';

const { ask } = await createServerWorld(await testDatabase());

const deadLink = 'This link is no longer valid: it was used already, or its time is over.';
const post = (path: string, body: object) =>
  ask(`/api/auth/${path}?lang=en`, { method: 'POST', body });

it('names the dead link with every other fault of the form (D40)', async () => {
  const { status, json } = await post('inscription', {
    jeton: 'x'.repeat(43),
    prenom: '',
    courriel: 'nowhere',
    mot_de_passe: 'lune-9',
    mot_de_passe_confirmation: 'lune-8',
    code_reference: 'NOWHERE',
    langue: 'fr',
    consentement: '0.1',
  });
  expect(status).toBe(422);
  expect(json['code']).toBe('TOKEN_INVALID');
  const errors = json['errors'] as Record<string, string[]>;
  expect(errors['jeton']).toEqual([deadLink]);
  expect(Object.keys(errors).toSorted()).toEqual([
    'consentement',
    'courriel',
    'jeton',
    'mot_de_passe',
    'mot_de_passe_confirmation',
    'nom',
    'prenom',
  ]);
});

const password = 'sept cailloux sous la pluie';

it.each([
  ['activation', {}],
  ['activation', { mot_de_passe_confirmation: password }],
  ['reinitialisation', { mot_de_passe_confirmation: password }],
])('does so in %s too', async (path, more) => {
  const body = { jeton: 'x'.repeat(43), mot_de_passe: password, ...more };
  const { status, json } = await post(path, body);
  expect(status).toBe(422);
  expect(json).toMatchObject({ code: 'TOKEN_INVALID', errors: { jeton: [deadLink] } });
});
