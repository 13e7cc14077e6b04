import { ROLE } from '@aube/api/server';
import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';
import { REST_ROWS } from './rows.ts';

const world = await createServerWorld(await testDatabase());
const { ask, addPerson, login, pool, state } = world;

type Json = Record<string, unknown>;
type Item = { code: string; type: string; choix: { valeur: unknown }[] };

async function firstAnswers(slug: string): Promise<Json> {
  const as = await login(await addPerson());
  const { json } = await ask(`/api/questionnaires/${slug}`, { as });
  const { groupes } = json['questionnaire'] as { groupes: { items: Item[] }[] };
  const given = groupes
    .flatMap(({ items }) => items)
    .filter(({ choix }) => choix.length > 0)
    .map(({ code, type, choix }) => {
      const value = choix[0]?.valeur;
      return [code, type === 'choix_multiples' ? [value] : value];
    });
  return Object.fromEntries(given) as Json;
}

const s0 = await firstAnswers('s0');
const ofUser = (user: number, slug = 'questionnaire-s0') =>
  `/api/utilisateurs/${user}/reponses-${slug}`;

async function newcomer() {
  const user = await addPerson();
  const as = await login(user);
  const post = (body: unknown, slug?: string) =>
    ask(ofUser(user, slug), { method: 'POST', as, body });
  return { user, as, post };
}

