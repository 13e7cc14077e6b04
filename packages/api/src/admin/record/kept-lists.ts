import type { Pool } from '@aube/db';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Ids of people in the order of a list; each id has 4 bytes (4 MB for a million people). */
export type ListOrder = Buffer;

export const packedOrder = (userId: SQLWrapper): SQL<ListOrder> =>
  sql`coalesce(string_agg(int4send(${userId}), ''::bytea), '')`;

const BYTES = 4;

export const lengthOf = (order: ListOrder): number => order.length / BYTES;

export function idsFrom(order: ListOrder, start: number, count: number): number[] {
  const end = Math.min(start + count, lengthOf(order));
  const ids: number[] = [];
  for (let place = start; place < end; place += 1) ids.push(order.readInt32BE(place * BYTES));
  return ids;
}

const KEPT_MS = 30_000;
/** Maximum number of entries in each cache of a process; the oldest entry is deleted first. */
const KEPT_TOTALS = 100;
const KEPT_ORDERS = 8;

class KeptReads<Value> {
  readonly #limit: number;
  readonly #kept = new Map<string, { at: number; value: Promise<Value> }>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** @param isLong true when the result is cached; short results are read each time */
  async find(
    { key, now }: ListLook,
    read: () => Promise<Value>,
    isLong: (value: Value) => boolean,
  ): Promise<Value> {
    const at = now.getTime();
    const kept = this.#kept.get(key);
    if (kept && Math.abs(at - kept.at) < KEPT_MS) return kept.value;
    const reading = read();
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

type ListLook = { key: string; now: Date };

class KeptLists {
  readonly #totals = new KeptReads<number>(KEPT_TOTALS);
  readonly #orders = new KeptReads<ListOrder>(KEPT_ORDERS);

  /** Number of matching people, cached for half a minute when the number is above `keptAbove`. */
  total(look: ListLook, keptAbove: number, count: () => Promise<number>): Promise<number> {
    return this.#totals.find(look, count, (total) => total > keptAbove);
  }

  /**
   * Ids of all matching people in order, cached for half a minute when there are more than
   * `keptAbove` ids.
   */
  order(look: ListLook, keptAbove: number, read: () => Promise<ListOrder>): Promise<ListOrder> {
    return this.#orders.find(look, read, (order) => lengthOf(order) > keptAbove);
  }
}

const listsOfPools = new WeakMap<Pool, KeptLists>();

/** @decision console#long-lists */
export function keptLists(pool: Pool): KeptLists {
  const lists = listsOfPools.get(pool) ?? new KeptLists();
  listsOfPools.set(pool, lists);
  return lists;
}
