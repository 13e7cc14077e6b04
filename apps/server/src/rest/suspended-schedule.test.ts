import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';

const world = await createServerWorld(await testDatabase());
const { ask, addStarted, login, pool } = world;

/**
 * Adds a schedule from 23:30 to 06:30 in week 2. Today is Tuesday 6 January 2026, the third day of
 * the week.
 */
async function addScheduled() {
  const person = await addStarted('2025-12-28');
  const as = await login(person);
  await pool.query(
    `update diary_weeks set anchor = 'wakeTime', anchor_time = 390, widening_minutes = 0,
       window_minutes = 420, chosen_at = '2026-01-04T17:00:00Z', chosen_on = '2026-01-04'
     where user_id = $1 and number = 2`,
    [person],
  );
  const shown = async () => {
    const path = `/api/utilisateurs/${person}/semaines-journal-sommeil/2`;
    const { json } = await ask(path, { as });
    return json['semaine_journal_sommeil'] as Record<string, unknown>;
  };
  const flag = (code: string, noticeDue: boolean) =>
    pool.query(
      `insert into safety_flags (user_id, code, source, raised_at, notice_due, cleared_at)
       values ($1, $2, 'S0', now(), $3, case when $3 then now() end)`,
      [person, code, noticeDue],
    );
  return { as, shown, flag };
}

const inForce = {
  choix_coucher_lever: 'lever',
  heure_coucher_lever: '06:30',
  fenetre_sommeil: 420,
  heure_coucher: '23:30',
  heure_lever: '06:30',
};
const nothing = {
  choix_coucher_lever: null,
  heure_coucher_lever: null,
  fenetre_sommeil: null,
  fenetre_convenue: null,
  heure_coucher: null,
  heure_lever: null,
};

it('a safety flag takes every time of the schedule out of the week (D76)', async () => {
  const { shown, flag } = await addScheduled();
  expect(await shown()).toMatchObject({ ...inForce, avis_securite_a_lire: false });
  await flag('fatigueAccident', false);
  expect(await shown()).toMatchObject({ ...nothing, horaire_indisponible: 'securite' });
});

it('a stop takes them out as well, and the undo of the same day brings them back (D78)', async () => {
  const { as, shown } = await addScheduled();
  const body = { raison_arret: 'fatigue' };
  const stopped = await ask('/api/horaire-sommeil/arrete', { as, method: 'PUT', body });
  expect(stopped.json['semaine_journal_sommeil']).toEqual(await shown());
  expect(await shown()).toMatchObject({
    ...nothing,
    ...body,
    arrete_le: '2026-01-06',
    horaire_indisponible: 'arrete',
  });
  await ask('/api/horaire-sommeil/repris', { as, method: 'PUT' });
  expect(await shown()).toMatchObject({ ...inForce, arrete_le: null, raison_arret: null });
});

it('a stop is refused while a safety flag holds the schedule back (D76, D78)', async () => {
  const { as, shown, flag } = await addScheduled();
  await flag('fatigueAccident', false);
  const refused = await ask('/api/horaire-sommeil/arrete', { as, method: 'PUT', body: {} });
  expect([refused.status, refused.json['code']]).toEqual([409, 'SCHEDULE_NOT_AVAILABLE']);
  expect(refused.json['horaire_indisponible']).toBe('securite');
  expect(await shown()).toMatchObject({ arrete_le: null, raison_arret: null });
});

it('the safety notice stands in their place until it is read (D76)', async () => {
  const { as, shown, flag } = await addScheduled();
  await flag('pregnancy', true);
  expect(await shown()).toMatchObject({
    ...nothing,
    horaire_indisponible: 'securite',
    avis_securite_a_lire: true,
  });
  const read = await ask('/api/avis-securite/lu', { as, method: 'PUT' });
  expect(read.json['semaine_journal_sommeil']).toEqual(await shown());
  expect(await shown()).toMatchObject({ ...inForce, avis_securite_a_lire: false });
  expect((await ask('/api/avis-securite/lu', { as, method: 'PUT' })).status).toBe(200);
});
