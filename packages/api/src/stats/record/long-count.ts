import type { Transaction } from '@aube/db';
import { sql } from 'drizzle-orm';

/** The pool's time limit for requests is too short for a million people. */
export const LONG_COUNT = { patienceMs: 120_000 };

/** Memory for a count of a hundred thousand people, which would else use the disk. */
const WORK_MEM = '64MB';

/** Allows a transaction to count everybody; its statements take `LONG_COUNT` too. */
export const allowLongCount = (tx: Transaction) =>
  tx.execute(sql`select set_config('statement_timeout', ${`${LONG_COUNT.patienceMs}ms`}, true),
    set_config('work_mem', ${WORK_MEM}, true)`);
