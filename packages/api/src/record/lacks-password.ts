import type { Database, Transaction } from '@aube/db';
import { credentials, users } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';

/** @decision D54 D56 */
export async function lacksPassword(on: Database | Transaction, userId: number): Promise<boolean> {
  const [found] = await on
    .select({ id: users.id })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(
      and(
        eq(users.id, userId),
        eq(users.authenticationMethod, 'local'),
        isNull(credentials.userId),
      ),
    );
  return found !== undefined;
}