describe('answers over REST (D43)', () => {
  it('twenty at once make one row, and every reply has its id (CC-3)', async () => {
    const { user, post } = await newcomer();
    const replies = await Promise.all(Array.from({ length: 20 }, () => post({ reponses: s0 })));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    const { rows } = await pool.query<{ id: number }>(
      'select id from questionnaire_answers where user_id = $1',
      [user],
    );
    expect(rows).toHaveLength(1);
    for (const { json } of replies) {
      expect(json['reponse_questionnaire_s0']).toMatchObject({
        id: rows[0]?.id,
        reponses: s0,
        scores: { phq9: 0, gad7: 0, who5: 100 },
      });
    }
  });

  it('save a draft, check its version, submit it, and refuse later changes', async () => {
    const { user, as, post } = await newcomer();
    const drafted = await post({ reponses: { who5_1: 3 }, soumettre: false });
    expect(drafted.json['reponse_questionnaire_s0']).toMatchObject({
      statut: 'brouillon',
      soumis_le: null,
      reponses: { who5_1: 3 },
      scores: null,
    });
    const { id } = drafted.json['reponse_questionnaire_s0'] as { id: number };
    const path = `/api/reponses-questionnaire-s0/${id}`;
    const put = (body: unknown, headers: Record<string, string> = {}) =>
      ask(path, { method: 'PUT', as, body, headers });
    const etag = drafted.headers.get('etag') ?? '';
    expect((await put({ reponses: { who5_1: 2 }, soumettre: false })).status).toBe(200);
    expect((await put({ reponses: s0 }, { 'if-match': etag })).status).toBe(412);
    expect((await put({ reponses: s0 })).json['reponse_questionnaire_s0']).toMatchObject({
      id,
      statut: 'soumis',
    });
    const late = await put({ reponses: s0 });
    expect([late.status, late.json['code'], late.json['id']]).toEqual([
      409,
      'ALREADY_SUBMITTED',
      id,
    ]);
    const listed = await ask(ofUser(user), { as });
    expect(listed.json['reponses_questionnaire_s0']).toMatchObject([{ id, statut: 'soumis' }]);
  });

  it('name each refused answer by its French field, in the requested language', async () => {
    const { user, as } = await newcomer();
    const body = { reponses: { ...s0, who5_1: 9, inconnue: 1 } };
    for (const [lang, says] of [
      ['fr', 'Ce choix'],
      ['en', 'This choice'],
    ]) {
      const path = `${ofUser(user)}?lang=${lang}`;
      const { status, json } = await ask(path, { method: 'POST', as, body });
      const errors = json['errors'] as Record<string, string[]>;
      expect([status, Object.keys(errors).toSorted()]).toEqual([
        422,
        ['reponses.inconnue', 'reponses.who5_1'],
      ]);
      expect(errors['reponses.who5_1']?.[0]).toContain(says);
    }
  });

  it.each(['questionnaire-s0', 'abandon'])(
    'a draft of %s sent again is one row, and nobody else reads or writes it',
    async (slug) => {
      const { user, as, post } = await newcomer();
      const draft = { reponses: {}, soumettre: false };
      const replies = await Promise.all(Array.from({ length: 20 }, () => post(draft, slug)));
      const entity = `reponse_${slug.replace('-', '_')}`;
      const rows = replies.map(({ json }) => json[entity] as { id: number; statut: string });
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
      expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
      expect(rows[0]?.statut).toBe('brouillon');
      const path = `/api/reponses-${slug}/${rows[0]?.id}`;
      expect((await ask(path, { method: 'PUT', as, body: draft })).status).toBe(200);

      const entities = `reponses_${slug.replace('-', '_')}`;
      const staff = await login(await addPerson({ roleId: ROLE.staff }));
      expect((await ask(ofUser(user, slug), { as: staff })).json[entities]).toEqual([]);
      expect(
        (await ask(ofUser(user, slug), { method: 'POST', as: staff, body: draft })).status,
      ).toBe(403);
      const other = (await newcomer()).as;
      expect((await ask(ofUser(user, slug), { as: other })).status).toBe(404);
      expect((await ask(path, { method: 'PUT', as: other, body: draft })).status).toBe(404);
      expect((await ask(path, { method: 'PUT', body: draft })).status).toBe(401);
    },
  );

  it('are refused before their week, and for another person', async () => {
    const { user, post } = await newcomer();
    const early = await post({ reponses: {} }, 'questionnaire-s6');
    expect([early.status, early.json['code'], early.json['questionnaire']]).toEqual([
      409,
      'QUESTIONNAIRE_NOT_DUE',
      'S6',
    ]);
    const other = await newcomer();
    const meddling = { method: 'POST', as: other.as, body: { reponses: s0 } };
    expect((await ask(ofUser(user), meddling)).status).toBe(403);
    expect((await ask(ofUser(user), { as: other.as })).status).toBe(404);
  });

  it('show the crisis resources when the ninth item is not zero', async () => {
    const { post } = await newcomer();
    const { json } = await post({ reponses: { phq9_9: 1 }, soumettre: false });
    expect(json['reponse_questionnaire_s0']).toMatchObject({
      crise: { ressources: [{ telephone: { affichage: '9-8-8', numero: '988' } }, {}, {}] },
    });
  });
});

