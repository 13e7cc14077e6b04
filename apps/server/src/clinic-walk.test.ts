import { deliverDueLetters } from '@aube/api/server';
import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { createServerWorld, type Ask } from './testing/server-world.ts';

/**
 * Uses a site over REST as older clients do. Each test continues the previous test.
 * @decision D42 D43 D53 D54 D60 D62 D67
 */
type Entity = Record<string, unknown>;
type As = NonNullable<Ask['as']>;

const PASSWORD = 'trois lapins sous la lune';
const world = await createServerWorld(await testDatabase());
const { ask, asOperator, call, services, state } = world;
const { db, limiter, publicUrl } = services;

const post = (path: string, body: unknown, as?: As) =>
  ask(path, { method: 'POST', body, ...(as && { as }) });
const put = (path: string, body: unknown, as: As, headers: Record<string, string> = {}) =>
  ask(path, { method: 'PUT', body, as, headers });
const get = async (path: string, as?: As) => (await ask(path, { ...(as && { as }) })).json;

async function linkTo(address: string): Promise<string> {
  const links: string[] = [];
  const transport = {
    send: async ({ to, letter }: { to: string; letter: { link: string } }) =>
      void (to === address && links.push(letter.link)),
    close: async () => undefined,
  };
  await deliverDueLetters({
    db,
    limiter,
    publicUrl,
    contacts: {},
    crisisLines: [],
    clock: () => state.now,
    transport,
  });
  return links.at(-1) ?? '';
}

async function logIn(courriel: string, mot_de_passe = PASSWORD): Promise<As> {
  const { status, json } = await post('/api/auth/connexion', { courriel, mot_de_passe });
  expect([status, json['token_type']]).toEqual([200, 'Bearer']);
  return { token: String(json['access_token']) };
}

async function activate(link: string, body: object = {}): Promise<void> {
  const jeton = link.split('/').at(-1);
  expect((await post('/api/auth/activation', { jeton, ...body })).status).toBe(204);
}

async function answersTo(code: string, as: As): Promise<Entity> {
  const { questionnaire } = (await get(`/api/questionnaires/${code}`, as)) as {
    questionnaire: { groupes: { items: Entity[] }[] };
  };
  const items = questionnaire.groupes.flatMap((group) => group.items);
  return Object.fromEntries(
    items.map(({ code: item, type, choix, minimum }) => {
      const first = (choix as Entity[] | null)?.[0]?.['valeur'];
      if (type === 'choix_multiples') return [item, [first]];
      return [item, type === 'choix' ? first : type === 'nombre' ? minimum : 'Rien.'];
    }),
  );
}

const NIGHT = {
  heure_extinction_lumieres: '23:00',
  duree_endormissement: 40,
  nombre_reveils: 2,
  duree_eveil: 50,
  heure_reveil: '06:00',
  heure_sortie_lit: '06:30',
  siestes: [],
};

