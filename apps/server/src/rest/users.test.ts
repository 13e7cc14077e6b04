import { ROLE } from '@aube/api/server';
import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';

const world = await createServerWorld(await testDatabase());
const { ask, addPerson, login, home, place, pool } = world;
const as = await login(await addPerson({ roleId: ROLE.administrator }));
const all = '/api/admin/utilisateurs';

it('a participant is shown with their establishment, and the same body is accepted', async () => {
  const id = await addPerson();
  const etablissements = [{ id: home, nom: place.name }];
  const read = await ask(`${all}/${id}`, { as });
  expect(read.json['utilisateur']).toMatchObject({ etablissements, etat: 'actif' });
  const { json } = await ask(all, { as });
  expect(json['utilisateurs']).toContainEqual(expect.objectContaining({ id, etablissements }));
  const body = { ...(read.json['utilisateur'] as object), prenom: 'Zoé' };
  const written = await ask(`${all}/${id}`, { method: 'PUT', as, body });
  expect([written.status, written.json['utilisateur']]).toEqual([
    200,
    expect.objectContaining({ prenom: 'Zoé', etablissements }),
  ]);
  const { rows } = await pool.query('select 1 from staff_establishments where user_id = $1', [id]);
  expect(rows).toEqual([]);
});

it.each([
  ['lou@xn--a-9fa.test', 'lou@e\u0301a.test'],
  ['eve@example.test', 'eve@example.test;'],
])('the account beside the one of %j keeps its address of before, %j', async (taken, kept) => {
  const [other, id] = [await addPerson(), await addPerson()];
  const write = 'update users set email = $1 where id = $2';
  await pool.query(write, [taken, other]);
  await pool.query(write, [kept, id]);
  const read = await ask(`${all}/${id}`, { as });
  const body = { ...(read.json['utilisateur'] as object), prenom: 'Zoé' };
  const written = await ask(`${all}/${id}`, { method: 'PUT', as, body });
  expect(written.json).toMatchObject({ utilisateur: { prenom: 'Zoé', courriel: kept } });
  const changed = await ask(`${all}/${id}`, {
    method: 'PUT',
    as,
    body: { ...body, courriel: taken },
  });
  expect(changed.status).toBe(200);
});

it('a deleted account leaves the list, and shows its state', async () => {
  const id = await addPerson({ roleId: ROLE.staff });
  expect((await ask(`${all}/${id}`, { method: 'DELETE', as })).status).toBe(204);
  const { json } = await ask(`${all}/${id}`, { as });
  expect(json['utilisateur']).toMatchObject({
    id,
    etat: 'supprime',
    supprime_le: expect.any(String),
  });
  const list = await ask(all, { as });
  expect(list.json['utilisateurs']).not.toContainEqual(expect.objectContaining({ id }));
});

it.each([
  ['fr', 'unknown', /1, 2, 3/],
  ['en', 9, /1, 2, 3/],
])('an unknown role is refused with those that there are (%s)', async (lang, id, values) => {
  const body = { nom: 'Roy', prenom: 'Zoé', courriel: 'zoe@example.test', roles: [{ id }] };
  const { status, json } = await ask(`${all}?lang=${lang}`, { method: 'POST', as, body });
  expect([status, Object.keys(json['errors'] as object)]).toEqual([422, ['roles']]);
  expect((json['errors'] as { roles: string[] }).roles[0]).toMatch(values);
});

it('answers every fault of a body at once, for a new or a changed account', async () => {
  const other = await addPerson({ roleId: ROLE.staff });
  const { json: known } = await ask(`${all}/${other}`, { as });
  const { courriel, nom_utilisateur } = known['utilisateur'] as Record<string, string>;
  const faulty = {
    prenom: '',
    courriel,
    nom_utilisateur,
    roles: [{ id: ROLE.staff }],
    etablissements: [{ id: 2_000_000_000 }],
    methode_authentification: 'oidc',
    langue: 'de',
  };
  const faults = [
    'courriel',
    'etablissements',
    'langue',
    'methode_authentification',
    'nom_utilisateur',
    'prenom',
  ];
  const made = await ask(all, { method: 'POST', as, body: { nom: 'Roy', ...faulty } });
  expect(Object.keys(made.json['errors'] as object).toSorted()).toEqual(faults);
  const id = await addPerson({ roleId: ROLE.staff });
  const changed = await ask(`${all}/${id}`, { method: 'PUT', as, body: faulty });
  expect(Object.keys(changed.json['errors'] as object).toSorted()).toEqual(faults);
  const { prenom: _, langue: __, ...readable } = faulty;
  const tried = await ask(`${all}/${id}`, { method: 'PUT', as, body: readable });
  expect(Object.keys(tried.json['errors'] as object).toSorted()).toEqual(
    faults.filter((field) => field !== 'prenom' && field !== 'langue'),
  );
});

it('an unknown filter is named in the words of the caller', async () => {
  const answered = await ask('/api/admin/utilisateurs?etablisement=1&lang=en', { as });
  expect(answered.json['errors']).toEqual({ etablisement: ['This field is unknown.'] });
});
