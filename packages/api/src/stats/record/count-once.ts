import type { Pool, PoolClient } from '@aube/db';
import { inClientTransaction } from '../../transaction.ts';
import { allowLongCount } from './long-count.ts';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * Runs a count over everybody of a large site, which may take longer than a request, one at a time
 * per process: concurrent counts would slow each other down.
 *
 * @param key names the count; callers of the same key share one result
 * @decision console#kept-figures
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
