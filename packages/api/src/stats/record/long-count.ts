import type { Transaction } from '@aube/db';
import { sql } from 'drizzle-orm';

/** What the pool grants a request is too short for a million people. */
export const LONG_COUNT = { patienceMs: 120_000 };

/** Room for what a count gathers of a hundred thousand people: what does not fit goes to the disk and back. */
const WORK_MEM = '64MB';

/** Lets a transaction count over everybody; its statements take `LONG_COUNT` too. */
export const allowLongCount = (tx: Transaction) =>
  tx.execute(sql`select set_config('statement_timeout', ${`${LONG_COUNT.patienceMs}ms`}, true),
    set_config('work_mem', ${WORK_MEM}, true)`);
