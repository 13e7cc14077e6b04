import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';
import { diaryDay } from './vocabulary/diary-day.ts';

const world = await createServerWorld(await testDatabase());
const { ask, addStarted, login } = world;

/** Today is Tuesday 6 January 2026; the programme began the day before. */
const person = await addStarted('2026-01-05');
const as = await login(person);
const other = await addStarted('2026-01-05');

const night = {
  heure_extinction_lumieres: '23:15',
  duree_endormissement: 25,
  nombre_reveils: 2,
  duree_eveil: 40,
  heure_reveil: '06:30',
  heure_sortie_lit: '07:00',
  nombre_siestes: 1,
  siestes: [{ heure_debut: '13:00', heure_fin: '13:20' }],
};
const days = `/api/utilisateurs/${person}/jours-journal-sommeil`;
const day = '/api/jours-journal-sommeil/2026-01-06';
const put = (body: unknown, headers: Record<string, string> = {}, path = day) =>
  ask(path, { method: 'PUT', as, body, headers });

const firstOf = (list: unknown) => (list as { id: number }[])[0]!;

describe('a night over REST (D43)', () => {
  it('is listed, and read by id and by date, with French fields', async () => {
    const list = await ask(days, { as });
    const first = firstOf(list.json['jours_journal_sommeil']);
    expect(Object.keys(first)).toEqual(diaryDay.map(({ french }) => french));
    expect(first).toMatchObject({
      id: first.id,
      disponible_le: '2026-01-06T00:00:00',
      statut: 'a_completer',
      heure_extinction_lumieres: null,
      duree_endormissement: null,
      nombre_reveils: null,
      duree_eveil: null,
      heure_reveil: null,
      heure_sortie_lit: null,
      nombre_siestes: null,
      siestes: null,
      mesures: null,
    });
    for (const key of [first.id, '2026-01-06']) {
      expect((await ask(`${days}/${key}`, { as })).json).toEqual({ jour_journal_sommeil: first });
    }
    const week = await ask(`${days}?semaine=1`, { as });
    expect(week.json['jours_journal_sommeil']).toHaveLength(7);
  });

  it('is saved with its measures; a second save changes nothing', async () => {
    const saved = await put(night);
    expect(saved.status).toBe(200);
    expect(saved.json['jour_journal_sommeil']).toMatchObject({
      ...night,
      statut: 'complete',
      mesures: { temps_au_lit: 465, temps_total_sommeil: 370, efficacite_sommeil: 79.5 },
    });
    const again = await put(saved.json['jour_journal_sommeil']);
    expect(again.json).toEqual(saved.json);
    expect((await ask(`${days}/2026-01-06`, { as })).json).toEqual(saved.json);
  });

  it('has its version as ETag, and obeys If-Match', async () => {
    const { headers } = await ask(`${days}/2026-01-06`, { as });
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"\d+"$/);
    const changed = { ...night, duree_eveil: 45 };
    const taken = await put(changed, { 'if-match': etag });
    expect(taken.status).toBe(200);
    expect(taken.headers.get('etag')).not.toBe(etag);
    for (const stale of [etag, 'W/"1"', '"x"', 'nonsense', '"99999"']) {
      const refused = await put(night, { 'if-match': stale });
      expect([refused.status, refused.json['code']]).toEqual([412, 'PRECONDITION_FAILED']);
    }
    expect((await put(night, { 'if-match': '*' })).status).toBe(200);
  });

  it('names the faults by French field, in the requested language', async () => {
    const wrong = {
      ...night,
      heure_reveil: '7h00',
      duree_eveil: -1,
      nombre_reveils: 'deux',
      nombre_siestes: 1,
      siestes: [{ heure_debut: '13:00', heure_fin: '25:00' }],
    };
    const fr = await put(wrong);
    expect(fr.status).toBe(422);
    expect(fr.json).toMatchObject({
      code: 'INVALID',
      message: 'Certaines réponses sont à corriger.',
    });
    expect(fr.json['errors']).toEqual({
      heure_reveil: ['Inscrivez une heure de 00:00 à 23:59, par exemple 22:30.'],
      duree_eveil: ['Cette valeur est trop petite.'],
      nombre_reveils: ['Inscrivez un nombre entier.'],
      'siestes.0.heure_fin': ['Inscrivez une heure de 00:00 à 23:59, par exemple 22:30.'],
    });
    const en = await put({}, {}, `${day}?lang=en`);
    expect(en.json['errors']).toMatchObject({ heure_reveil: ['This field needs an answer.'] });
    expect(Object.keys(en.json['errors'] ?? {})).toHaveLength(8);
  });

  it('names each unknown field beside the other faults, and saves nothing', async () => {
    const before = await ask(`${days}/2026-01-06`, { as });
    const body = JSON.stringify({ ...night, duree_eveil: -1, duree_reveil: 5 }).replace(
      '"heure_debut"',
      '"heure_debu": "13:00", "heure_debut"',
    );
    const text = body.replace('{', '{"__proto__": 1, "constructor": 2, ');
    const answered = await put(text, { 'content-type': 'application/json' }, `${day}?lang=en`);
    expect(answered.status).toBe(422);
    const unknown = ['This field is unknown.'];
    expect(Object.entries(answered.json['errors'] ?? {})).toEqual([
      ['duree_eveil', ['This value is too small.']],
      ['__proto__', unknown],
      ['constructor', unknown],
      ['siestes.0.heure_debu', unknown],
      ['duree_reveil', unknown],
    ]);
    const alone = await put({ ...night, duree_reveil: 5 });
    expect(alone.json['errors']).toEqual({ duree_reveil: ['Ce champ est inconnu.'] });
    expect((await ask(`${days}/2026-01-06`, { as })).json).toEqual(before.json);
  });

  it('tells nothing about its fields to callers without a right', async () => {
    const asked = { method: 'PUT', body: { ...night, duree_reveil: 5 } };
    expect(await ask(day, asked)).toMatchObject({ status: 401 });
    const dead = { token: 'a'.repeat(43) };
    expect(await ask('/api/pauses/1/retiree', { ...asked, as: dead })).toMatchObject({
      status: 401,
    });
  });

  it('answers in French for a language that Aube does not have, as every address', async () => {
    const { status, headers, json } = await ask('/api/dictionnaire?lang=de');
    expect([status, headers.get('content-language')]).toEqual([200, 'fr']);
    expect(json).toEqual((await ask('/api/dictionnaire?lang=fr')).json);
    expect(json).not.toEqual((await ask('/api/dictionnaire?lang=en')).json);
  });

  it('lists the values of a choice, in French words', async () => {
    const week = await ask(`/api/utilisateurs/${person}/semaines-journal-sommeil/1`, { as });
    const { id } = week.json['semaine_journal_sommeil'] as { id: number };
    const choose = (lang: string) =>
      ask(`/api/semaines-journal-sommeil/${id}/horaire-sommeil?lang=${lang}`, {
        method: 'POST',
        as,
        body: { choix_coucher_lever: 'bedTime', heure_coucher_lever: '23:00' },
      });
    expect((await choose('fr')).json['errors']).toEqual({
      choix_coucher_lever: [
        'Ce choix ne fait pas partie des réponses possibles\u00a0: coucher, lever.',
      ],
    });
    expect((await choose('en')).json['errors']).toEqual({
      choix_coucher_lever: ['This choice is not one of the possible answers: coucher, lever.'],
    });
  });

  it('refuses an impossible night, on each faulty field', async () => {
    const { json, status } = await put({
      ...night,
      heure_sortie_lit: '23:15',
      heure_reveil: '23:15',
    });
    expect(status).toBe(422);
    expect(Object.keys(json['errors'] ?? {})).toEqual(
      expect.arrayContaining(['heure_sortie_lit', 'heure_extinction_lumieres']),
    );
  });

  it('takes naps as a list, or zero as their number', async () => {
    const { nombre_siestes: _count, siestes: _list, ...rest } = night;
    const none = await put({ ...rest, nombre_siestes: 0, siestes: null });
    expect(none.json['jour_journal_sommeil']).toMatchObject({ nombre_siestes: 0, siestes: [] });
    const listed = await put({ ...rest, siestes: night.siestes });
    expect(listed.json['jour_journal_sommeil']).toMatchObject({ nombre_siestes: 1 });
    expect((await put(rest)).status).toBe(422);
  });

  it('answers 404 to other people, and 409 while it is not open', async () => {
    const statusOf = async (path: string, method = 'GET') =>
      (await ask(path, { as, method, ...(method === 'PUT' && { body: night }) })).status;
    expect(await statusOf(`/api/utilisateurs/${other}/jours-journal-sommeil`)).toBe(404);
    expect(await statusOf(`${days}/2031-01-01`)).toBe(404);
    expect(await statusOf(`${days}/2026-02-30`)).toBe(404);
    expect(await statusOf(`${days}/hier`)).toBe(404);
    expect(await statusOf(`${days}/0`)).toBe(404);
    expect(await statusOf('/api/utilisateurs/moi/jours-journal-sommeil')).toBe(404);
    expect(await statusOf('/api/jours-journal-sommeil/99999999', 'PUT')).toBe(404);
    expect(await statusOf('/api/jours-journal-sommeil/99999999999', 'PUT')).toBe(404);
    const early = await put(night, {}, '/api/jours-journal-sommeil/2026-01-08');
    expect([early.status, early.json['code']]).toEqual([409, 'DAY_NOT_OPEN']);
    expect(early.json['message']).toBe('Cette nuit est encore à venir.');
  });
});

