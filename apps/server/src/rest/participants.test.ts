import { ROLE } from '@aube/api/server';
import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';

const world = await createServerWorld(await testDatabase());
const { ask, addPerson, login, home, pool, place } = world;
const as = await login(await addPerson({ roleId: ROLE.staff }));
const all = '/api/admin/participants';

const FRENCH = {
  nom: 'Côté',
  prenom: 'Ana',
  codeParticipant: 'AU-1',
  adresse_postale: '12, rue du Repos',
  ville: 'Montréal',
  province: 'Québec',
  code_postal: 'H2X 1Y4',
  telephone: '514 555-0199',
};

let count = 0;
async function make() {
  count += 1;
  const id = await addPerson();
  const body = { ...FRENCH, codeParticipant: `AU-${count}` };
  const path = `${all}/${id}`;
  const put = (own: object, headers: Record<string, string> = {}) =>
    ask(path, { method: 'PUT', as, body: { ...body, ...own }, headers });
  return { id, path, body, put };
}

const reasonsOf = async (id: number) => {
  const { rows } = await pool.query<{ reason: string }>(
    `select after ->> 'reason' as reason from audit_log join audit_details on audit_id = id
     where audit_log.subject_user_id = $1 and action = 'admin.updateParticipant' order by id`,
    [id],
  );
  return rows.map(({ reason }) => reason);
};

describe('participants over REST (D42, D43)', () => {
  it('writes a record and reads it, alone and in the list, with exactly the fields of D43', async () => {
    const { id, path, body, put } = await make();
    const written = await put({ code_postal: 'h2x1y4', etablissement_id: home, id: 999 });
    const { name: nom, referenceCode: code_reference } = place;
    const participant = { id, ...body, etablissement: { id: home, nom, code_reference } };
    expect([written.status, written.json]).toEqual([200, { participant }]);
    const read = await ask(path, { as });
    expect([read.status, read.json]).toEqual([200, { participant }]);
    expect(read.headers.get('etag')).toBe(written.headers.get('etag'));
    const list = await ask(all, { as });
    expect(list.json['participants']).toContainEqual(participant);
  });

  it('keeps the reason of a change, or notes that there was none', async () => {
    const { id, put } = await make();
    await put({ raison: 'Déménagement.' });
    await put({ ville: 'Laval' });
    expect(await reasonsOf(id)).toEqual([
      'Déménagement.',
      'PUT /api/admin/participants: no reason given',
    ]);
  });

  it('sends a long list whole, ordered by name, and logs a look at each person', async () => {
    const { rows } = await pool.query<{ id: number }>(
      `with person as (
        insert into users (first_name, last_name, email, username, locale, time_zone, created_at)
        select 'Ana', case when n % 3 = 0 then 'Roy' else 'Côté ' || n end, 'parts-' || n || '@exemple.test',
          'parts-' || n, 'fr', 'America/Toronto', now()
        from generate_series(1, 1100) n returning id
      ), role as (insert into user_roles (user_id, role_id) select id, 3 from person)
      insert into participants (user_id, establishment_id, created_at)
      select id, $1, now() from person returning user_id as id`,
      [home],
    );
    const list = await ask(all, { as });
    const shown = (list.json['participants'] as { id: number; nom: string }[]).map(({ id }) => id);
    const { rows: inOrder } = await pool.query<{ id: number }>(
      `select user_id as id from participants join users on id = user_id
       where establishment_id = $1 and users.deleted_at is null order by users.folded_text collate "C", id`,
      [home],
    );
    expect(shown).toEqual(inOrder.map(({ id }) => id));
    const { rows: looks } = await pool.query<{ subject: number }>(
      `select distinct subject_user_id as subject from audit_log
       where action = 'admin.listParticipantRecords' and subject_user_id = any($1)`,
      [rows.map(({ id }) => id)],
    );
    expect(looks).toHaveLength(1100);
  });

  it('answers 412 to a change of an older version; without If-Match the last change wins', async () => {
    const { path, put } = await make();
    const etag = (await put({})).headers.get('etag') ?? '';
    const changed = await put({ ville: 'Laval' }, { 'if-match': etag });
    expect(changed.status).toBe(200);
    const stale = await put({ ville: 'Gatineau' }, { 'if-match': etag });
    expect([stale.status, stale.json['code']]).toEqual([412, 'PRECONDITION_FAILED']);
    expect((await put({ ville: 'Gatineau' })).status).toBe(200);
    const { json } = await ask(path, { as });
    expect(json['participant']).toMatchObject({ ville: 'Gatineau' });
  });

  it('names the faults by French field, in the requested language', async () => {
    const { body: other, put: putOther } = await make();
    await putOther({});
    const { path } = await make();
    const wrong = await ask(`${path}?lang=en`, {
      method: 'PUT',
      as,
      body: { prenom: '', code_postal: '12345', telephone: 'le soir' },
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.json['errors'] as object).toSorted()).toEqual([
      'code_postal',
      'nom',
      'prenom',
      'telephone',
    ]);
    const taken = await ask(path, { method: 'PUT', as, body: other });
    expect(taken.status).toBe(422);
    expect(taken.json['errors']).toEqual({ codeParticipant: [expect.stringContaining('déjà')] });
    const away = await ask(path, {
      method: 'PUT',
      as,
      body: { ...FRENCH, codeParticipant: null, etablissement_id: 2_000_000_001 },
    });
    expect(Object.keys(away.json['errors'] as object)).toEqual(['etablissement_id']);
  });
});
