import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorContext, operatorRouter } from '@aube/api/operator';
import { createServices } from '@aube/api/server';
import { establishments } from '@aube/db/schema';
import { createTestDatabase } from '@aube/db/testing';
import { startRealServer } from '@aube/prove/real-server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { restCaller } from './testing/rest-caller.ts';

/**
 * Follows one participant from the invitation to week 25 over REST. For each date, the server
 * starts again with a new AUBE_CLOCK.
 * @decision D14 D15 D27 D37
 */
type Rest = ReturnType<typeof restCaller>;
type Entity = Record<string, unknown>;

const EMAIL = 'marie@example.test';
const PASSWORD = 'trois lapins sous la lune';
/** Monday 5 January 2026, ten o'clock in Toronto: S0 is submitted and the programme begins. */
const BEGINNING = '2026-01-05T15:00:00Z';

const database = await createTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'aube-walk-'));
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

async function at<T>(instant: string, work: (rest: Rest) => Promise<T>) {
  const server = await startRealServer({
    env: { DATABASE_URL: database.url, AUBE_DATA_DIR: dataDir, AUBE_CLOCK: instant },
  });
  try {
    return await work(restCaller(server.url));
  } finally {
    await server.stop();
  }
}

async function readActivationToken(): Promise<string> {
  const folder = join(dataDir, 'mail');
  return vi.waitFor(
    () => {
      const name = readdirSync(folder).find((each) => each.includes('activation')) ?? '';
      const letter = readFileSync(join(folder, name), 'utf8');
      const [, token = ''] = /^http\S+\/activation\/\S+\/(\S+)$/m.exec(letter) ?? [];
      expect(token).not.toBe('');
      return token;
    },
    { timeout: 15_000, interval: 100 },
  );
}

/** Answers each item with the first option; these answers raise no alert. */
async function calmAnswers({ call }: Rest, code: string): Promise<Entity> {
  const { json } = await call('GET', `/api/questionnaires/${code}`);
  const { groupes } = json['questionnaire'] as { groupes: { items: Entity[] }[] };
  const items = groupes.flatMap((group) => group.items);
  return Object.fromEntries(
    items.map(({ code: item, type, choix, minimum }) => {
      const first = (choix as Entity[] | null)?.[0]?.['valeur'];
      if (type === 'choix_multiples') return [item, [first]];
      return [item, type === 'choix' ? first : type === 'nombre' ? minimum : 'Rien.'];
    }),
  );
}

async function me({ call }: Rest): Promise<Entity> {
  return (await call('GET', '/api/auth/moi')).json['utilisateur'] as Entity;
}

async function submit(rest: Rest, code: 's0' | 's6' | 's12' | 's24') {
  const { id } = await me(rest);
  const reponses = await calmAnswers(rest, code);
  const path = `/api/utilisateurs/${String(id)}/reponses-questionnaire-${code}`;
  return rest.call('POST', path, { reponses });
}

