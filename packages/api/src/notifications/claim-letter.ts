import type { Database } from '@aube/db';
import { mailOutbox } from '@aube/db/schema';
import type { LetterKind } from '@aube/mailer';
import { and, asc, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { BACK_OFF_MINUTES, CLAIM_SECONDS, LETTER_ATTEMPTS } from './rules/letter-attempts.ts';
import { LETTER_URGENCY } from './rules/letter-urgency.ts';

export type OutboxRow = typeof mailOutbox.$inferSelect;

const URGENCY: Record<LetterKind, number> = LETTER_URGENCY;

const urgency = sql`case ${mailOutbox.kind} ${sql.join(
  Object.entries(URGENCY).map(([kind, rank]) => sql`when ${kind} then ${rank}::int`),
  sql` `,
)} end`;

const backOffMinutes = sql`(array[${sql.join(
  BACK_OFF_MINUTES.map((value) => sql`${value}::int`),
  sql`, `,
)}])[${mailOutbox.attempts} + 1]`;

/**
 * Takes the most urgent letter that is due, of certain kinds or of any, for this process alone. The
 * claim holds for two minutes and a half by the database's clock, whatever the servers' own clocks say; a process
 * that dies loses it. `claimedUntil` becomes null when the letter is dealt with.
 */
export async function claimLetter(
  db: Database,
  { now, only }: { now: Date; only?: readonly LetterKind[] | undefined },
): Promise<OutboxRow | null> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        lte(mailOutbox.nextAttemptAt, now),
        lt(mailOutbox.attempts, LETTER_ATTEMPTS),
        or(isNull(mailOutbox.claimedUntil), lt(mailOutbox.claimedUntil, sql`now()`)),
        only && inArray(mailOutbox.kind, [...only]),
      ),
    )
    .orderBy(urgency, asc(mailOutbox.nextAttemptAt), asc(mailOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + ${backOffMinutes} * interval '1 minute'`,
      claimedUntil: sql`now() + ${CLAIM_SECONDS}::int * interval '1 second'`,
    })
    // `=` and not `in`: a plan may run the list's query, and so its limit, once a row.
    .where(sql`${mailOutbox.id} = (${due})`)
    .returning();
  return row ?? null;
}