describe('the self-screening over REST', () => {
  it('needs no account, but needs its token for a change', async () => {
    const answers = await firstAnswers('ps');
    const post = { method: 'POST', body: { reponses: {}, soumettre: false } };
    const made = await ask('/api/reponses-questionnaire-ps', post);
    expect(made.status).toBe(201);
    const entity = made.json['reponse_questionnaire_ps'] as { id: string; jeton: string };
    const path = `/api/reponses-questionnaire-ps/${entity.id}`;
    const put = (body: unknown) => ask(path, { method: 'PUT', body });
    expect((await put({ reponses: answers })).status).toBe(404);
    expect((await put({ reponses: answers, jeton: 'x'.repeat(43) })).status).toBe(404);
    const done = await put({ ...entity, reponses: answers });
    expect(done.json['reponse_questionnaire_ps']).toMatchObject({
      id: entity.id,
      jeton: null,
      resultat: { code: 'sans_difficulte' },
      drapeaux: [],
      inscription: null,
    });
    expect((await put({ ...entity, reponses: answers })).status).toBe(409);
  });

  it('takes the specified answer alone from the caller of the POST, for an hour', async () => {
    const answers = await firstAnswers('ps');
    const at = '/api/reponses-questionnaire-ps';
    const post = () => ask(at, { method: 'POST', body: { reponses: {}, soumettre: false } });
    const made = await post();
    const other = await post();
    const { id } = made.json['reponse_questionnaire_ps'] as { id: string };
    const cookieOf = ({ headers }: typeof made) => headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(made.headers.get('set-cookie')).toContain(`Path=${at}/${id}; HttpOnly; SameSite=Strict`);
    const put = (headers: Record<string, string>, body: object = {}) =>
      ask(`${at}/${id}`, { method: 'PUT', headers, body: { reponses: answers, ...body } });
    const cookie = cookieOf(made);
    const start = state.now;
    expect((await put({})).status).toBe(404);
    expect((await put({ cookie: cookieOf(other) })).status).toBe(404);
    expect((await put({ cookie }, { jeton: 'x'.repeat(43) })).status).toBe(404);
    state.now = new Date(start.getTime() + 60 * 60_000);
    expect((await put({ cookie })).status).toBe(404);
    state.now = new Date(start.getTime() + 60 * 60_000 - 1);
    const done = await put({ cookie }, { jeton: null });
    state.now = start;
    expect([done.status, done.headers.get('set-cookie')]).toEqual([200, null]);
    expect(done.json['reponse_questionnaire_ps']).toMatchObject({ id, reponses: answers });
  });

  it('gives each precaution in French, with its advice', async () => {
    const first = await firstAnswers('ps');
    const isSafety = (item: string) => item.startsWith('safety_');
    const yes = Object.keys(first).filter(isSafety);
    const reponses = { ...first, ...Object.fromEntries(yes.map((item) => [item, 'yes'])) };
    const at = '/api/reponses-questionnaire-ps?lang=en';
    const { json } = await ask(at, { method: 'POST', body: { reponses } });
    const { drapeaux, conseils } = json['reponse_questionnaire_ps'] as {
      drapeaux: string[];
      conseils: { code: string; nom: string; texte: string }[];
    };
    expect(drapeaux).toHaveLength(yes.length);
    expect(drapeaux.filter((code) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(code))).toEqual([]);
    expect(drapeaux).toEqual(
      expect.arrayContaining(['jambes_sans_repos', 'post_partum', 'sedatifs', 'epilepsie']),
    );
    expect(conseils.map(({ code }) => code)).toEqual(drapeaux);
    expect(conseils.find(({ code }) => code === 'epilepsie')?.nom).toMatch(/epilepsy/i);
    expect(conseils.every(({ texte }) => texte.length > 20)).toBe(true);
  });

  it('answers a repeated PUT of the same version alike', async () => {
    const reponses = await firstAnswers('ps');
    const at = '/api/reponses-questionnaire-ps';
    const made = await ask(at, { method: 'POST', body: { reponses: {}, soumettre: false } });
    const { id, jeton } = made.json['reponse_questionnaire_ps'] as { id: string; jeton: string };
    const headers = { 'if-match': made.headers.get('etag') ?? '' };
    const put = (body: object) =>
      ask(`${at}/${id}`, { method: 'PUT', headers, body: { jeton, reponses, ...body } });
    const first = await put({});
    const again = await put({});
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect((await put({ soumettre: false })).json['code']).toBe('ALREADY_SUBMITTED');
  });
});

describe('abandonment over REST', () => {
  it('stops the programme, is listed, and no longer changes', async () => {
    const { user, as, post } = await newcomer();
    const reponses = { leaving_reasons: ['noTime'], leaving_contact: 'no' };
    const made = await post({ reponses }, 'abandon');
    const entity = made.json['reponse_abandon'] as { id: number };
    expect([made.status, entity]).toMatchObject([201, { statut: 'soumis', reponses }]);
    const { rows } = await pool.query(
      'select 1 from participants where user_id = $1 and abandoned_at is not null',
      [user],
    );
    expect(rows).toHaveLength(1);
    const listed = await ask(ofUser(user, 'abandon'), { as });
    expect(listed.json['reponses_abandon']).toMatchObject([{ id: entity.id }]);
    const path = `/api/reponses-abandon/${entity.id}`;
    expect((await ask(path, { method: 'PUT', as, body: { reponses } })).status).toBe(409);
  });
});