describe('a clinic over REST, from its first administrator to a deleted account', () => {
  let admin: As = { token: '' };
  let staff: As = { token: '' };
  let ana: As = { token: '' };
  let establishment = 0;
  let id = 0;

  async function later(days: number): Promise<void> {
    state.now = new Date(state.now.getTime() + days * 86_400_000);
    admin = await logIn('aline@example.test');
    staff = await logIn('elise@example.test');
    ana = await logIn('ana@example.test');
  }

  it('has a first administrator, made by the operator', async () => {
    const { createAdministrator } = asOperator({ now: state.now }).alone.account;
    const person = { firstName: 'Aline', lastName: 'Roy', email: 'aline@example.test' };
    const { link } = await createAdministrator(person);
    await activate(link, { mot_de_passe: PASSWORD });
    admin = await logIn(person.email);
    expect((await get('/api/admin/roles', admin))['roles']).toHaveLength(3);
  });

  it('is given an establishment, whose name is put right', async () => {
    const paths = '/api/admin/etablissements';
    const made = await post(paths, { nom: 'Clinique du Lak', code_reference: 'lac-01' }, admin);
    expect(made.status).toBe(201);
    establishment = Number((made.json['etablissement'] as Entity)['id']);
    const path = `${paths}/${establishment}`;
    const read = await ask(path, { as: admin });
    const etag = read.headers.get('etag') ?? '';
    const right = { nom: 'Clinique du Lac', code_reference: 'LAC-01' };
    expect((await put(path, right, admin, { 'if-match': etag })).status).toBe(200);
    expect((await put(path, right, admin, { 'if-match': etag })).status).toBe(412);
    expect((await get(paths, admin))['etablissements']).toContainEqual({
      id: establishment,
      conservation_mois: 60,
      ...right,
    });
  });

  it('is given a member of staff, who sees only theirs', async () => {
    const paths = '/api/admin/utilisateurs';
    const elise = { prenom: 'Élise', nom: 'Côté', courriel: 'elise@example.test' };
    const roles = [{ id: 2 }];
    const without = await post(paths, { ...elise, roles, etablissements: [] }, admin);
    expect([without.status, Object.keys(without.json['errors'] as Entity)]).toEqual([
      422,
      ['etablissements'],
    ]);
    const made = await post(
      paths,
      { ...elise, roles, etablissements: [{ id: establishment }] },
      admin,
    );
    expect(made.status).toBe(201);
    const { id: userId } = made.json['utilisateur'] as Entity;
    const renamed = await put(`${paths}/${String(userId)}`, { nom: 'Côté-Roy' }, admin);
    expect(renamed.json['utilisateur']).toMatchObject({
      nom: 'Côté-Roy',
      prenom: 'Élise',
      etablissements: [{ id: establishment, nom: 'Clinique du Lac' }],
    });
    await activate(await linkTo(elise.courriel), { mot_de_passe: PASSWORD });
    staff = await logIn(elise.courriel);
    const seen = (await get('/api/admin/etablissements', staff))['etablissements'] as Entity[];
    expect(seen.map((one) => one['id'])).toEqual([establishment]);
    expect((await ask(paths, { as: staff })).json['code']).toBe('FORBIDDEN');
  });

  it('lets somebody in who agreed to the text of today, and to no other', async () => {
    const courriel = 'ana@example.test';
    expect((await post('/api/admin/invitations', { courriel }, staff)).status).toBe(201);
    const jeton = (await linkTo(courriel)).split('/').at(-1);
    const { version } = (await get('/api/consentement'))['consentement'] as Entity;
    const body = {
      jeton,
      prenom: 'Ana',
      nom: 'Tremblay',
      courriel,
      mot_de_passe: PASSWORD,
      mot_de_passe_confirmation: PASSWORD,
      code_reference: 'LAC-01',
      langue: 'fr',
      fuseau_horaire: 'America/Toronto',
    };
    const path = '/api/auth/inscription';
    const silent = await post(path, body);
    expect([silent.status, Object.keys(silent.json['errors'] as Entity)]).toEqual([
      422,
      ['consentement'],
    ]);
    expect((await post(path, { ...body, consentement: version })).status).toBe(201);
    await activate(await linkTo(courriel));
    ana = await logIn(courriel);
    const me = (await get('/api/auth/moi', ana))['utilisateur'] as Entity;
    expect(me).toMatchObject({ prenom: 'Ana', derniere_semaine: 0, scope: ['programme'] });
    id = Number(me['id']);
  });

  it('begins with S0, and keeps a night', async () => {
    const reponses = await answersTo('s0', ana);
    const path = `/api/utilisateurs/${id}/reponses-questionnaire-s0`;
    const draft = await post(path, { reponses, soumettre: false }, ana);
    const { id: answers } = draft.json['reponse_questionnaire_s0'] as Entity;
    const sent = await put(`/api/reponses-questionnaire-s0/${String(answers)}`, { reponses }, ana, {
      'if-match': draft.headers.get('etag') ?? '',
    });
    expect(sent.json['reponse_questionnaire_s0']).toMatchObject({ statut: 'soumis' });
    await later(1);
    const today = state.now.toISOString().slice(0, 10);
    expect((await put(`/api/jours-journal-sommeil/${today}`, NIGHT, ana)).status).toBe(200);
    const days = await get(`/api/utilisateurs/${id}/jours-journal-sommeil?semaine=1`, staff);
    expect(days['jours_journal_sommeil']).toContainEqual(
      expect.objectContaining({ disponible_le: `${today}T00:00:00`, duree_endormissement: 40 }),
    );
    const weeks = await get(`/api/utilisateurs/${id}/semaines-journal-sommeil`, ana);
    expect(weeks['semaines_journal_sommeil']).toHaveLength(1);
    const notices = await get(`/api/utilisateurs/${id}/notifications`, ana);
    const [welcome] = notices['notifications'] as Entity[];
    expect(welcome).toMatchObject({ type: 'welcome', lue_le: null });
    const read = `/api/notifications/${String(welcome?.['id'])}/lue`;
    expect((await put(read, {}, ana)).status).toBe(204);
  });

  it('is paused by staff, who take it back', async () => {
    const path = `/api/utilisateurs/${id}/pauses`;
    const until = new Date(state.now.getTime() + 10 * 86_400_000).toISOString().slice(0, 10);
    const made = await post(path, { reprise_le: until, raison: 'Voyage' }, staff);
    expect(made.status).toBe(201);
    const { id: pause } = made.json['pause'] as Entity;
    const back = { raison: 'Voyage remis' };
    expect((await put(`/api/pauses/${String(pause)}/retiree`, back, staff)).status).toBe(200);
    expect((await get(path, ana))['pauses']).toMatchObject([{ statut: 'retiree' }]);
  });

  it('is left, and taken up again by staff a day later with the written wish', async () => {
    const path = `/api/utilisateurs/${id}/reponses-abandon`;
    const draft = await post(path, { reponses: {}, soumettre: false }, ana);
    const { id: answers } = draft.json['reponse_abandon'] as Entity;
    const left = await put(
      `/api/reponses-abandon/${String(answers)}`,
      { reponses: { leaving_contact: 'no' } },
      ana,
    );
    expect(left.json['reponse_abandon']).toMatchObject({ statut: 'soumis' });
    expect((await get(path, staff))['reponses_abandon']).toHaveLength(1);
    const lift = () =>
      call('admin.liftAbandonment', { userId: id, wish: 'Son courriel de mardi.' }, { as: staff });
    expect((await lift()).status).toBe(409);
    await later(1.1);
    expect((await lift()).status).toBe(200);
    expect((await get('/api/auth/moi', ana))['utilisateur']).toMatchObject({
      programme_abandonne_le: null,
    });
  });

  it('is read by a script, whose token deletes nobody and ends when it is revoked', async () => {
    const asked = { nom: 'liste du soir', jours: 30 };
    const made = await post('/api/auth/jetons', asked, admin);
    const { id: tokenId, jeton } = made.json['jeton'] as Entity;
    const script = { token: String(jeton) };
    const people = (await get('/api/admin/participants', script))['participants'] as Entity[];
    expect(people).toContainEqual(expect.objectContaining({ id, nom: 'Tremblay' }));
    const path = `/api/admin/utilisateurs/${id}`;
    const refused = await ask(path, { method: 'DELETE', as: script });
    expect([refused.status, refused.json['code']]).toEqual([403, 'FORBIDDEN']);
    const revoked = await ask(`/api/auth/jetons/${String(tokenId)}`, {
      method: 'DELETE',
      as: admin,
    });
    expect(revoked.status).toBe(204);
    expect((await ask(path, { as: script })).status).toBe(401);
  });

  it('deletes an account, which is shut at once, and restores it', async () => {
    const path = `/api/admin/utilisateurs/${id}`;
    const gone = await ask(path, { method: 'DELETE', as: admin });
    expect(gone.status).toBe(204);
    expect((await ask('/api/auth/moi', { as: ana })).status).toBe(401);
    const own = { courriel: 'ana@example.test', mot_de_passe: PASSWORD };
    expect((await post('/api/auth/connexion', own)).status).toBe(401);
    expect((await call('admin.restoreUser', { userId: id }, { as: admin })).status).toBe(200);
    ana = await logIn(own.courriel);
    expect((await get(path, admin))['utilisateur']).toMatchObject({ id, compte_active: true });
    const figures = await get(`/api/admin/etablissements/${establishment}/statistiques`, staff);
    expect(figures['statistiques']).toMatchObject({ inscrits: 1, commences: 1, abandonnes: 0 });
  });

  it('tells it all in its log, and the person who looked', async () => {
    const asked = { subjectUserId: id, period: 'all' };
    const { json } = await call('rights.listAudit', asked, { as: admin });
    const { rows } = (json['result'] as { data: { json: { rows: Entity[] } } }).data.json;
    const actions = rows.map(({ action }) => action);
    for (const action of [
      'account.register',
      'account.activate',
      'questionnaires.save',
      'diary.saveDay',
      'programme.askPause',
      'programme.withdrawPause',
      'questionnaires.saveAbandonment',
      'admin.liftAbandonment',
      'admin.deleteUser',
      'admin.restoreUser',
      'diary.listDays',
    ]) {
      expect(actions).toContain(action);
    }
    const seen = await call('rights.listOwnViewers', { page: 1 }, { as: ana });
    expect(JSON.stringify(seen.json)).toContain('Élise Côté-Roy');
  });
});
