import type { Pool } from '@aube/db';
import { placesOf } from '../account/rules/sight.ts';
import type { Actor, Context } from '../context.ts';
import { todayEverywhere } from '../record/today-by-zone.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { findCalls, type StoredAnswer, type StoredCall } from './record/call-facts.ts';
import { byUrgency, callReasons, waitsBesideAlerts, type CallLine } from './rules/call-reasons.ts';

/** One reason to call somebody, and what was last done about it, as long as it is set aside. */
type Reason = CallLine & { answer: StoredAnswer | null };

/** Somebody of the call list with every reason, the most pressing first. */
export type CalledPerson = { person: StoredCall; today: string; reasons: [Reason, ...Reason[]] };

function reasonsOf(person: StoredCall, now: Date) {
  const { timeZone, createdAt, activatedAt, resumedAt, submitted, alerts, flags } = person;
  const dateOf = (at: Date) => localDateAt(at, timeZone);
  const today = dateOf(now);
  const lines = callReasons({
    ...person,
    today,
    createdOn: dateOf(createdAt),
    activatedOn: activatedAt && dateOf(activatedAt),
    resumedOn: resumedAt && dateOf(resumedAt),
    submitted: {
      S0: submitted.includes('S0'),
      S6: submitted.includes('S6'),
      S12: submitted.includes('S12'),
      S24: submitted.includes('S24'),
    },
    alerts: alerts.map(({ kind, raisedAt }) => ({ kind, raisedOn: dateOf(new Date(raisedAt)) })),
    flaggedOn: flags.map(({ raisedAt }) => dateOf(new Date(raisedAt))),
  });
  const reasons = lines.map((line) => ({
    ...line,
    answer: person.answers.findLast(({ reason }) => reason === line.reason) ?? null,
  }));
  return { person, today, reasons };
}

type Asked = {
  establishmentId?: number | undefined;
  /** Only people of whom the caller is in charge. */
  isMine?: boolean;
};

/**
 * Everybody of whom something waits, and of whom something is set aside, the most pressing first: each
 * person once, with all the reasons.
 */
export async function findWaitingPeople(
  ctx: Context & { actor: Actor },
  { establishmentId, isMine = false }: Asked,
): Promise<Record<'waiting' | 'setAside', CalledPerson[]>> {
  const people = await findCalls(ctx.pool, {
    ...(await todayEverywhere(ctx)),
    places: placesOf(ctx.actor),
    establishmentId: establishmentId ?? null,
    inChargeUserId: isMine ? ctx.actor.userId : null,
  });
  const all = people.map((person) => reasonsOf(person, ctx.now));
  const allWith = (isAside: boolean) =>
    all
      .flatMap(({ person, today, reasons }) => {
        const [first, ...others] = reasons.filter(({ answer }) => (answer !== null) === isAside);
        return first
          ? [{ person, today, reasons: [first, ...others] as [Reason, ...Reason[]] }]
          : [];
      })
      .toSorted((one, other) => byUrgency(one.reasons[0], other.reasons[0]));
  return { waiting: allWith(false), setAside: allWith(true) };
}

/** For how long a count is kept in the process, for all who look after the same establishments. */
const KEPT_MS = 30_000;

type Kept = { at: number; count: Promise<number> };
const keptCounts = new WeakMap<Pool, Map<string, Kept>>();

/**
 * How many people the call list holds beside the alerts, at most half a minute old: the bell asks for
 * it on every page, and it costs a walk over everybody.
 * @decision decisions/0039
 */
export function countWaitingPeople(ctx: Context & { actor: Actor }): Promise<number> {
  const counts = keptCounts.get(ctx.pool) ?? new Map<string, Kept>();
  keptCounts.set(ctx.pool, counts);
  const key =
    placesOf(ctx.actor)
      ?.toSorted((one, other) => one - other)
      .join(' ') ?? 'all';
  const now = ctx.now.getTime();
  const kept = counts.get(key);
  if (kept && Math.abs(now - kept.at) < KEPT_MS) return kept.count;
  const count = findWaitingPeople(ctx, {}).then(
    ({ waiting }) => waiting.filter(({ reasons }) => waitsBesideAlerts(reasons)).length,
  );
  counts.set(key, { at: now, count });
  count.catch(() => counts.delete(key));
  return count;
}

/** After a change of who waits the next count is a new one. */
export const forgetWaitingCounts = ({ pool }: Pick<Context, 'pool'>): void => {
  keptCounts.delete(pool);
};
