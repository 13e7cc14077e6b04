import { PASSWORD, emailOf, logIn, send, startSite } from '../site.ts';
import type { EarlierRelease } from './build-before.ts';

const NIGHT = {
  heure_extinction_lumieres: '23:05',
  duree_endormissement: 25,
  nombre_reveils: 2,
  duree_eveil: 20,
  heure_reveil: '06:15',
  heure_sortie_lit: '06:30',
  siestes: [],
};

type Item = { code: string; type: string; choix: { valeur: unknown }[] };

function firstAnswers(definition: string): Record<string, unknown> {
  const { questionnaire } = JSON.parse(definition) as {
    questionnaire?: { groupes: { items: Item[] }[] };
  };
  const items = questionnaire?.groupes.flatMap((group) => group.items) ?? [];
  return Object.fromEntries(
    items
      .filter(({ choix }) => choix.length > 0)
      .map(({ code, type, choix }) => {
        const value = choix[0]?.valeur;
        return [code, type === 'choix_multiples' ? [value] : value];
      }),
  );
}

export type Step = { name: string; wanted: number; got: number; said: string };

/**
 * Uses the earlier release on the new schema; then this release reads the stored data.
 * @source security MG-6
 * @decision proof#earlier-release-on-the-new-schema
 */
export async function walkBefore({ folder }: EarlierRelease): Promise<{ steps: Step[]; isWarned: boolean }> {
  const site = await startSite(4);
  const steps: Step[] = [];
  const step = async (name: string, wanted: number, asked: ReturnType<typeof send>) => {
    const { status, text } = await asked;
    steps.push({ name, wanted, got: status, said: status === wanted ? '' : text.slice(0, 300) });
    return text;
  };
  try {
    const [one, other] = site.participants.slice(2);
    if (one === undefined || other === undefined) throw new Error('The site has too few people.');
    const [dayId] = one.openDayIds;
    const client = await site.openClient();
    // Deletes the programme that the seed has begun for this person.
    for (const table of ['questionnaire_answers', 'diary_days', 'diary_weeks'])
      await client.query(`delete from ${table} where user_id = $1`, [other.userId]);
    await client.end();
    const older = await site.start({}, undefined, folder);
    const { url } = older;

    const own = logIn(url, emailOf(3), PASSWORD);
    await step('log in', 200, own);
    const { token } = await own;
    const nightPath = `/api/jours-journal-sommeil/${dayId ?? 0}`;
    await step('save a night', 200, send(`${url}${nightPath}`, { method: 'PUT', token, body: NIGHT }));
    const ofOne = `${url}/api/utilisateurs/${one.userId}`;
    await step('read a week', 200, send(`${ofOne}/semaines-journal-sommeil/1`, { method: 'GET', token }));
    const definition = await step(
      'read a questionnaire',
      200,
      send(`${url}/api/questionnaires/s0`, { method: 'GET', token }),
    );
    const { token: newcomer } = await logIn(url, emailOf(4), PASSWORD);
    await step(
      'answer it, which makes a diary',
      201,
      send(`${url}/api/utilisateurs/${other.userId}/reponses-questionnaire-s0`, {
        token: newcomer,
        body: { reponses: firstAnswers(definition) },
      }),
    );

    const staff = await logIn(url, emailOf(2), PASSWORD);
    await step('list as staff', 200, send(`${url}/trpc/admin.listParticipants`, {
      token: staff.token,
      body: { json: { page: 1 } },
    }));
    const admin = await logIn(url, emailOf(1), PASSWORD);
    await step('confirm', 204, send(`${url}/api/auth/confirmation`, {
      token: admin.token,
      body: { mot_de_passe: PASSWORD },
    }));
    await step('erase', 200, send(`${url}/trpc/rights.eraseUser`, {
      token: admin.token,
      body: { json: { userId: other.userId, reason: 'request' } },
    }));
    await step('read the log', 200, send(`${url}/trpc/rights.listAudit`, {
      token: admin.token,
      body: { json: {} },
    }));

    const now = site.servers[0].url;
    const kept = await step('read the night with this release', 200, send(
      `${now}/api/utilisateurs/${one.userId}/jours-journal-sommeil/${dayId ?? 0}`,
      { method: 'GET', token },
    ));
    const isKept = kept.includes('"duree_endormissement":25') && kept.includes('23:05');
    steps.push({ name: 'find it as it was saved', wanted: 1, got: Number(isKept), said: isKept ? '' : kept });
    return { steps, isWarned: older.output().includes('migrated by a newer release') };
  } finally {
    await site.stop();
  }
}
