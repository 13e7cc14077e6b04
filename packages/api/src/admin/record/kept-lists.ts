import type { Pool } from '@aube/db';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Ids of people in the order of a list, four bytes each: a million people are four megabytes. */
export type ListOrder = Buffer;

/** SQL that makes a `ListOrder` of a column of ids, in the order in which the rows come. */
export const packedOrder = (userId: SQLWrapper): SQL<ListOrder> =>
  sql`coalesce(string_agg(int4send(${userId}), ''::bytea), '')`;

const BYTES = 4;

export const lengthOf = (order: ListOrder): number => order.length / BYTES;

/** The ids of a part of the list; fewer where it ends before. */
export function idsFrom(order: ListOrder, start: number, count: number): number[] {
  const end = Math.min(start + count, lengthOf(order));
  const ids: number[] = [];
  for (let place = start; place < end; place += 1) ids.push(order.readInt32BE(place * BYTES));
  return ids;
}

const KEPT_MS = 30_000;
/** How much of each one process keeps: the oldest goes first. */
const KEPT_TOTALS = 100;
const KEPT_ORDERS = 8;

/** What was read of long lists within the last half minute. */
class KeptReads<Value> {
  readonly #limit: number;
  readonly #kept = new Map<string, { at: number; value: Promise<Value> }>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** @param isLong whether it is worth keeping: what is short is read at each look */
  async find(
    { key, now }: ListLook,
    read: () => Promise<Value>,
    isLong: (value: Value) => boolean,
  ): Promise<Value> {
    const at = now.getTime();
    const kept = this.#kept.get(key);
    if (kept && Math.abs(at - kept.at) < KEPT_MS) return kept.value;
    const reading = read();
    // It was long half a minute ago: who asks meanwhile waits for the same answer.
    if (kept) this.#keep(key, at, reading);
    const value = await reading;
    if (!isLong(value)) this.#kept.delete(key);
    else if (!kept) this.#keep(key, at, reading);
    return value;
  }

  #keep(key: string, at: number, value: Promise<Value>) {
    this.#kept.delete(key);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= this.#limit) this.#kept.delete(oldest);
    this.#kept.set(key, { at, value });
    value.catch(() => this.#kept.delete(key));
  }
}

/** One look at a list: `key` names the list, its filters and its order. */
type ListLook = { key: string; now: Date };

/** What a process keeps of the lists that are read through one pool. */
class KeptLists {
  readonly #totals = new KeptReads<number>(KEPT_TOTALS);
  readonly #orders = new KeptReads<ListOrder>(KEPT_ORDERS);

  /** How many people fit: now, or of more than `keptAbove` at most half a minute ago. */
  total(look: ListLook, keptAbove: number, count: () => Promise<number>): Promise<number> {
    return this.#totals.find(look, count, (total) => total > keptAbove);
  }

  /** Everybody who fits in order: now, or of more than `keptAbove` people at most half a minute ago. */
  order(look: ListLook, keptAbove: number, read: () => Promise<ListOrder>): Promise<ListOrder> {
    return this.#orders.find(look, read, (order) => lengthOf(order) > keptAbove);
  }
}

const listsOfPools = new WeakMap<Pool, KeptLists>();

/** @decision decisions/0067 */
export function keptLists(pool: Pool): KeptLists {
  const lists = listsOfPools.get(pool) ?? new KeptLists();
  listsOfPools.set(pool, lists);
  return lists;
}
