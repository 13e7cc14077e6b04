import { ROLE } from '@aube/api/server';
import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { diaryDay } from './vocabulary/diary-day.ts';
import { createServerWorld } from '../testing/server-world.ts';

const connection = await testDatabase();
const { pool } = connection;
const world = await createServerWorld(connection);
const { app, ask, call, addPerson, addStarted, login, home } = world;
const participant = await addStarted('2025-12-09');
const admin = await addPerson({ roleId: ROLE.administrator });
const as = await login(admin);
const NIGHTS = '/api/admin/exports/nuits.csv';
const NAMED = `${NIGHTS}?identite=oui&raison=Rappels`;

/** Adds more nights than the buffers between the database and the reader can hold. */
await pool.query(
  `update diary_days set completed_at = now(), rules_version = repeat('x', 4000), time_zone = repeat('y', 4000)
   where user_id = $1`,
  [participant],
);
await pool.query(
  `insert into diary_days (user_id, date, week, completed_at, rules_version, time_zone, version)
   select $1, date '2030-01-01' + n, 1, now(), repeat('x', 4000), repeat('y', 4000), 1
   from generate_series(1, 4000) n`,
  [participant],
);

const running = async () => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and query like 'copy (%' and state = 'active'`,
  );
  return rows[0]?.count ?? 0;
};

const logged = async () => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from audit_log where action = 'exports.prepare'`,
  );
  return rows[0]?.count ?? 0;
};

const begin = (path: string, { token } = as) =>
  app.fetch(
    new Request(`https://aube.example.test${path}`, {
      headers: { authorization: `Bearer ${token}` },
    }),
    { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
  );

describe('files over REST (D65)', () => {
  it('have their media type and their name, and no cache keeps them', async () => {
    const { status, headers, text } = await ask('/api/admin/exports/participants.csv', { as });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="participants.csv"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text.split('\r\n')).toHaveLength(3);
    const sheet = await ask(`/api/admin/exports/participants.xlsx?etablissement=${home}`, { as });
    expect(sheet.headers.get('content-type')).toContain('spreadsheetml.sheet');
    expect(sheet.text.startsWith('PK')).toBe(true);
  });

  it.each([
    ['fr', '« nights.csv » ne fait pas partie des réponses possibles : participants.csv, '],
    ['en', '“nights.csv” is not one of the possible answers: participants.csv, '],
  ])('are found by their name, of which the choices are told in %s', async (lang, words) => {
    const wrong = await ask(`/api/admin/exports/nights.csv?lang=${lang}`, { as });
    expect([wrong.status, wrong.json['code']]).toEqual([422, 'INVALID']);
    const errors = wrong.json['errors'] as Record<string, string[]>;
    expect(Object.keys(errors)).toEqual(['fichier']);
    expect(errors['fichier']).toHaveLength(1);
    const said = errors['fichier']?.[0]?.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(said?.startsWith(words)).toBe(true);
    expect(said).toContain('nuits.csv, nuits.xlsx');
    expect(said?.endsWith(', tout.zip.')).toBe(true);
  });

  it('refuse other formats and long names, with every fault at once', async () => {
    for (const name of ['nuits', 'nuits.zip', 'tout.csv', 'Nuits.csv', '%00', 'x'.repeat(500)]) {
      const { status, text } = await ask(`/api/admin/exports/${name}`, { as });
      expect([name, status]).toEqual([name, 422]);
      expect(text).not.toContain('x'.repeat(65));
    }
    const { json } = await ask('/api/admin/exports/nights.csv?du=2026-02-30&etat=parti', { as });
    expect(Object.keys(json['errors'] as object).toSorted()).toEqual(['du', 'etat', 'fichier']);
  });

  it('show their names only to callers who may export', async () => {
    const name = '/api/admin/exports/nights.csv';
    expect((await ask(name)).status).toBe(401);
    expect((await ask(name, { as: await login(participant) })).status).toBe(403);
  });

  it('name the faults by the words of the query', async () => {
    const wrong = await ask(`${NIGHTS}?du=2026-02-30&identite=peut-etre`, { as });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.json['errors'] as object).toSorted()).toEqual(['du', 'identite']);
    const misspelt = await ask('/api/admin/exports/participants.csv?etablisement=2&lang=en', {
      as,
    });
    expect([misspelt.status, Object.keys(misspelt.json['errors'] as object)]).toEqual([
      422,
      ['etablisement'],
    ]);
    const silent = await ask(`${NIGHTS}?identite=oui`, { as });
    expect(silent.json['errors']).toEqual({ raison: ['Ce champ est à remplir.'] });
  });

  it('take the filters of the list of participants', async () => {
    const rowsOf = async (query: string) =>
      (await ask(`/api/admin/exports/participants.csv?${query}`, { as })).text.split('\r\n')
        .length - 2;
    expect(await rowsOf('etat=en-cours&chiffre=commences&inscrit_au=2030-01-01')).toBe(1);
    expect(await rowsOf('etat=quitte')).toBe(0);
    expect(await rowsOf('alerte=oui')).toBe(0);
    const wrong = await ask(`${NIGHTS}?etat=parti&chiffre=semaine-active`, { as });
    const errors = wrong.json['errors'] as Record<string, string[]>;
    expect([wrong.status, Object.keys(errors)]).toEqual([422, ['etat']]);
    expect(errors['etat']?.[0]).toContain('non-commence');
    const weekless = await ask(`${NIGHTS}?chiffre=semaine-active`, { as });
    expect(Object.keys(weekless.json['errors'] as object)).toEqual(['semaine']);
  });

  it('refuse HEAD, without a line in the log', async () => {
    const before = await logged();
    const { status, headers, text } = await ask(NAMED, { as, method: 'HEAD' });
    expect([status, headers.get('allow'), text]).toEqual([405, 'GET', '']);
    expect(await logged()).toBe(before);
  });

  it('end the query when the reader leaves, and are written a few at a time', async () => {
    const other = await login(await addPerson({ roleId: ROLE.administrator }));
    const another = await login(await addPerson({ roleId: ROLE.administrator }));
    const [one, two] = [await begin(NIGHTS), await begin(NIGHTS, other)];
    const readers = [one, two].map((response) => response.body?.getReader());
    for (const reader of [...readers, ...readers]) await reader?.read();
    expect(await running()).toBe(2);
    const before = await logged();
    const third = await ask(NAMED, { as: another });
    expect([third.status, third.json['code']]).toEqual([503, 'UNAVAILABLE']);
    expect(third.headers.get('retry-after')).toBe('10');
    expect(await logged()).toBe(before);

    for (const reader of readers) await reader?.cancel();
    await expect.poll(running, { timeout: 1_000 }).toBe(0);
    expect((await ask(NIGHTS, { as })).text.split('\r\n')).toHaveLength(1 + 175 + 4000 + 1);
  });
});

