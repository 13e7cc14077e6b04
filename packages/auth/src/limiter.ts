import type { Pool } from '@aube/db';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AHEAD_MINUTES } from './latest-possible.ts';
import { hashToken } from './token.ts';

const KEPT = 20_000;

type Refusals = {
  /** Null when the database must be queried. */
  secondsLeft: (key: string) => number | null;
  remember: (key: string, refusal: { ms: number; askAfterMs: number }) => void;
  forget: (key: string) => void;
};

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
 * Maximum tries per `seconds`; tries that did not fail are subtracted. The key is typed text or a
 * network, and does not depend on the existence of an account.
 * @source security RL-1, RL-5
 */
export const LIMITS = {
  'login.accountAndClient': { tries: 10, seconds: 15 * MINUTE, isLifted: true },
  /**
   * With this limit, attackers in three networks together cannot reach the limit of the account
   * (100 per hour).
   */
  'login.accountAndClientHour': { tries: 30, seconds: HOUR, isLifted: true },
  /**
   * Separate count for each browser that the account has used before.
   * @decision sign-in#known-browsers
   */
  'login.device': { tries: 10, seconds: 15 * MINUTE, isLifted: true },
  'login.client': { tries: 30, seconds: 15 * MINUTE, isLifted: true },
  'login.account': { tries: 100, seconds: HOUR, isLifted: true },
  /** @decision D57 */
  'secondFactor.account': { tries: 5, seconds: 10 * MINUTE, isLifted: true },
  /** @decision D56 */
  'provider.answer': { tries: 1, seconds: 10 * MINUTE, isLifted: false },
  'passwordReset.account': { tries: 5, seconds: HOUR, isLifted: false },
  'passwordReset.client': { tries: 10, seconds: HOUR, isLifted: false },
  'resetLink.client': { tries: 10, seconds: HOUR, isLifted: true },
  'register.client': { tries: 10, seconds: HOUR, isLifted: true },
  /** Counts wrong codes and wrong addresses, per invitation and client. */
  'register.invitation': { tries: 10, seconds: HOUR, isLifted: true },
  'activate.client': { tries: 10, seconds: HOUR, isLifted: true },
  'emailChange.account': { tries: 5, seconds: HOUR, isLifted: false },
  'emailChange.client': { tries: 10, seconds: HOUR, isLifted: true },
  /** @decision rights-and-roles#own-data */
  'ownData.account': { tries: 10, seconds: HOUR, isLifted: false },
  /** @decision exports#limits-of-exports */
  'exports.account': { tries: 10, seconds: HOUR, isLifted: false },
  /** @decision exports#limits-of-exports */
  'exports.preview': { tries: 60, seconds: 10 * MINUTE, isLifted: false },
  /** @decision exports#limits-of-exports */
  'exports.key': { tries: 1, seconds: 2 * MINUTE, isLifted: false },
  'screening.client': { tries: 20, seconds: HOUR, isLifted: false },
  /**
   * Limits the emails of the whole site, because an overloaded mail relay delivers no email.
   * @decision notices#order-of-emails
   */
  'letters.invitation': { tries: 500, seconds: 24 * HOUR, isLifted: false },
} as const;

/** Longest time until a process notices that another process has reset a key. */
const LIFTED_WITHIN_MS = 30_000;

export type LimitName = keyof typeof LIMITS;

export type LimitVerdict =
  | { allowed: true }
  | {
      allowed: false;
      retryAfterSeconds: number;
      isFirst: boolean;
    };

/** Counters shared by all processes. The methods throw when the database does not answer (RL-6). */
export type Limiter = {
  consume(name: LimitName, key: string): Promise<LimitVerdict>;
  left(name: LimitName, key: string): Promise<number>;
  reward(name: LimitName, key: string): Promise<void>;
  clear(name: LimitName, key: string): Promise<void>;
  purge(now: Date): Promise<void>;
};

/** True for a period that ends too late: the clock was wrong when the period began. */
const isOfTheFuture = (name: LimitName, { msBeforeNext }: RateLimiterRes): boolean =>
  msBeforeNext > (LIMITS[name].seconds + AHEAD_MINUTES * MINUTE) * 1000;

export function createLimiter(pool: Pool, now: () => number = () => performance.now()): Limiter {
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

  async function consumeOnce(name: LimitName, hash: string): Promise<void> {
    try {
      await limiterOf(name).consume(hash);
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes) || !isOfTheFuture(name, thrown)) throw thrown;
      await limiterOf(name).delete(hash);
      await limiterOf(name).consume(hash);
    }
  }

  return {
    async consume(name, key) {
      const hash = hashToken(key);
      const secondsLeft = refusals.secondsLeft(idOf(name, hash));
      if (secondsLeft !== null) {
        return { allowed: false, retryAfterSeconds: secondsLeft, isFirst: false };
      }
      try {
        await consumeOnce(name, hash);
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
      return counted === null || isOfTheFuture(name, counted)
        ? LIMITS[name].tries
        : counted.remainingPoints;
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

    async purge(now) {
      await pool.query('delete from rate_limits where expire < $1', [now.getTime()]);
    },
  };
}