async function chooseSchedule(rest: Rest) {
  const { id, derniere_semaine: number } = await me(rest);
  const path = `/api/utilisateurs/${String(id)}/semaines-journal-sommeil/${String(number)}`;
  const { json } = await rest.call('GET', path);
  const week = json['semaine_journal_sommeil'] as Entity;
  return rest.call('POST', `/api/semaines-journal-sommeil/${String(week['id'])}/horaire-sommeil`, {
    choix_coucher_lever: 'lever',
    heure_coucher_lever: '06:30',
  });
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

async function saveNights(rest: Rest, dates: string[]) {
  const statuses = [];
  for (const date of dates) {
    const { status } = await rest.call('PUT', `/api/jours-journal-sommeil/${date}`, NIGHT);
    statuses.push(status);
  }
  return statuses;
}

async function register({ call }: Rest): Promise<void> {
  const { json: invitation } = await call('POST', '/api/admin/invitations', {});
  const registered = await call('POST', '/api/auth/inscription', {
    jeton: invitation['jeton'],
    prenom: 'Marie',
    nom: 'Tremblay',
    courriel: EMAIL,
    mot_de_passe: PASSWORD,
    mot_de_passe_confirmation: PASSWORD,
    code_reference: 'C-1',
    langue: 'fr',
    fuseau_horaire: 'America/Toronto',
    consentement: '1.0',
  });
  expect(registered.status).toBe(201);
  const jeton = await readActivationToken();
  expect((await call('POST', '/api/auth/activation', { jeton })).status).toBe(204);
}

const asMarie = <T>(instant: string, work: (rest: Rest) => Promise<T>) =>
  at(instant, async (rest) => {
    await rest.logIn(EMAIL, PASSWORD);
    return work(rest);
  });

const due = (questionnaire: string) => ({
  status: 409,
  json: { code: 'QUESTIONNAIRE_DUE', questionnaire },
});

describe('a programme over REST, from the invitation to week 25', { timeout: 60_000 }, () => {
  it('lets an invited person in, and begins with S0', async () => {
    const place = { name: 'Clinique', referenceCode: 'C-1', createdAt: new Date(BEGINNING) };
    await database.db.insert(establishments).values(place);
    const now = new Date(BEGINNING);
    const publicUrl = new URL('http://localhost:3000');
    const services = await createServices(database, { publicUrl, now });
    const timeZone = 'America/Toronto';
    const command = { locale: 'fr', now, requestId: 'test', timeZone } as const;
    const operator = operatorRouter.createCaller(operatorContext(services, command));
    const administrator = { firstName: 'Aline', lastName: 'Roy', email: 'admin@example.test' };
    const made = await operator.account.createAdministrator(administrator);

    await at(BEGINNING, async (rest) => {
      const jeton = made.link.split('/').at(-1);
      const chosen = { jeton, mot_de_passe: PASSWORD };
      expect((await rest.call('POST', '/api/auth/activation', chosen)).status).toBe(204);
      await rest.logIn(administrator.email, PASSWORD);
      await register(rest);

      await rest.logIn(EMAIL, PASSWORD);
      expect(await me(rest)).toMatchObject({ derniere_semaine: 0 });
      const replies = await Promise.all(Array.from({ length: 20 }, async () => submit(rest, 's0')));
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
      const kept = replies.map(({ json }) => json['reponse_questionnaire_s0'] as Entity);
      expect(kept).toEqual(kept.map(() => expect.objectContaining({ id: expect.any(Number) })));
      expect(new Set(kept.map(({ id }) => id)).size).toBe(1);
      expect(await me(rest)).toMatchObject({ derniere_semaine: 1 });
      expect(await chooseSchedule(rest)).toMatchObject({
        status: 409,
        json: { code: 'SCHEDULE_NOT_AVAILABLE' },
      });
    });
  });

  it('takes the nights of week 1 as they end, and gives week 2 its schedule', async () => {
    await asMarie('2026-01-08T12:00:00Z', async (rest) => {
      const dates = ['2026-01-06', '2026-01-07', '2026-01-08'];
      expect(await saveNights(rest, dates)).toEqual([200, 200, 200]);
      expect(await saveNights(rest, ['2026-01-09'])).toEqual([409]);
    });
    await asMarie('2026-01-11T12:00:00Z', async (rest) => {
      const dates = ['2026-01-08', '2026-01-09', '2026-01-10', '2026-01-11'];
      expect(await saveNights(rest, dates)).toEqual([409, 200, 200, 200]);
      expect(await me(rest)).toMatchObject({ derniere_semaine: 1 });
    });
    // Week 2 opens seven days after S0, at midnight in Toronto.
    await asMarie('2026-01-12T05:01:00Z', async (rest) => {
      expect(await me(rest)).toMatchObject({ derniere_semaine: 2 });
      // The efficiency (310 of 450 minutes) is below the target. The sleep is shorter than the
      // shortest window (5 h 30).
      expect(await chooseSchedule(rest)).toEqual({
        status: 200,
        json: { choix_coucher_lever: 'lever', heure_coucher_lever: '06:30' },
      });
      const { id } = await me(rest);
      const path = `/api/utilisateurs/${String(id)}/semaines-journal-sommeil/2`;
      expect((await rest.call('GET', path)).json).toMatchObject({
        semaine_journal_sommeil: {
          fenetre_sommeil: 330,
          heure_coucher: '01:00',
          heure_lever: '06:30',
          horaire_indisponible: null,
        },
      });
    });
  });

  it.each([
    // `eve`: ten minutes before the midnight at which the week opens. `opens`: one minute after
    // this midnight.
    { code: 's6', before: 6, eve: '2026-02-16T04:50:00Z', opens: '2026-02-16T05:01:00Z' },
    { code: 's12', before: 12, eve: '2026-03-30T03:50:00Z', opens: '2026-03-30T04:01:00Z' },
    { code: 's24', before: 24, eve: '2026-06-22T03:50:00Z', opens: '2026-06-22T04:01:00Z' },
  ] as const)('asks $code from the midnight on which week $before ends', async (step) => {
    const { code, before, eve, opens } = step;
    await asMarie(eve, async (rest) => {
      expect(await me(rest)).toMatchObject({ derniere_semaine: before });
      expect(await submit(rest, code)).toMatchObject({
        status: 409,
        json: { code: 'QUESTIONNAIRE_NOT_DUE' },
      });
      expect((await chooseSchedule(rest)).status).toBe(200);
    });
    await asMarie(opens, async (rest) => {
      expect(await me(rest)).toMatchObject({ derniere_semaine: before + 1 });
      expect(await chooseSchedule(rest)).toMatchObject(due(code.toUpperCase()));
      expect(await saveNights(rest, [opens.slice(0, 10)])).toEqual([200]);
      expect(await submit(rest, code)).toMatchObject({ status: 201 });
      expect((await chooseSchedule(rest)).status).toBe(200);
    });
  });
});
