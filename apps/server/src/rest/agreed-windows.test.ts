import { ROLE } from '@aube/api/server';
import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';

const world = await createServerWorld(await testDatabase());
const { ask, addPerson, addStarted, login } = world;
const staff = await login(await addPerson({ roleId: ROLE.staff }));
const AGREED = { fenetre_sommeil: 345, convenue_le: '2026-01-05', raison: 'Elle dort peu.' };

it('an agreed window is entered, listed, said in the week, and withdrawn (D81)', async () => {
  // Today is Tuesday 6 January 2026, in week 2.
  const person = await addStarted('2025-12-28');
  const as = await login(person);
  const windows = `/api/admin/participants/${person}/fenetres-convenues`;
  const weekPath = `/api/utilisateurs/${person}/semaines-journal-sommeil/2`;
  const week = async () => {
    const { json } = await ask(weekPath, { as });
    return json['semaine_journal_sommeil'] as Record<string, unknown>;
  };
  expect(await week()).toMatchObject({ fenetre_convenue: null, convenue_le: null });

  const off = { ...AGREED, fenetre_sommeil: 347 };
  const refused = await ask(windows, { as: staff, method: 'POST', body: off });
  expect([refused.status, Object.keys(refused.json['errors'] ?? {})]).toEqual([
    422,
    ['fenetre_sommeil'],
  ]);
  const made = await ask(windows, { as: staff, method: 'POST', body: AGREED });
  expect(made.status).toBe(201);
  expect(made.json['fenetre_convenue']).toMatchObject({
    ...AGREED,
    retiree_le: null,
    vaut_au_prochain_choix: true,
  });
  const again = await ask(windows, { as: staff, method: 'POST', body: AGREED });
  expect(again.json).toEqual(made.json);
  const list = await ask(windows, { as: staff });
  expect(list.json['fenetres_convenues']).toEqual([made.json['fenetre_convenue']]);
  expect((await ask(windows, { as })).status).toBe(403);

  const said = { fenetre_sommeil: 345, fenetre_convenue: 345, convenue_le: '2026-01-05' };
  const proposed = await week();
  expect(proposed).toMatchObject({ ...said, choix_coucher_lever: null });
  await ask(`/api/semaines-journal-sommeil/${String(proposed['id'])}/horaire-sommeil`, {
    as,
    method: 'POST',
    body: { choix_coucher_lever: 'lever', heure_coucher_lever: '06:30' },
  });
  expect(await week()).toMatchObject({ ...said, heure_coucher: '00:45', heure_lever: '06:30' });

  const gone = await ask(`${windows}/retiree`, { as: staff, method: 'PUT' });
  expect(gone.status).toBe(200);
  expect(gone.json['fenetre_convenue']).toMatchObject({
    ...AGREED,
    retiree_le: expect.any(String),
    vaut_au_prochain_choix: false,
  });
  expect(await week()).toMatchObject({ ...said, heure_coucher: '00:45' });
});
