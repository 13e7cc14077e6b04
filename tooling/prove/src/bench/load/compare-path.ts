import type { Measured } from '../hand-written/start-hand-written.ts';
import type { Askers, HotPath } from './paths.ts';
import { runLoad, type LoadResult } from './run-load.ts';

/** The middle of the rounds, and the least and most of them. */
export type Spread = { median: number; least: number; most: number };

export type Comparison = {
  name: string;
  targets: HotPath['targets'];
  /** Ours over the other's requests a second. */
  shares: { equal?: Spread; bare?: Spread };
  ours: LoadResult;
  /** Requests that failed, of all servers and rounds. */
  failed: number;
  /** Median of one request with nobody beside it: what a reader waits for. */
  aloneMs: number;
  equal?: LoadResult;
  bare?: LoadResult;
};

export type CompareOptions = {
  askers: Askers;
  servers: Record<'ours' | 'equal' | 'bare', readonly Measured[]>;
  databasePid: number | null;
  connections: number;
  rounds: number;
  secondsARound: number;
  maxRequestsARound: number;
};

type Side = keyof CompareOptions['servers'];
type Bounds = { seconds: number; maxRequests: number; connections: number };

const WARM_UP_SECONDS = 10;
const COUNTED_AFTER_MS = 60_000;
/** Of a thousand requests one may fail, and is told: a server that is too busy says so. */
const MOST_FAILURES = 0.001;
const ALONE = { seconds: 3, maxRequests: 200, connections: 1 };

const sortedBy = <Value>(values: readonly Value[], by: (value: Value) => number) =>
  values.toSorted((one, other) => by(one) - by(other));

function spreadOf(values: readonly number[]): Spread {
  const sorted = sortedBy(values, (value) => value);
  const at = (place: number) => sorted[place] ?? Number.NaN;
  return { median: at(Math.floor(sorted.length / 2)), least: at(0), most: at(sorted.length - 1) };
}

/** The round in the middle, by speed. */
function middle(results: readonly LoadResult[]): LoadResult {
  const round = sortedBy(results, ({ perSecond }) => perSecond)[Math.floor(results.length / 2)];
  if (!round) throw new Error('No round was run.');
  return round;
}

/**
 * Loads the servers in turns, so that a machine that is busy for a while is so for all; a first round
 * warms up and does not count. @throws when more than one request of a thousand was answered with
 * anything but 2xx
 */
export async function comparePath(path: HotPath, options: CompareOptions): Promise<Comparison> {
  const { askers, servers, databasePid, rounds } = options;
  const connections = path.connections ?? options.connections;
  const { participants } = askers;
  const sides: readonly Side[] = path.byHand ? ['ours', 'equal', 'bare'] : ['ours'];
  let n = 0;
  let failed = 0;
  const load = async (side: Side, bounds: Bounds): Promise<LoadResult> => {
    const ask = side === 'ours' ? path.ours : (path.byHand ?? path.ours);
    const result = await runLoad({
      servers: servers[side],
      databasePid,
      ...bounds,
      next() {
        n += 1;
        // A large step visits everybody without an order that a cache would like.
        const one = participants[(n * 7_919) % participants.length];
        if (!one) throw new Error('Nobody was seeded.');
        return ask({ one, askers, n });
      },
    });
    failed += result.failures;
    if (result.failures > result.requests * MOST_FAILURES) {
      throw new Error(
        `${path.name}, ${side}: ${result.failures} of ${result.requests} failed: ${result.firstFailure}`,
      );
    }
    return result;
  };

  // Everybody once, so that what is remembered of a session is: nobody asks one thing alone.
  const maxRequests = Math.max(2_000, participants.length);
  const warmUp = { seconds: WARM_UP_SECONDS, maxRequests, connections };
  // What a job keeps is measured as it is kept: what the load before has changed is counted first.
  if (path.isKept) await new Promise((resolve) => setTimeout(resolve, COUNTED_AFTER_MS));
  for (const side of sides) await load(side, warmUp);
  const alone = await load('ours', ALONE);

  const bounds = {
    seconds: options.secondsARound,
    maxRequests: options.maxRequestsARound,
    connections,
  };
  const results: Record<Side, LoadResult[]> = { ours: [], equal: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    // Another one begins each round.
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
  const told = { name, targets, ours, failed, aloneMs: alone.medianMs };
  if (!path.byHand) return { ...told, shares: {} };
  return {
    ...told,
    shares: { equal: sharesOf('equal'), bare: sharesOf('bare') },
    equal: middle(results.equal),
    bare: middle(results.bare),
  };
}
