import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';

const world = await createServerWorld(await testDatabase());
const { ask, addStarted, addPerson, login } = world;
const { modules } = world.services.course;

/** Today is Tuesday 6 January 2026; the programme began the day before. */
async function begin() {
  const person = await addStarted('2026-01-05');
  return { person, as: await login(person), path: `/api/utilisateurs/${person}` };
}

const [one] = modules;
const titleOf = (number: number) => modules[number - 1]?.title.fr;

describe('the course over REST (D43)', () => {
  it('lists the modules for anyone, in the requested language', async () => {
    const french = await ask('/api/modules');
    expect(french.json).toEqual({
      modules: modules.map(({ number, title }) => ({
        id: number,
        numero: number,
        titre: title.fr,
      })),
    });
    const english = await ask('/api/modules?lang=en');
    expect(english.json['modules']).toMatchObject([{ titre: one?.title.en }, {}, {}, {}, {}, {}]);
  });

  it('shows a person’s progress, by module and by chapter', async () => {
    const { as, path } = await begin();
    const list = await ask(`${path}/modules`, { as });
    const states = list.json['modules'] as unknown[];
    expect(states).toHaveLength(6);
    expect(states[0]).toEqual({
      id: 1,
      module_id: 1,
      module: { id: 1, numero: 1, titre: titleOf(1) },
      statut: 'disponible',
      disponible_le: '2026-01-05T00:00:00',
      video_visionnee: false,
      chapitres: one?.chapters.map(({ number, text }) => ({
        id: number,
        chapitre: { id: number, numero: number, titre: text.fr.title, module_numero: 1 },
        lu_le: null,
      })),
    });
    expect(states[1]).toMatchObject({
      statut: 'verrouille',
      disponible_le: '2026-01-12T00:00:00',
      video_visionnee: false,
    });
    const single = await ask(`${path}/modules/2`, { as });
    expect(single.json).toEqual({ etat_module: states[1] });
  });

  it('marks a video as watched without a body, only once, and answers the module’s state', async () => {
    const { as, path } = await begin();
    const post = { method: 'POST', as };
    const watched = await ask(`${path}/modules/1/video-visionnee`, post);
    expect(watched.status).toBe(200);
    expect(watched.json['etat_module']).toMatchObject({
      id: 1,
      statut: 'en_cours',
      video_visionnee: true,
    });
    expect((await ask(`${path}/modules/1/video-visionnee`, post)).json).toEqual(watched.json);
  });

  it('marks a chapter as read, with its instant', async () => {
    const { as, path } = await begin();
    const read = await ask(`${path}/chapitres/1/lu`, { method: 'PUT', as });
    expect([read.status, read.text]).toEqual([204, '']);
    const chapter = await ask(`${path}/chapitres/1`, { as });
    expect(chapter.json).toEqual({
      etat_chapitre: {
        id: 1,
        chapitre: {
          id: 1,
          numero: 1,
          titre: one?.chapters[0]?.text.fr.title,
          module_numero: 1,
        },
        lu_le: world.state.now.toISOString(),
      },
    });
  });

  it('tells when and after which module a locked module opens', async () => {
    const { as, path } = await begin();
    const number = modules[1]?.chapters[0]?.number ?? 0;
    const refusals = await Promise.all([
      ask(`${path}/modules/2/video-visionnee`, { method: 'POST', as }),
      ask(`${path}/chapitres/${number}`, { as }),
      ask(`${path}/chapitres/${number}/lu`, { method: 'PUT', as }),
    ]);
    for (const { status, json } of refusals) {
      expect(status).toBe(409);
      expect(json).toMatchObject({
        code: 'MODULE_LOCKED',
        message: 'Ce module n’est pas encore ouvert.',
        disponible_le: '2026-01-12T00:00:00',
        module_a_terminer: 1,
      });
    }
  });

  it('refuses until the due questionnaire is sent', async () => {
    const person = await addPerson();
    const as = await login(person);
    const path = `/api/utilisateurs/${person}`;
    const refused = await ask(`${path}/modules/1/video-visionnee`, { method: 'POST', as });
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({ code: 'QUESTIONNAIRE_DUE', questionnaire: 'S0' });
    const states = await ask(`${path}/modules`, { as });
    expect(states.json['modules']).toMatchObject([
      { statut: 'verrouille', disponible_le: null },
      {},
      {},
      {},
      {},
      {},
    ]);
  });

  it('is read by staff, written only by its owner, and hidden from others', async () => {
    const { path } = await begin();
    const staff = await login(await addPerson({ roleId: 2 }));
    expect((await ask(`${path}/modules`, { as: staff })).status).toBe(200);
    const watch = `${path}/modules/1/video-visionnee`;
    expect((await ask(watch, { method: 'POST', as: staff })).status).toBe(403);
    const { as: other } = await begin();
    expect((await ask(`${path}/modules`, { as: other })).status).toBe(404);
    expect((await ask(watch, { method: 'POST', as: other })).status).toBe(403);
    expect((await ask(watch, { method: 'POST' })).status).toBe(401);
  });

  it.each([
    ['GET', 'modules/7'],
    ['GET', 'modules/zero'],
    ['POST', 'modules/7/video-visionnee'],
    ['GET', 'chapitres/999'],
    ['GET', 'chapitres/0'],
    ['PUT', 'chapitres/999/lu'],
  ])('knows no %s %s', async (method, rest) => {
    const { as, path } = await begin();
    expect((await ask(`${path}/${rest}`, { method, as })).status).toBe(404);
  });
});