const HOSTILE: unknown[] = [
  '',
  'null',
  '[]',
  '"text"',
  '{"reponses":',
  '{"reponses":{"__proto__":{"x":1}}}',
  '{"__proto__":{"reponses":{}}}',
  { reponses: null },
  { reponses: [] },
  { reponses: 'x' },
  { reponses: { who5_1: { $gt: 0 } } },
  { reponses: { who5_1: Number.MAX_SAFE_INTEGER } },
  { reponses: { who5_1: 1e308 } },
  { reponses: { who5_1: true } },
  { reponses: { who5_1: "1'; drop table users; --" } },
  { reponses: { history_words: 'a\u0000b' } },
  { reponses: { history_words: '\uD800' } },
  { reponses: { history_words: 'x'.repeat(5000) } },
  { reponses: { history_tried: Array.from({ length: 1000 }, () => 'none') } },
  { reponses: { history_tried: [['none']] } },
  { reponses: { constructor: 'x', toString: 1, hasOwnProperty: 0 } },
  { reponses: { ['x'.repeat(500)]: 1 } },
  { reponses: Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`k${i}`, i])) },
  { reponses: {}, soumettre: 'oui' },
  { reponses: {}, soumettre: null, id: -1, version: 'x' },
];

const HOSTILE_DRAFTS = HOSTILE.flatMap((body) =>
  typeof body === 'object' ? [{ soumettre: false, ...body }] : [],
);

const PATHS = REST_ROWS.filter(({ path }) => path.includes('/reponses-'));

describe('the hostile corpus', () => {
  it.each(PATHS.map(({ method, path }) => [method, path] as const))(
    'makes no 5xx of %s %s',
    async (method, path) => {
      const { user, as } = await newcomer();
      const ids = [String(user), '0', '-1', '99999999999', 'x', '%00', "1'--"];
      for (const id of ids) {
        const at = path.replace('{id}', encodeURIComponent(decodeURIComponent(id)));
        const bodies = method === 'GET' ? [undefined] : HOSTILE;
        for (const [index, body] of bodies.entries()) {
          const sent = body === undefined ? {} : { body };
          const peer = `198.51.100.${(index % 200) + 1}`;
          const { status } = await ask(at, { method, as, peer, ...sent });
          expect([at, index, status < 500]).toEqual([at, index, true]);
        }
      }
    },
  );

  it.each([
    ['questionnaire-s0', 'reponse_questionnaire_s0'],
    ['abandon', 'reponse_abandon'],
    ['questionnaire-ps', 'reponse_questionnaire_ps'],
  ])('makes no 5xx of a draft of %s, and leaves it readable', async (slug, entity) => {
    const { user, as } = await newcomer();
    const at = slug === 'questionnaire-ps' ? `/api/reponses-${slug}` : ofUser(user, slug);
    const made = await ask(at, { method: 'POST', as, body: { reponses: {}, soumettre: false } });
    const { id, jeton } = made.json[entity] as { id: number | string; jeton?: string };
    const path = `/api/reponses-${slug}/${id}`;
    const statuses: number[] = [];
    for (const [index, draft] of HOSTILE_DRAFTS.entries()) {
      const peer = `198.51.100.${index + 1}`;
      const sent = { as, peer, body: { jeton, ...draft } };
      statuses.push((await ask(at, { method: 'POST', ...sent })).status);
      statuses.push((await ask(path, { method: 'PUT', ...sent })).status);
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(new Set(statuses)).toContain(422);
    const put = { method: 'PUT', as, body: { jeton, reponses: {}, soumettre: false } };
    expect(await ask(path, put)).toMatchObject({
      status: 200,
      json: { [entity]: { id, statut: 'brouillon', reponses: {} } },
    });
  });
});
