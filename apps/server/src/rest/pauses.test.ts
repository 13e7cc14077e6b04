import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';

const world = await createServerWorld(await testDatabase());
const { ask, addStarted, addPerson, login } = world;

/**
 * Today is Tuesday 6 January 2026. The programme began on 5 January, and week 2 begins on 12
 * January.
 */
async function begin() {
  const person = await addStarted('2026-01-05');
  return { person, as: await login(person), path: `/api/utilisateurs/${person}/pauses` };
}
const post = (path: string, as: Awaited<ReturnType<typeof login>>, body: unknown) =>
  ask(path, { as, method: 'POST', body });

describe('a pause over REST (D67)', () => {
  it('is asked for, listed, and moves the weeks; withdrawn, it moves them back', async () => {
    const { person, as, path } = await begin();
    const made = await post(path, as, { reprise_le: '2026-01-20' });
    expect(made.status).toBe(201);
    const pause = {
      apres_semaine: 1,
      debut_le: '2026-01-12',
      reprise_le: '2026-01-20',
      raison: null,
      par_le_personnel: false,
    };
    expect(made.json['pause']).toMatchObject({ ...pause, statut: 'a_venir', retiree_le: null });
    const modules = async () => {
      const { json } = await ask(`/api/utilisateurs/${person}/modules`, { as });
      return (json['modules'] as { disponible_le: string }[]).map((each) => each.disponible_le);
    };
    expect((await modules()).slice(0, 3)).toEqual([
      '2026-01-05T00:00:00',
      '2026-01-20T00:00:00',
      '2026-01-27T00:00:00',
    ]);
    const { id } = made.json['pause'] as { id: number };
    const taken = await ask(`/api/pauses/${id}/retiree`, { as, method: 'PUT', body: {} });
    expect(taken.json['pause']).toMatchObject({ ...pause, statut: 'retiree' });
    expect((await modules())[1]).toBe('2026-01-12T00:00:00');
    const { json } = await ask(path, { as });
    expect(json['pauses']).toMatchObject([{ ...pause, id, statut: 'retiree' }]);
  });

  it('names the refused field, in the requested language', async () => {
    const { as, path } = await begin();
    for (const [reprise_le, lang, said] of [
      ['2026-01-12', 'fr', /une pause commence à la fin de la semaine/],
      ['2026-02-10', 'en', /a break lasts 28 days at most/],
      ['2026-13-40', 'fr', /date/],
    ] as const) {
      const refused = await post(`${path}?lang=${lang}`, as, { reprise_le });
      expect([refused.status, Object.keys(refused.json['errors'] ?? {})]).toEqual([
        422,
        ['reprise_le'],
      ]);
      const words = JSON.stringify(refused.json['errors']);
      expect(words).toMatch(said);
      expect(words).not.toContain('invitation');
    }
    expect((await post(path, as, {})).json['errors']).toHaveProperty('reprise_le');
  });

  it('needs a reason from staff', async () => {
    const { path } = await begin();
    const as = await login(await addPerson({ roleId: 2 }));
    const without = await post(path, as, { reprise_le: '2026-01-20' });
    expect(without.json['errors']).toHaveProperty('raison');
    const made = await post(path, as, { reprise_le: '2026-01-20', raison: 'Séjour à l’hôpital' });
    expect(made.json['pause']).toMatchObject({
      raison: 'Séjour à l’hôpital',
      par_le_personnel: true,
    });
    const again = await post(path, as, { reprise_le: '2026-01-21', raison: 'Autre' });
    expect([again.status, again.json['code']]).toEqual([409, 'PAUSE_NOT_AVAILABLE']);
  });

  it('cannot end before its second day', async () => {
    const { as, path } = await begin();
    const made = await post(path, as, { reprise_le: '2026-01-20' });
    const { id } = made.json['pause'] as { id: number };
    const early = await ask(`/api/pauses/${id}/terminee`, { as, method: 'PUT', body: {} });
    expect([early.status, early.json['code']]).toEqual([409, 'PAUSE_NOT_RUNNING']);
  });
});
