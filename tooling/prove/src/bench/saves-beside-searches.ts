import { setTimeout as delay } from 'node:timers/promises';
import type { Ground } from './ground.ts';
import type { Measured } from './hand-written/start-hand-written.ts';
import { HOT_PATHS } from './load/paths.ts';
import { runLoad, type LoadResult } from './load/run-load.ts';

const SEARCHERS = 40;
const COMMON_WORD = 'participant';
const SAVING_CONNECTIONS = 4;

type Searches = { answered: number; refused: number; slowestMs: number };

async function keepSearching(
  { port }: Measured,
  token: string,
  found: Searches,
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    const askedAt = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/trpc/admin.listParticipants`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ json: { search: COMMON_WORD } }),
    });
    await response.arrayBuffer();
    found.slowestMs = Math.max(found.slowestMs, performance.now() - askedAt);
    if (response.ok) found.answered += 1;
    else {
      found.refused += 1;
      const seconds = Number(response.headers.get('retry-after') ?? 1);
      await delay(seconds * 1_000, undefined, { signal: over }).catch(() => null);
    }
  }
}

type Round = { quiet: LoadResult; beside: LoadResult; searches: Searches };

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

export async function benchSearches(
  { callers, databasePid }: Ground,
  server: Measured,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<void> {
  const saving = HOT_PATHS.find(({ name }) => name === 'save a night, REST');
  if (!saving) throw new Error('There is no path that saves a night.');
  let n = 0;
  const next = () => {
    n += 1;
    const one = callers.participants[n % callers.participants.length];
    if (!one) throw new Error('Nobody saves.');
    return saving.ours({ one, callers, n });
  };
  const connections = SAVING_CONNECTIONS;
  const load = { servers: [server], databasePid, connections, maxRequests: 100_000, next };
  await runLoad({ ...load, seconds: 1 });
  const all: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await runLoad({ ...load, seconds });
    const searches = { answered: 0, refused: 0, slowestMs: 0 };
    const over = new AbortController();
    const searching = callers.administratorTokens
      .slice(0, SEARCHERS)
      .map((token) => keepSearching(server, token, searches, over.signal));
    const beside = await runLoad({ ...load, seconds });
    over.abort();
    await Promise.all(searching);
    all.push({ quiet, beside, searches });
  }
  for (const { quiet, beside, searches } of all) {
    console.log(
      `saves p50 ${quiet.medianMs.toFixed(1)} → ${beside.medianMs.toFixed(1)} ms, ` +
        `p99 ${quiet.p99Ms.toFixed(1)} → ${beside.p99Ms.toFixed(1)} ms, failed ${beside.failures} of ` +
        `${beside.requests}; searches ${searches.answered} answered, ${searches.refused} refused, ` +
        `slowest ${searches.slowestMs.toFixed(0)} ms`,
    );
  }
  const times = median(all.map(({ quiet, beside }) => beside.p99Ms / quiet.p99Ms));
  console.log(`p99 of saves beside the searches: ${times.toFixed(2)} times the quiet one (median)`);
}
