import type { Pool, PoolClient } from '@aube/db';
import { inClientTransaction } from '../../transaction.ts';
import { allowLongCount } from './long-count.ts';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * A count over everybody on a large site, which may take longer than a request: one at a time in a process.
 * Without it, looks that each count would slow one another down without end.
 *
 * @param key names what is counted: whoever asks the same meanwhile gets the same answer
 * @decision decisions/0068
 */
export const countOnce = <Counted>(
  pool: Pool,
  key: string,
  count: (client: PoolClient) => Promise<Counted>,
): Promise<Counted> =>
  oneAtATime(pool, key, () =>
    inClientTransaction({ pool }, async (tx, client) => {
      await allowLongCount(tx);
      return count(client);
    }),
  );