it('a night’s columns have the words of its REST fields', async () => {
  const { json } = await call('exports.getDataset', { dataset: 'nights' }, { as });
  const { columns } = (json['result'] as { data: { json: { columns: { name: string }[] } } }).data
    .json;
  const names = new Set(columns.map(({ name }) => name));
  // Fields of a night that the nights file does not contain under the same name.
  const elsewhere = new Set(['id', 'disponible_le', 'statut', 'siestes', 'mesures', 'note']);
  const words = diaryDay.map(({ french }) => french).filter((word) => !elsewhere.has(word));
  expect(words.filter((word) => !names.has(word))).toEqual([]);
});

describe('the browser’s door', () => {
  it('takes the key of a prepared file only from its owner', async () => {
    const cookie = await login(admin, 'cookie');
    const prepared = await call('exports.prepare', { file: 'participants.csv' }, { as: cookie });
    const { key } = (prepared.json['result'] as { data: { json: { key: string } } }).data.json;
    const post = (given: Parameters<typeof ask>[1]) =>
      ask('/exports', { method: 'POST', body: { key }, ...given });
    expect((await post({ as: cookie })).text).toContain('code_participant');
    const other = await login(await addPerson({ roleId: ROLE.administrator }), 'cookie');
    expect((await post({ as: other })).status).toBe(404);
    expect((await post({})).status).toBe(401);
    expect((await post({ as: cookie, body: { key: 3 } })).status).toBe(404);
    expect((await ask('/exports', { as: cookie })).status).not.toBe(200);
  });
});
