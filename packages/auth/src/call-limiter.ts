import { namedQuery, type Pool } from '@aube/db';
import { AHEAD_MINUTES } from './latest-possible.ts';
import { hashToken } from './token.ts';
import type { LimitVerdict } from './limiter.ts';

/**
 * Maximum calls per `seconds`. Each process may also accept `unshared` further calls, which it
 * counts only in its own memory.
 * @source security RL-1, RL-2
 */
export const CALL_LIMITS = {
  /** Key: the session, or a guest's address. */
  'calls.caller': { calls: 300, seconds: 60, unshared: 50 },
  /** Key: the address, for all sessions together, because an attacker can invent sessions. */
  'calls.address': { calls: 3000, seconds: 60, unshared: 500 },
} as const;

export type CallLimitName = keyof typeof CALL_LIMITS;

export type CallLimiter = {
  spend(name: CallLimitName, key: string, calls: number): Promise<LimitVerdict>;
};

type Purse = {
  left: number;
  endsAt: number;
  isEmptied: boolean;
  isReported: boolean;
  asking: Promise<void> | null;
};

const KEPT = 20_000;

/**
 * Maximum wait for a connection and for the shared count. With this limit, a call still ends within
 * five seconds.
 */
const PATIENCE_MS = 300;

async function withinPatience<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error('The shared count does not answer.')),
    PATIENCE_MS,
  );
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** $1 key, $2 calls, $3 end of a new window, $4 now, $5 latest possible end of a window. */
const TAKE_SQL = `
insert into rate_limits as known (key, points, expire) values ($1, $2, $3)
on conflict (key) do update set
  points = case when known.expire <= $4 or known.expire > $5 then $2 else known.points + $2 end,
  expire = case when known.expire <= $4 or known.expire > $5 then $3 else known.expire end
returning points, expire`;

/**
 * @param onAlone called when the process counts only its own calls, because the shared count does
 *   not answer
 */
export function createCallLimiter(
  pool: Pool,
  now: () => number = Date.now,
  onAlone: (error: unknown) => void = () => undefined,
): CallLimiter {
  const purses = new Map<string, Purse>();

  function purseOf(name: CallLimitName, id: string): Purse {
    const { unshared, seconds } = CALL_LIMITS[name];
    const endsAt = now() + seconds * 1000;
    const known = purses.get(id);
    if (known && known.endsAt > now() && known.endsAt <= endsAt) return known;
    const purse = { left: unshared, endsAt, isEmptied: false, isReported: false, asking: null };
    purses.delete(id);
    purses.set(id, purse);
    const [oldest] = purses.keys();
    if (purses.size > KEPT && oldest !== undefined) purses.delete(oldest);
    return purse;
  }

  async function fill(purse: Purse, name: CallLimitName, key: string): Promise<void> {
    const { calls, seconds, unshared } = CALL_LIMITS[name];
    const shared = calls - unshared;
    try {
      const endsAt = now() + seconds * 1000;
      const latestEnd = endsAt + AHEAD_MINUTES * 60_000;
      const values = [`${name}:${hashToken(key)}`, unshared, endsAt, now(), latestEnd];
      const query = namedQuery<{ points: number; expire: number }>(
        pool,
        'limits.takeCalls',
        TAKE_SQL,
        values,
        { patienceMs: PATIENCE_MS },
      );
      const [taken] = await withinPatience(query);
      if (!taken) return;
      const granted = Math.min(unshared, shared - (taken.points - unshared));
      purse.left += Math.max(0, granted);
      purse.isEmptied = granted < unshared;
      if (purse.isEmptied) purse.endsAt = Math.min(purse.endsAt, taken.expire);
    } catch (error) {
      onAlone(error);
      purse.left += shared;
      purse.isEmptied = true;
    }
  }

  return {
    async spend(name, key, calls) {
      const purse = purseOf(name, `${name}:${key}`);
      while (purse.left < calls && !purse.isEmptied) {
        purse.asking ??= fill(purse, name, key).finally(() => (purse.asking = null));
        await purse.asking;
      }
      if (purse.left >= calls) {
        purse.left -= calls;
        return { allowed: true };
      }
      const isFirst = !purse.isReported;
      purse.isReported = true;
      const retryAfterSeconds = Math.max(1, Math.ceil((purse.endsAt - now()) / 1000));
      return { allowed: false, retryAfterSeconds, isFirst };
    },
  };
}