describe('weeks, notices and the way in', () => {
  it('show a week with French fields', async () => {
    const { json } = await ask(`/api/utilisateurs/${person}/semaines-journal-sommeil/1`, { as });
    expect(json['semaine_journal_sommeil']).toMatchObject({
      numero: 1,
      disponible_le: '2026-01-05T00:00:00',
      choix_coucher_lever: null,
      heure_coucher_lever: null,
      nuits_completees: 1,
      conseil_efficacite: null,
      fenetre_sommeil: null,
      heure_coucher: null,
      heure_lever: null,
      horaire_indisponible: 'premiere_semaine',
    });
    const list = await ask(`/api/utilisateurs/${person}/semaines-journal-sommeil`, { as });
    expect(list.json['semaines_journal_sommeil']).toEqual([json['semaine_journal_sommeil']]);
    for (const key of ['0', '2', '26', 'x', '1.5']) {
      const path = `/api/utilisateurs/${person}/semaines-journal-sommeil/${key}`;
      expect([key, (await ask(path, { as })).status]).toEqual([key, 404]);
    }
  });

  it('refuse a schedule with its reason', async () => {
    const list = await ask(`/api/utilisateurs/${person}/semaines-journal-sommeil`, { as });
    const { id } = firstOf(list.json['semaines_journal_sommeil']);
    const path = `/api/semaines-journal-sommeil/${id}/horaire-sommeil`;
    const body = { choix_coucher_lever: 'lever', heure_coucher_lever: '06:30' };
    const refused = await ask(path, { method: 'POST', as, body });
    expect([refused.status, refused.json['code']]).toEqual([409, 'SCHEDULE_NOT_AVAILABLE']);
    expect(refused.json['horaire_indisponible']).toBe('premiere_semaine');
    const wrong = { choix_coucher_lever: 'midi', heure_coucher_lever: '6:30', elargissement: 'x' };
    const { json } = await ask(path, { method: 'POST', as, body: wrong });
    expect(Object.keys(json['errors'] ?? {})).toEqual([
      'choix_coucher_lever',
      'heure_coucher_lever',
      'elargissement',
    ]);
  });

  it('show the person and the scope of the roles', async () => {
    const { json } = await ask('/api/auth/moi?lang=en', { as });
    expect(json['utilisateur']).toMatchObject({
      id: person,
      roles: [{ id: 3, nom: 'Participant' }],
      scope: ['programme'],
      derniere_semaine: 1,
      questionnaire_s6_soumis_le: null,
      programme_abandonne_le: null,
      nombre_notifications_non_lues: expect.any(Number),
    });
  });

  it('answer the statuses of D40', async () => {
    const post = (body: unknown, headers = {}, path = '/api/auth/connexion') =>
      ask(path, { method: 'POST', body, headers });
    const cases: [Promise<{ status: number; json: Record<string, unknown> }>, number, string][] = [
      [post('{"courriel":'), 400, 'BAD_JSON'],
      [post('\ud800'), 400, 'BAD_JSON'],
      [post({ courriel: 'a@b.ca', mot_de_passe: 'x' }), 401, 'WRONG_CREDENTIALS'],
      [ask('/api/auth/moi'), 401, 'NOT_AUTHENTICATED'],
      [ask('/api/admin/invitations', { method: 'POST', as, body: {} }), 403, 'FORBIDDEN'],
      [ask('/api/rien'), 404, 'NOT_FOUND'],
      [ask('/api/auth/moi', { method: 'PUT' }), 405, 'METHOD_NOT_ALLOWED'],
      [post('x'.repeat(262_145)), 413, 'TOO_LARGE'],
      [post('a=1', { 'content-type': 'application/x-www-form-urlencoded' }), 415, 'NOT_JSON'],
      [post({}), 422, 'INVALID'],
      [post([]), 422, 'INVALID'],
    ];
    for (const [answer, status, code] of cases) {
      const { status: got, json } = await answer;
      expect([got, json['code']]).toEqual([status, code]);
      expect(json).toMatchObject({ message: expect.any(String), requestId: expect.any(String) });
    }
    const empty = await post({});
    expect(Object.keys(empty.json['errors'] ?? {})).toEqual(['courriel', 'mot_de_passe']);
    expect((await post([])).json['errors']).toHaveProperty('corps');
    expect((await ask('/api/auth/moi', { method: 'PUT' })).headers.get('allow')).toBe('GET, HEAD');
    expect((await ask('/api/auth/moi')).headers.get('www-authenticate')).toBe('Bearer');
  });

  it('limit tries with 429, Retry-After and a kind sentence', async () => {
    const body = { courriel: 'limite@exemple.test', mot_de_passe: 'x' };
    const tries = [];
    for (let i = 0; i < 11; i += 1) {
      tries.push(
        await ask('/api/auth/connexion?lang=en', { method: 'POST', body, peer: '198.51.100.9' }),
      );
    }
    expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
    const last = tries.at(-1)!;
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(last.json['code']).toBe('TOO_MANY_REQUESTS');
    expect(last.json['message']).toMatch(
      /^There were too many requests in a short time\. Try again in \d+\u00a0minutes?\.$/,
    );
  });

  it('refuse to write for another person, and to answer a questionnaire before its week', async () => {
    const body = { reponses: {}, soumettre: false };
    const foreign = `/api/utilisateurs/${other}/reponses-questionnaire-s6`;
    const refused = await ask(foreign, { method: 'POST', as, body });
    expect([refused.status, refused.json['code']]).toEqual([403, 'CONSULTATION_READ_ONLY']);
    const own = `/api/utilisateurs/${person}/reponses-questionnaire-s6`;
    const early = await ask(own, { method: 'POST', as, body });
    expect([early.status, early.json['code']]).toEqual([409, 'QUESTIONNAIRE_NOT_DUE']);
    expect(early.json['questionnaire']).toBe('S6');
    expect((await ask(own, { as })).json).toEqual({ reponses_questionnaire_s6: [] });
    const asked = await ask('/api/questionnaires/s0', { as });
    expect(asked.json['questionnaire']).toMatchObject({ code: 'S0', groupes: expect.any(Array) });
    expect((await ask('/api/questionnaires/s0')).status).toBe(401);
    expect((await ask('/api/questionnaires/S0')).status).toBe(404);
  });
});
