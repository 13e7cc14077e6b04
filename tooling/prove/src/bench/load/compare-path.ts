import type { Measured } from '../hand-written/start-hand-written.ts';
import type { Callers, HotPath } from './paths.ts';
import { untilIdle } from './process-figures.ts';
import { runLoad, type LoadOptions, type LoadResult } from './run-load.ts';

export type Spread = { median: number; least: number; most: number };

export type Comparison = {
  name: string;
  targets: HotPath['targets'];
  /** Requests per second of our server, divided by those of the named server. */
  shares: { equal?: Spread; bare?: Spread };
  ours: LoadResult;
  failed: number;
  besideJobs: number;
  aloneMs: number;
  equal?: LoadResult;
  bare?: LoadResult;
};

export type CompareOptions = {
  callers: Callers;
  servers: Record<'ours' | 'equal' | 'bare', readonly Measured[]>;
  databasePid: number | null;
  /** False when a stopped server still runs an SQL statement at the time limit. */
  isDatabaseQuiet: () => Promise<boolean>;
  connections: number;
  rounds: number;
  secondsPerRound: number;
  maxRequestsPerRound: number;
};

type Side = keyof CompareOptions['servers'];
type Bounds = Pick<LoadOptions, 'seconds' | 'maxRequests' | 'connections' | 'perSecond'>;

const WARM_UP_SECONDS = 10;
const COUNTED_AFTER_MS = 60_000;
const MOST_FAILURES = 0.001;
const QUIET_SECONDS = 2;
const ALONE = { seconds: 3, maxRequests: 200, connections: 1 };

const sortedBy = <Value>(values: readonly Value[], by: (value: Value) => number) =>
  values.toSorted((one, other) => by(one) - by(other));

function spreadOf(values: readonly number[]): Spread {
  const sorted = sortedBy(values, (value) => value);
  const at = (place: number) => sorted[place] ?? Number.NaN;
  return { median: at(Math.floor(sorted.length / 2)), least: at(0), most: at(sorted.length - 1) };
}

function middle(results: readonly LoadResult[]): LoadResult {
  const round = sortedBy(results, ({ perSecond }) => perSecond)[Math.floor(results.length / 2)];
  if (!round) throw new Error('No round was run.');
  return round;
}

/**
 * Measures a path on each server. The first round is only a warm-up.
 * @throws when more than one request per thousand failed
 */
export async function comparePath(path: HotPath, options: CompareOptions): Promise<Comparison> {
  const { callers, servers, databasePid, rounds } = options;
  const connections = path.connections ?? options.connections;
  const { participants } = callers;
  const others: readonly Side[] = path.isEqualOnly ? ['equal'] : ['equal', 'bare'];
  const sides: readonly Side[] = path.byHand ? ['ours', ...others] : ['ours'];
  const signalOurs = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const { pid } of servers.ours) process.kill(pid, signal);
  };
  const untilQuiet = async (): Promise<boolean> => {
    for (const { pid } of servers.ours) await untilIdle(pid, QUIET_SECONDS);
    return options.isDatabaseQuiet();
  };
  let n = 0;
  let failed = 0;
  let besideJobs = 0;
  const load = async (side: Side, bounds: Bounds): Promise<LoadResult> => {
    const ask = side === 'ours' ? path.ours : (path.byHand ?? path.ours);
    if (side === 'ours') {
      signalOurs('SIGCONT');
      if (path.byHand) await untilQuiet();
    }
    const result = await runLoad({
      servers: servers[side],
      databasePid,
      ...bounds,
      next() {
        n += 1;
        // A different person for each request, in an order that no cache can follow.
        const one = participants[(n * 7_919) % participants.length];
        if (!one) throw new Error('The database has no participants.');
        return ask({ one, callers, n });
      },
    });
    if (side === 'ours' && path.byHand) {
      const isQuiet = await untilQuiet();
      signalOurs('SIGSTOP');
      if (!isQuiet) besideJobs += 1;
    }
    failed += result.failures;
    if (result.failures > result.requests * MOST_FAILURES) {
      throw new Error(
        `${path.name}, ${side}: ${result.failures} of ${result.requests} failed: ${result.firstFailure}`,
      );
    }
    return result;
  };

  try {
    // One request per person puts each session in the cache.
    const maxRequests = Math.max(2_000, participants.length);
    const warmUp = { seconds: WARM_UP_SECONDS, maxRequests, connections };
    // Waits until the job has counted the changes of the previous load.
    if (path.isKept) await new Promise((resolve) => setTimeout(resolve, COUNTED_AFTER_MS));
    for (const side of sides) await load(side, warmUp);
    const alone = await load('ours', ALONE);

    const bounds = {
      seconds: options.secondsPerRound,
      maxRequests: options.maxRequestsPerRound,
      connections,
      perSecond: path.perSecond,
    };
    const results: Record<Side, LoadResult[]> = { ours: [], equal: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      const turn = sides.map((_, place) => sides[(round + place) % sides.length] ?? 'ours');
      for (const side of turn) results[side].push(await load(side, bounds));
    }
    const sharesOf = (side: Side) =>
      spreadOf(
        results.ours.map(
          ({ perSecond }, round) => perSecond / (results[side][round]?.perSecond ?? Number.NaN),
        ),
      );
    const { name, targets } = path;
    const ours = middle(results.ours);
    const result = { name, targets, ours, failed, besideJobs, aloneMs: alone.medianMs };
    if (!path.byHand) return { ...result, shares: {} };
    return {
      ...result,
      shares: {
        equal: sharesOf('equal'),
        ...(!path.isEqualOnly && { bare: sharesOf('bare') }),
      },
      equal: middle(results.equal),
      ...(!path.isEqualOnly && { bare: middle(results.bare) }),
    };
  } finally {
    signalOurs('SIGCONT');
  }
}
