import type { Database } from '@aube/db';
import { invitations } from '@aube/db/schema';
import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import { inTransaction } from '../transaction.ts';
import { clearInvitations } from './record/own-mail.ts';

/** Days from the end of an unused invitation to the deletion of the address. */
const UNUSED_KEPT_DAYS = 365;

const BATCH = 200;

/**
 * Removes the address, label, links and log values of invitations that ended a year ago and were
 * never used.
 * @decision rights-and-roles#end-of-each-table
 */
export async function purgeInvitations(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_KEPT_DAYS * 24 * 60 * 60_000);
  const ended = sql`least(${invitations.revokedAt}, ${invitations.expiresAt})`;
  for (;;) {
    const cleared = await inTransaction(db, async (tx) => {
      const due = await tx
        .select({ id: invitations.id })
        .from(invitations)
        .where(
          and(
            eq(invitations.uses, 0),
            or(isNotNull(invitations.email), isNotNull(invitations.label)),
            lt(ended, before.toISOString()),
          ),
        )
        .orderBy(invitations.id)
        .limit(BATCH)
        .for('update', { skipLocked: true });
      // With the number 0, which no account has, the transaction can delete only log values without
      // an account.
      await tx.execute(sql`select set_config('aube.erasing', '0', true)`);
      await clearInvitations(
        tx,
        due.map(({ id }) => id),
        now,
      );
      return due.length;
    });
    if (cleared < BATCH) return;
  }
}
