import { setTimeout as delay } from 'node:timers/promises';
import { keepEvidence } from '../evidence.ts';
import { hasTime, type Campaign } from '../group.ts';
import { between, pick, randomOf, type Random } from '../random.ts';
import { openFilesOf, residentOf } from '../resident.ts';
import { emailOf, logIn, PASSWORD, send, startSite, type Site } from '../site.ts';
import { median } from '../timing/auc.ts';
import { slopePerHour } from './slope.ts';

const AT_ONCE = 6;
const PAUSE_MS = 20;
const MOST_GROWTH = 1.15;
const MOST_ADDED = 4;

type Taken = { atMinutes: number; memory: number; connections: number; files: number };

const night = (random: Random) => ({
  heure_extinction_lumieres: `22:${between(random, 10, 59)}`,
  duree_endormissement: between(random, 0, 60),
  nombre_reveils: between(random, 1, 9),
  duree_eveil: between(random, 1, 60),
  heure_reveil: '06:15',
  heure_sortie_lit: '06:30',
  siestes: [],
});

/** `share`: percentage of all requests. */
const ACTS: readonly { share: number; name: string; act: Act }[] = [
  {
    share: 35,
    name: 'saves a night',
    act: ({ url, one, random }) =>
      send(`${url}/api/jours-journal-sommeil/${pick(random, one.openDayIds)}`, {
        method: 'PUT',
        token: one.token,
        body: night(random),
      }),
  },
  {
    share: 25,
    name: 'opens their programme',
    act: ({ url, one }) =>
      send(`${url}/trpc/programme.overview`, { token: one.token, body: { json: {} } }),
  },
  {
    share: 15,
    name: 'reads a night',
    act: ({ url, one, random }) =>
      send(
        `${url}/api/utilisateurs/${one.userId}/jours-journal-sommeil/${pick(random, one.openDayIds)}`,
        { method: 'GET', token: one.token },
      ),
  },
  {
    share: 10,
    name: 'opens the site',
    act: ({ url }) => send(`${url}/`, { method: 'GET' }),
  },
  {
    share: 8,
    name: 'lists participants',
    act: ({ url, staff, random }) =>
      send(`${url}/trpc/admin.listParticipants`, {
        token: staff,
        body: { json: { search: pick(random, ['', 'a', 'many']), page: 1 } },
      }),
  },
  {
    share: 4,
    name: 'logs in',
    act: ({ url, random, people }) => logIn(url, emailOf(between(random, 3, people)), PASSWORD),
  },
  {
    share: 3,
    name: 'asks for what is not there',
    act: ({ url, one }) => send(`${url}/api/rien`, { method: 'GET', token: one.token }),
  },
];

type Act = (asking: {
  url: string;
  one: Site['participants'][number];
  staff: string | undefined;
  people: number;
  random: Random;
}) => Promise<{ status: number; headers: Headers; tookMs: number }>;

function chooseAct(random: Random) {
  let left = random() * ACTS.reduce((sum, { share }) => sum + share, 0);
  return ACTS.find(({ share }) => (left -= share) < 0) ?? pick(random, ACTS);
}

/**
 * Sends mixed requests for a long time. After the first quarter, memory, connections and open files
 * must not grow.
 */
export async function verifySoak({ seed, count, endsAt }: Campaign): Promise<boolean> {
  const site = await startSite(count);
  const [{ url, pid }] = site.servers;
  const client = await site.openClient();
  const startedAt = Date.now();
  const taken: Taken[] = [];
  const faults: string[] = [];
  const done = new Map<string, number>();
  const statuses = new Map<number, number>();
  let slowestMs = 0;
  try {
    const { token: staff } = await logIn(url, emailOf(1), PASSWORD);
    const everyMs = Math.max(1_000, (endsAt - startedAt) / 240);
    const watch = async () => {
      while (hasTime({ endsAt })) {
        const { rows } = await client.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()`,
        );
        taken.push({
          atMinutes: (Date.now() - startedAt) / 60_000,
          memory: residentOf(pid),
          connections: rows[0]?.n ?? 0,
          files: openFilesOf(pid),
        });
        await delay(everyMs);
      }
    };
    const work = async (lane: number) => {
      const random = randomOf(seed + lane);
      while (hasTime({ endsAt })) {
        const { name, act } = chooseAct(random);
        const one = pick(random, site.participants.slice(2));
        try {
          const answer = await act({ url, one, staff, people: count, random });
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          slowestMs = Math.max(slowestMs, Math.round(answer.tookMs));
          const isAskedToWait = answer.status === 503 && answer.headers.has('retry-after');
          if (answer.status >= 500 && !isAskedToWait) faults.push(`${name}: ${answer.status}`);
        } catch (thrown) {
          faults.push(`${name}: ${(thrown as Error).name}`);
        }
        done.set(name, (done.get(name) ?? 0) + 1);
        await delay(PAUSE_MS);
      }
    };
    await Promise.all([watch(), ...Array.from({ length: AT_ONCE }, (_, lane) => work(lane))]);
  } finally {
    await client.end();
    await site.stop();
  }
  const quarter = Math.ceil(taken.length / 4);
  const warm = taken.slice(quarter);
  const summaryOf = (of: 'memory' | 'connections' | 'files') => ({
    early: median(taken.slice(quarter, 2 * quarter).map((each) => each[of])),
    late: median(taken.slice(-quarter).map((each) => each[of])),
    slope: slopePerHour(warm.map((each) => ({ atMinutes: each.atMinutes, value: each[of] }))),
  });
  const [memory, connections, files] = [
    summaryOf('memory'),
    summaryOf('connections'),
    summaryOf('files'),
  ];
  const isFlat =
    memory.late <= memory.early * MOST_GROWTH &&
    connections.late <= connections.early + MOST_ADDED &&
    files.late <= files.early + MOST_ADDED;
  const total = [...done.values()].reduce((sum, each) => sum + each, 0);
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
  const figure = [
    `${minutes} minutes, ${total} requests`,
    `${faults.length} faults (5xx, hung), slowest ${slowestMs} ms`,
    `memory ${memory.early.toFixed(0)} → ${memory.late.toFixed(0)} MB (${memory.slope.toFixed(1)} MB an hour)`,
    `connections ${connections.early} → ${connections.late} (${connections.slope.toFixed(1)} an hour)`,
    `open files ${files.early} → ${files.late} (${files.slope.toFixed(1)} an hour)`,
    `seed ${seed}`,
  ].join(', ');
  const passed = faults.length === 0 && isFlat && (statuses.get(200) ?? 0) > 0;
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  const details = {
    faults,
    done: Object.fromEntries(done),
    statuses: Object.fromEntries(statuses),
    taken,
    seed,
  };
  keepEvidence({ id: 'RO-SOAK', figure, passed, details });
  return passed;
}
