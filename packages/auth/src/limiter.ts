import { namedQuery, type Pool } from '@aube/db';
import { sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { AHEAD_MINUTES } from './latest-possible.ts';
import { hashToken } from './token.ts';

const KEPT = 20_000;

type Refusals = {
  /**
   * Seconds until the next try, as far as this process knows; null when the database must be asked.
   */
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
   * Attackers in three networks together make at most 90 tries, below the limit of the account (100
   * per hour).
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
  /** Key: the invitation and the client. Counts wrong codes and wrong addresses. */
  'register.invitation': { tries: 10, seconds: HOUR, isLifted: true },
  'activate.client': { tries: 10, seconds: HOUR, isLifted: true },
  'emailChange.account': { tries: 5, seconds: HOUR, isLifted: false },
  'emailChange.client': { tries: 10, seconds: HOUR, isLifted: true },
  /** @decision rights-and-roles#own-data */
  'ownData.account': { tries: 10, seconds: HOUR, isLifted: false },
  /** @decision exports#limits-of-exports */
  'exports.account': { tries: 60, seconds: HOUR, isLifted: false },
  /** @decision exports#limits-of-exports */
  'exports.preview': { tries: 60, seconds: 10 * MINUTE, isLifted: false },
  /** @decision exports#limits-of-exports */
  'exports.key': { tries: 1, seconds: 2 * MINUTE, isLifted: false },
  /** @decision D91 */
  'mailTest.account': { tries: 5, seconds: HOUR, isLifted: false },
  'screening.client': { tries: 20, seconds: HOUR, isLifted: false },
  /**
   * Limit for the whole site, because an overloaded mail relay delivers no email.
   * @decision notices#order-of-emails
   */
  'letters.invitation': { tries: 500, seconds: 24 * HOUR, isLifted: false },
} as const;

/** A process notices within this time that another process has reset a key. */
const LIFTED_WITHIN_MS = 30_000;

export type LimitName = keyof typeof LIMITS;

export type Try = readonly [name: LimitName, key: string];

export type LimitVerdict =
  | { allowed: true }
  | {
      allowed: false;
      retryAfterSeconds: number;
      isFirst: boolean;
    };

/** Counters shared by all processes. The methods throw when the database does not answer (RL-6). */
export type Limiter = {
  /** Counts the tries in order, until a limit is reached. `refused`: the reached limit. */
  consume(tries: readonly Try[]): Promise<LimitVerdict & { refused?: LimitName }>;
  left(name: LimitName, key: string): Promise<number>;
  reward(tries: readonly Try[]): Promise<void>;
  /** SQL of `reward`, for the caller's own statement. The caller calls `lift` after the commit. */
  rewardPart(tries: readonly Try[]): SQL;
  lift(tries: readonly Try[]): void;
  clear(tries: readonly Try[]): Promise<void>;
  purge(now: Date): Promise<void>;
};

type Count = { points: number; expire: number };

const idOf = ([name, key]: Try): string => `${name}:${hashToken(key)}`;

/** Latest possible end of a period; a later end was stored with a wrong clock. */
const latestEnd = (name: LimitName): number =>
  Date.now() + (LIMITS[name].seconds + AHEAD_MINUTES * MINUTE) * 1000;

/**
 * SQL that counts the tries in order, and stops after a try that is not allowed. All statements
 * lock the counters in the same order, so that no two statements wait for each other. $1 keys, $2
 * limits, $3 ends of new periods, $4 latest possible ends, $5 now.
 */
function countText(tries: number): string {
  const steps = Array.from({ length: tries }, (_, index) => index + 1);
  const isOver = (step: number) => `(known.expire <= $5
      or (known.points >= ($2::int[])[${step}] and known.expire > ($4::bigint[])[${step}]))`;
  const parts = steps.map(
    (step) => `step_${step} as (
    insert into rate_limits as known (key, points, expire)
    select ($1::text[])[${step}], 1, ($3::bigint[])[${step}]
    ${step === 1 ? '' : `from step_${step - 1} where points <= ($2::int[])[${step - 1}]`}
    on conflict (key) do update set
      points = case when ${isOver(step)} then 1 else known.points + 1 end,
      expire = case when ${isOver(step)} then excluded.expire else known.expire end
    returning ${step} as step, points, expire)`,
  );
  const rows = steps.map((step) => `select * from step_${step}`);
  return `with ${parts.join(', ')} select points, expire from (${rows.join(' union all ')}) counted
    order by step`;
}

/** SQL that locks the counters in the order of the tries. */
const held = (tries: readonly Try[]) => {
  const ids = sql.param(tries.map(idOf));
  return sql`held as (
    select r.key from rate_limits r join unnest(${ids}::text[]) with ordinality given (key, place)
      on r.key = given.key
    order by place for update of r
  )`;
};

export function createLimiter(pool: Pool, now: () => number = () => performance.now()): Limiter {
  const refusals = createRefusals(now);
  const db = drizzle(pool);

  async function count(tries: readonly Try[]): Promise<Count[]> {
    const limits = tries.map(([name]) => LIMITS[name]);
    const startedAt = Date.now();
    return namedQuery<Count>(pool, `limits.count${tries.length}`, countText(tries.length), [
      tries.map(idOf),
      limits.map((limit) => limit.tries),
      limits.map(({ seconds }) => startedAt + seconds * 1000),
      tries.map(([name]) => latestEnd(name)),
      startedAt,
    ]);
  }

  function rewardPart(tries: readonly Try[]): SQL {
    return sql`${held(tries)}, given_back as (
      update rate_limits r set points = r.points - 1 from held
      where r.key = held.key and r.expire > ${Date.now()})`;
  }

  function lift(tries: readonly Try[]): void {
    for (const one of tries) refusals.forget(idOf(one));
  }

  return {
    async consume(tries) {
      const waits = tries.map((one) => refusals.secondsLeft(idOf(one)));
      const known = waits.findIndex((seconds) => seconds !== null);
      const asked = known < 0 ? tries : tries.slice(0, known);
      const counts = asked.length === 0 ? [] : await count(asked);
      const last = asked[counts.length - 1];
      const { points = 0, expire = 0 } = counts.at(-1) ?? {};
      if (last !== undefined && points > LIMITS[last[0]].tries) {
        const ms = Math.max(expire - Date.now(), 0);
        const askAfterMs = LIMITS[last[0]].isLifted ? LIFTED_WITHIN_MS : ms;
        refusals.remember(idOf(last), { ms, askAfterMs });
        return {
          allowed: false,
          refused: last[0],
          retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)),
          isFirst: points === LIMITS[last[0]].tries + 1,
        };
      }
      const remembered = tries[known];
      if (remembered === undefined) return { allowed: true };
      const retryAfterSeconds = waits[known] ?? 1;
      return { allowed: false, refused: remembered[0], retryAfterSeconds, isFirst: false };
    },

    async left(name, key) {
      const [counted] = await namedQuery<Count>(
        pool,
        'limits.left',
        'select points, expire from rate_limits where key = $1 and expire > $2 and expire <= $3',
        [idOf([name, key]), Date.now(), latestEnd(name)],
      );
      return Math.max(LIMITS[name].tries - (counted?.points ?? 0), 0);
    },

    rewardPart,
    lift,

    async reward(tries) {
      await db.execute(sql`with ${rewardPart(tries)} select 1`);
      lift(tries);
    },

    async clear(tries) {
      await db.execute(sql`with ${held(tries)}
        delete from rate_limits r using held where r.key = held.key`);
      lift(tries);
    },

    async purge(before) {
      await db.execute(sql`delete from rate_limits where key in (
        select key from rate_limits where expire < ${before.getTime()} for update skip locked)`);
    },
  };
}
