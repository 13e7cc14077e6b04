import type { SeededParticipant } from '@aube/db/testing/many-participants';
import { runLoad, type LoadResult } from './load.ts';
import type { HotPath } from './paths.ts';

export type Comparison = {
  name: string;
  target: number;
  /** Ours over the hand-written server's requests a second: the median of the rounds. */
  share: number;
  ours: LoadResult;
  handWritten: LoadResult;
};

export type CompareOptions = {
  participants: readonly SeededParticipant[];
  servers: Record<'ours' | 'handWritten', { port: number; pid: number }>;
  connections: number;
  rounds: number;
  secondsARound: number;
  maxRequestsARound: number;
};

type Bounds = { seconds: number; maxRequests: number };

const WARM_UP_SECONDS = 20;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The round in the middle, by speed. */
const middle = (results: readonly LoadResult[]): LoadResult | undefined =>
  results.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(results.length / 2)];

/**
 * Loads both servers in turns, so that a machine that is busy for a while is so for both; a first
 * round warms up and does not count. @throws when a server answered with anything but 2xx
 */
export async function compare(path: HotPath, options: CompareOptions): Promise<Comparison> {
  const { participants, servers, connections, rounds } = options;
  let n = 0;
  const load = async (side: 'ours' | 'handWritten', bounds: Bounds) => {
    const result = await runLoad({
      ...servers[side],
      connections,
      ...bounds,
      next() {
        n += 1;
        // A large step visits everybody without an order that a cache would like.
        const participant = participants[(n * 7_919) % participants.length];
        if (!participant) throw new Error('Nobody was seeded.');
        return path[side](participant, n);
      },
    });
    if (result.failures > 0) {
      throw new Error(
        `${path.name}, ${side}: ${result.failures} of ${result.requests} failed: ${result.firstFailure}`,
      );
    }
    return result;
  };

  // Everybody once, so that what is remembered of a session is: nobody asks one thing alone.
  const warmUp = { seconds: WARM_UP_SECONDS, maxRequests: Math.max(2_000, participants.length) };
  await load('ours', warmUp);
  await load('handWritten', warmUp);
  const bounds = { seconds: options.secondsARound, maxRequests: options.maxRequestsARound };
  const ours: LoadResult[] = [];
  const handWritten: LoadResult[] = [];
  const shares: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const order =
      round % 2 === 0 ? (['ours', 'handWritten'] as const) : (['handWritten', 'ours'] as const);
    const [first, second] = [await load(order[0], bounds), await load(order[1], bounds)];
    const [our, theirs] = round % 2 === 0 ? [first, second] : [second, first];
    ours.push(our);
    handWritten.push(theirs);
    shares.push(our.perSecond / theirs.perSecond);
  }
  const [our, theirs] = [middle(ours), middle(handWritten)];
  if (!our || !theirs) throw new Error('No round was run.');
  const { name, target } = path;
  return { name, target, share: median(shares), ours: our, handWritten: theirs };
}
