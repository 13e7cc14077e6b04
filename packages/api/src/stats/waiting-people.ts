import type { Pool } from '@aube/db';
import { placesOf } from '../people/rules/sight.ts';
import type { Actor, Context } from '../context.ts';
import { findTodayByZone } from '../record/today-by-zone.ts';
import { findCalls, type StoredCall } from './record/call-facts.ts';
import { calledPeople, reasonsOf, type CalledPerson } from './record/called-person.ts';
import { countOnce, LONG_COUNT } from './record/count-once.ts';
import { findAlerted, findKeptCalls } from './record/find-kept-calls.ts';
import { hasOtherReasons, type CallReason } from './rules/call-reasons.ts';

const LISTED = 300;

type CallsAsked = {
  userId?: number | undefined;
  establishmentId?: number | undefined;
  reason?: CallReason | undefined;
  isMine?: boolean;
  isSetAside?: boolean;
  isBesideAlerts?: boolean;
};

type FoundCalls = {
  people: CalledPerson[];
  /** On a large site the count stops at 2,001, which stands for « more than 2,000 ». */
  total: number;
  setAside: number;
  asOf: Date | null;
};

type Asking = Context & { actor: Actor };

const queryOf = async (ctx: Asking, { establishmentId, isMine = false }: CallsAsked) => ({
  ...(await findTodayByZone(ctx)),
  places: placesOf(ctx.actor),
  establishmentId: establishmentId ?? null,
  inChargeUserId: isMine ? ctx.actor.userId : null,
});

/**
 * People with a waiting reason (with `isSetAside`: with a delayed reason), most urgent first, and
 * the total number of these people.
 * @decision console#call-list
 */
export async function findWaitingPeople(ctx: Asking, asked: CallsAsked): Promise<FoundCalls> {
  const { userId, reason, isSetAside = false, isBesideAlerts = false } = asked;
  const query = await queryOf(ctx, asked);
  const anybody = { ...query, userIds: null };
  const { places, establishmentId, inChargeUserId } = query;
  const key = `calls ${JSON.stringify([places, establishmentId, inChargeUserId])}`;
  const isAsked = ({ reasons }: CalledPerson) =>
    (reason === undefined || reasons.some((each) => each.reason === reason)) &&
    (!isBesideAlerts || hasOtherReasons(reasons));
  const decided = (found: readonly StoredCall[]) => {
    const all = found.map((person) => reasonsOf(person, ctx.now));
    const of = (kind: 'wait' | 'areAside') => calledPeople(all, kind).filter(isAsked);
    return { people: of(isSetAside ? 'areAside' : 'wait'), aside: of('areAside') };
  };
  if (userId !== undefined) {
    const { people, aside } = decided(await findCalls(ctx.pool, { ...query, userIds: [userId] }));
    return { people, total: people.length, setAside: aside.length, asOf: null };
  }
  const kept = await findKeptCalls(ctx.pool, {
    ...query,
    reason: reason ?? null,
    isSetAside,
    isBesideAlerts,
    listed: LISTED,
    now: ctx.now,
  });
  if (kept === null || kept === 'undecided') {
    const { people, aside } = decided(
      kept === null
        ? await findCalls(ctx.pool, anybody)
        : await countOnce(ctx.pool, key, (client) => findCalls(client, anybody, LONG_COUNT)),
    );
    const listed = people.slice(0, LISTED);
    return { people: listed, total: people.length, setAside: aside.length, asOf: null };
  }
  const { userIds, asOf } = kept;
  const alerted = asOf === null ? [] : await findAlerted(ctx.pool, LISTED);
  const shown = [...new Set([...userIds, ...alerted])];
  const { people } = decided(await findCalls(ctx.pool, { ...query, userIds: shown }));
  // The stored totals may count people who no longer have a reason, and miss people with a new
  // alert.
  const gone = userIds.length - people.length;
  const [waiting, aside] = isSetAside ? [0, Math.max(0, gone)] : [gone, 0];
  return {
    people: people.slice(0, LISTED),
    total: (isSetAside ? kept.setAside : kept.waiting) - waiting - aside,
    setAside: kept.setAside - aside,
    asOf,
  };
}

const KEPT_MS = 30_000;

type WaitingPeople = {
  total: number;
  /** The most urgent people, 300 at most. People with an alert are the first. */
  userIds: ReadonlySet<number>;
};
type Kept = { at: number; count: Promise<WaitingPeople> };
const keptCounts = new WeakMap<Pool, Map<string, Kept>>();

/**
 * People of the call list who have another reason than an alert; at most half a minute old.
 * @decision console#bell
 */
export function countWaitingPeople(ctx: Context & { actor: Actor }): Promise<WaitingPeople> {
  const counts = keptCounts.get(ctx.pool) ?? new Map<string, Kept>();
  keptCounts.set(ctx.pool, counts);
  const key =
    placesOf(ctx.actor)
      ?.toSorted((one, other) => one - other)
      .join(' ') ?? 'all';
  const now = ctx.now.getTime();
  const kept = counts.get(key);
  if (kept && Math.abs(now - kept.at) < KEPT_MS) return kept.count;
  const count = findWaitingPeople(ctx, { isBesideAlerts: true }).then(({ total, people }) => ({
    total,
    userIds: new Set(people.map(({ person }) => person.userId)),
  }));
  counts.set(key, { at: now, count });
  count.catch(() => counts.delete(key));
  return count;
}

export const forgetWaitingCounts = ({ pool }: Pick<Context, 'pool'>): void => {
  keptCounts.delete(pool);
};
