import type { Pool } from '@aube/db';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { hashToken } from './token.ts';

/** As many keys as one process remembers. */
const KEPT = 20_000;

/** What was refused lately: it is refused again without asking anybody. */
type Refusals = {
  /** Seconds that a refused key has still to wait; null when it must be asked. */
  secondsLeft: (key: string) => number | null;
  /** Remembers a refusal of so many milliseconds, and asks again after `askAfterMs`. */
  remember: (key: string, refusal: { ms: number; askAfterMs: number }) => void;
  forget: (key: string) => void;
};

/** A bounded memory of one process. */
function createRefusals(now: () => number): Refusals {
  const known = new Map<string, { endsAt: number; askAt: number }>();
  return {
    secondsLeft(key) {
      const refusal = known.get(key);
      if (refusal === undefined) return null;
      if (refusal.askAt > now()) return Math.max(1, Math.ceil((refusal.endsAt - now()) / 1000));
      known.delete(key);
      return null;
    },
    remember(key, { ms, askAfterMs }) {
      known.delete(key);
      known.set(key, { endsAt: now() + ms, askAt: now() + Math.min(ms, askAfterMs) });
      const [oldest] = known.keys();
      if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    },
    forget: (key) => void known.delete(key),
  };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How many tries in how many seconds. A key is what the caller typed or where they call from, never
 * whether an account exists, so that a refusal reveals nothing. Successes are given back, so that
 * many people behind one address shut nobody out: a limit with `isLifted` opens again by a success.
 * @source security RL-1, RL-5
 */
export const LIMITS = {
  'login.accountAndClient': { tries: 10, seconds: 15 * MINUTE, isLifted: true },
  /** So few that three networks together stay below what one account allows. */
  'login.accountAndClientHour': { tries: 30, seconds: HOUR, isLifted: true },
  /** A browser that logged in to the account before has a count of its own (decisions/0024). */
  'login.device': { tries: 10, seconds: 15 * MINUTE, isLifted: true },
  'login.client': { tries: 30, seconds: 15 * MINUTE, isLifted: true },
  'login.account': { tries: 100, seconds: HOUR, isLifted: true },
  /** Codes of a second factor, once the password was right. @decision D57 */
  'secondFactor.account': { tries: 5, seconds: 10 * MINUTE, isLifted: true },
  /** One answer of the establishment's provider is taken once. @decision D56 */
  'provider.answer': { tries: 1, seconds: 10 * MINUTE, isLifted: false },
  'passwordReset.account': { tries: 5, seconds: HOUR, isLifted: false },
  /** Letters that are asked for; links that are no living ones have a count of their own. */
  'passwordReset.client': { tries: 10, seconds: HOUR, isLifted: false },
  'resetLink.client': { tries: 10, seconds: HOUR, isLifted: true },
  'register.client': { tries: 10, seconds: HOUR, isLifted: true },
  /** Codes and addresses that do not fit a living invitation, by it and the client. */
  'register.invitation': { tries: 10, seconds: HOUR, isLifted: true },
  'activate.client': { tries: 10, seconds: HOUR, isLifted: true },
  'emailChange.account': { tries: 5, seconds: HOUR, isLifted: false },
  'emailChange.client': { tries: 10, seconds: HOUR, isLifted: true },
  /** Copies of one's own data: each reads every row about the person. @decision decisions/0038 */
  'ownData.account': { tries: 10, seconds: HOUR, isLifted: false },
  /** Files with people's data. @decision decisions/0042 */
  'exports.account': { tries: 10, seconds: HOUR, isLifted: false },
  /** Previews of files: each counts all their rows. @decision decisions/0042 */
  'exports.preview': { tries: 60, seconds: 10 * MINUTE, isLifted: false },
  /** The key of a prepared file opens once; it is too old after a minute. @decision decisions/0042 */
  'exports.key': { tries: 1, seconds: 2 * MINUTE, isLifted: false },
  'screening.client': { tries: 20, seconds: HOUR, isLifted: false },
  /** Letters of the whole site: a relay that is flooded sends nobody's (decisions/0023). */
  'letters.invitation': { tries: 500, seconds: 24 * HOUR, isLifted: false },
} as const;

/** How soon a process asks again about a refusal that a success in another one may have lifted. */
const LIFTED_WITHIN_MS = 30_000;

export type LimitName = keyof typeof LIMITS;

export type LimitVerdict =
  | { allowed: true }
  | {
      allowed: false;
      retryAfterSeconds: number;
      /** The first refusal of its window is worth a trace; a trace of each would be a flood. */
      isFirst: boolean;
    };

/** Counters shared by every process. When the database is away, each call throws (RL-6). */
export type Limiter = {
  /** Counts one try and says whether it may go on. */
  consume(name: LimitName, key: string): Promise<LimitVerdict>;
  /** How many tries are left, without counting one. */
  left(name: LimitName, key: string): Promise<number>;
  /** Gives a try back after a success. */
  reward(name: LimitName, key: string): Promise<void>;
  /** Forgets the tries under a key, when their owner has proved who they are. */
  clear(name: LimitName, key: string): Promise<void>;
  /** Deletes counters whose time is over. */
  purge(): Promise<void>;
};

/**
 * Limits over the table `rate_limits`. Keys are hashed: the table holds no address. What was
 * refused is refused again from memory until its time is over.
 */
export function createLimiter(pool: Pool, now: () => number = Date.now): Limiter {
  const refusals = createRefusals(now);
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, { tries, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: tries,
        duration: seconds,
      }),
    ]),
  );
  const limiterOf = (name: LimitName) => limiters.get(name) as RateLimiterPostgres;
  const idOf = (name: LimitName, hash: string) => `${name}:${hash}`;

  return {
    async consume(name, key) {
      const hash = hashToken(key);
      const secondsLeft = refusals.secondsLeft(idOf(name, hash));
      if (secondsLeft !== null) {
        return { allowed: false, retryAfterSeconds: secondsLeft, isFirst: false };
      }
      try {
        await limiterOf(name).consume(hash);
        return { allowed: true };
      } catch (thrown) {
        if (!(thrown instanceof RateLimiterRes)) throw thrown;
        const { tries, isLifted } = LIMITS[name];
        const ms = thrown.msBeforeNext;
        const askAfterMs = isLifted ? LIFTED_WITHIN_MS : ms;
        refusals.remember(idOf(name, hash), { ms, askAfterMs });
        return {
          allowed: false,
          retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)),
          isFirst: thrown.consumedPoints === tries + 1,
        };
      }
    },

    async left(name, key) {
      const counted = await limiterOf(name).get(hashToken(key));
      return counted?.remainingPoints ?? LIMITS[name].tries;
    },

    async reward(name, key) {
      const hash = hashToken(key);
      await limiterOf(name).reward(hash);
      refusals.forget(idOf(name, hash));
    },

    async clear(name, key) {
      const hash = hashToken(key);
      await limiterOf(name).delete(hash);
      refusals.forget(idOf(name, hash));
    },

    async purge() {
      await pool.query('delete from rate_limits where expire < $1', [Date.now()]);
    },
  };
}
