import { ROLE } from '@aube/api/server';
import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';

const world = await createServerWorld(await testDatabase());
const { ask, addPerson, addStarted, login, home } = world;
const as = await login(await addPerson({ roleId: ROLE.administrator }));
const all = '/api/admin/etablissements';

let count = 0;
async function make() {
  count += 1;
  const body = { nom: `Clinique ${count}`, code_reference: `REST-${count}` };
  const answer = await ask(all, { method: 'POST', as, body });
  const { id } = answer.json['etablissement'] as { id: number };
  return { body, answer, id, path: `${all}/${id}`, etag: answer.headers.get('etag') ?? '' };
}

describe('establishments over REST (D42, D43)', () => {
  it('creates one, with its code in capitals and its version as ETag', async () => {
    const body = { nom: ' Clinique du Lac ', code_reference: 'lac-01', id: 999 };
    const made = await ask(all, { method: 'POST', as, body });
    expect(made.status).toBe(201);
    expect(made.headers.get('etag')).toBe('"1"');
    const { id } = made.json['etablissement'] as { id: number };
    expect(id).not.toBe(999);
    const etablissement = {
      id,
      nom: 'Clinique du Lac',
      code_reference: 'LAC-01',
      conservation_mois: 60,
    };
    expect(made.json).toEqual({ etablissement });
    const read = await ask(`${all}/${id}`, { as });
    expect([read.status, read.json]).toEqual([200, { etablissement }]);
    const list = await ask(all, { as });
    expect(list.json['etablissements']).toContainEqual(etablissement);
  });

  it('names the faults by French field, in the requested language', async () => {
    const { body } = await make();
    const wrong = await ask(all, { method: 'POST', as, body: { code_reference: 'É 1' } });
    expect(wrong.status).toBe(422);
    expect(wrong.json['errors']).toEqual({
      nom: ['Ce champ est à remplir.'],
      code_reference: [expect.stringContaining('CLSC-07')],
    });
    const again = await ask(`${all}?lang=en`, { method: 'POST', as, body });
    expect(again.status).toBe(422);
    expect(again.json['errors']).toEqual({
      code_reference: ['Another establishment already has this reference code.'],
    });
  });

  it('changes one, and answers 412 to a change of an older version', async () => {
    const { path, etag } = await make();
    const body = { nom: 'Clinique du Parc', code_reference: 'parc-01', conservation_mois: 84 };
    const changed = await ask(path, {
      method: 'PUT',
      as,
      body,
      headers: { 'if-match': etag },
    });
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"']);
    expect(changed.json['etablissement']).toMatchObject({
      code_reference: 'PARC-01',
      conservation_mois: 84,
    });
    for (const method of ['PUT', 'DELETE']) {
      const sent = method === 'PUT' ? { body } : {};
      const stale = await ask(path, { method, as, ...sent, headers: { 'if-match': etag } });
      expect([stale.status, stale.json['code']]).toEqual([412, 'PRECONDITION_FAILED']);
    }
    // An old client sends no `If-Match`.
    expect((await ask(path, { method: 'PUT', as, body })).status).toBe(200);
  });

  it('deletes one, and keeps its figures', async () => {
    const { path, id } = await make();
    const deleted = await ask(path, { method: 'DELETE', as });
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    expect((await ask(path, { as })).status).toBe(404);
    expect((await ask(path, { method: 'DELETE', as })).status).toBe(404);
    const list = (await ask(all, { as })).json['etablissements'] as { id: number }[];
    expect(list.map((each) => each.id)).not.toContain(id);
    expect((await ask(`${path}/statistiques`, { as })).status).toBe(200);
  });

  it('gives the eight figures', async () => {
    await addStarted('2026-01-05');
    const { status, json } = await ask(`${all}/${home}/statistiques`, { as });
    expect(status).toBe(200);
    expect(json).toEqual({
      statistiques: {
        inscrits: 1,
        commences: 1,
        termines: 0,
        abandonnes: 0,
        completes_s0: 1,
        completes_s6: 0,
        completes_s12: 0,
        completes_s24: 0,
        chiffres_du: null,
      },
    });
  });
});
