import { keepEvidence } from '../evidence.ts';
import { hasTime, type Campaign } from '../group.ts';
import { pick, randomOf } from '../random.ts';
import { residentOf } from '../resident.ts';
import { emailOf, logIn, PASSWORD, send, startSite } from '../site.ts';
import { median } from '../timing/auc.ts';
import { targetsOf, type OpenApi } from './targets.ts';

const AT_ONCE = 8;
const PEOPLE = 40;
const MOST_GROWTH = 1.15;

/** The server may answer 503 when a queue is full. */
const isAskedToWait = (status: number, headers: Headers) =>
  status === 503 && headers.has('retry-after');

/**
 * Sends hostile requests to every procedure and REST path. No answer may be 5xx, and memory must
 * not grow.
 * @source security FZ-1 FZ-4
 */
export async function verifyFuzz({ seed, count, endsAt }: Campaign): Promise<boolean> {
  const site = await startSite(PEOPLE);
  const [{ url, pid }] = site.servers;
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  const resident: number[] = [];
  const reached = new Set<string>();
  let sent = 0;
  let waits = 0;
  let slowestMs = 0;
  let entrances = 0;
  try {
    const document = JSON.parse(
      (await send(`${url}/openapi.json`, { method: 'GET' })).text,
    ) as OpenApi;
    const targets = targetsOf(document);
    const tokens = new Map<number, string | undefined>();
    const enter = async (n: number) => {
      entrances += 1;
      tokens.set(n, (await logIn(url, emailOf(n), PASSWORD)).token);
    };
    for (const n of [1, 2, 3]) await enter(n);

    /** Sends every eighth request; eight lanes run at the same time. */
    async function walk(lane: number): Promise<void> {
      const random = randomOf(seed + lane);
      for (let n = lane; n < count && hasTime({ endsAt }); n += AT_ONCE) {
        const target = n < targets.length ? targets[n] : pick(random, targets);
        if (target === undefined) return;
        const { path, ...request } = target.make(random);
        const person = pick(random, [0, 1, 2, 3]);
        const token = tokens.get(person);
        const about = `${target.name} (seed ${seed}, lane ${lane}, request ${n})`;
        try {
          const answer = await send(url + path, { ...request, token });
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          slowestMs = Math.max(slowestMs, Math.round(answer.tookMs));
          reached.add(target.name);
          if (isAskedToWait(answer.status, answer.headers)) waits += 1;
          else if (answer.status >= 500)
            faults.push(`${answer.status}: ${about} ${answer.text.slice(0, 200)}`);
          if (answer.status === 401 && token !== undefined && entrances < 500) await enter(person);
        } catch (thrown) {
          faults.push(`${(thrown as Error).name}: ${about}`);
        }
        sent += 1;
        if (sent % Math.max(1, Math.floor(count / 200)) === 0) resident.push(residentOf(pid));
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => walk(lane)));
    const missed = targets.filter(({ name }) => !reached.has(name)).map(({ name }) => name);
    if (missed.length > 0) faults.push(`never reached: ${missed.join(', ')}`);
  } finally {
    await site.stop();
  }
  const quarter = Math.ceil(resident.length / 4);
  const early = median(resident.slice(quarter, 2 * quarter));
  const late = median(resident.slice(-quarter));
  const isFlat = late <= early * MOST_GROWTH;
  const figure = [
    `${sent} hostile requests to ${reached.size} procedures and rows`,
    `${faults.length} faults (5xx, hung)`,
    `${waits} asked to wait`,
    `slowest ${slowestMs} ms`,
    `memory ${early.toFixed(0)} → ${late.toFixed(0)} MB`,
    `seed ${seed}`,
  ].join(', ');
  const passed = faults.length === 0 && isFlat;
  const details = { faults, statuses: Object.fromEntries(statuses), resident, seed };
  keepEvidence({ id: 'FZ-1', figure, passed, details });
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  return passed;
}
