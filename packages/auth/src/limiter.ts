import type { Pool } from '@aube/db';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { hashToken } from './token.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How many tries in how many seconds. A key is what the caller typed or where they call from, never
 * whether an account exists, so that a refusal tells nothing. Successes are given back, so that
 * many people behind one address shut nobody out. @source security RL-1, RL-5
 */
export const LIMITS = {
  'login.accountAndClient': { tries: 10, seconds: 15 * MINUTE },
  'login.client': { tries: 30, seconds: 15 * MINUTE },
  'login.account': { tries: 100, seconds: HOUR },
  'passwordReset.account': { tries: 5, seconds: HOUR },
  'passwordReset.client': { tries: 10, seconds: HOUR },
  'register.client': { tries: 10, seconds: HOUR },
  'activate.client': { tries: 10, seconds: HOUR },
  'screening.client': { tries: 20, seconds: HOUR },
} as const;

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
  /** Gives a try back after a success. */
  reward(name: LimitName, key: string): Promise<void>;
  /** Forgets the tries under a key, when their owner has proved who they are. */
  clear(name: LimitName, key: string): Promise<void>;
  /** Deletes counters whose time is over. */
  purge(): Promise<void>;
};

/** Limits over the table `rate_limits`. Keys are hashed: the table holds no address. */
export function createLimiter(pool: Pool): Limiter {
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

  return {
    async consume(name, key) {
      try {
        await limiterOf(name).consume(hashToken(key));
        return { allowed: true };
      } catch (thrown) {
        if (!(thrown instanceof RateLimiterRes)) throw thrown;
        return {
          allowed: false,
          retryAfterSeconds: Math.max(1, Math.ceil(thrown.msBeforeNext / 1000)),
          isFirst: thrown.consumedPoints === LIMITS[name].tries + 1,
        };
      }
    },

    async reward(name, key) {
      await limiterOf(name).reward(hashToken(key));
    },

    async clear(name, key) {
      await limiterOf(name).delete(hashToken(key));
    },

    async purge() {
      await pool.query('delete from rate_limits where expire < $1', [Date.now()]);
    },
  };
}
