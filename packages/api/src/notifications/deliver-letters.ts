import type { Database } from '@aube/db';
import { mailOutbox } from '@aube/db/schema';
import { MailFault, writeLetter, type Transport } from '@aube/mailer';
import { and, asc, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { findLetterContent } from './letter-content.ts';

/**
 * Minutes until the next attempt, by attempts made; then the letter stays, unsent, with its fault.
 * The first is longer than a transport's patience: a letter on its way is nobody else's.
 */
const BACK_OFF_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1440] as const;
const ATTEMPTS = BACK_OFF_MINUTES.length;
const LETTERS_A_RUN = 100;
const KEPT_DAYS = 30;

type OutboxRow = typeof mailOutbox.$inferSelect;
type Delivery = {
  db: Database;
  /** Read for each letter: behind a slow relay a run lasts longer than a claim. */
  clock: () => Date;
  transport: Transport;
  publicUrl: string;
};

/**
 * Takes the next due letter for this process alone, until its back-off is over. Somebody waits for
 * an account's letter; a morning's reminders can be thousands, and come after it.
 */
async function claim({ db, clock }: Delivery): Promise<OutboxRow | null> {
  const now = clock();
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        lte(mailOutbox.nextAttemptAt, now),
        lt(mailOutbox.attempts, ATTEMPTS),
      ),
    )
    .orderBy(
      sql`${mailOutbox.kind} = 'reminder'`,
      asc(mailOutbox.nextAttemptAt),
      asc(mailOutbox.id),
    )
    .limit(1)
    .for('update', { skipLocked: true });
  const minutes = sql`(array[${sql.join(
    BACK_OFF_MINUTES.map((value) => sql`${value}::int`),
    sql`, `,
  )}])[${mailOutbox.attempts} + 1]`;
  const [row] = await db
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + ${minutes} * interval '1 minute'`,
    })
    // `=` and not `in`: a plan may run the list's query, and so its limit, once a row.
    .where(sql`${mailOutbox.id} = (${due})`)
    .returning();
  return row ?? null;
}

/**
 * Writes a letter out and sends it. Its token stands in the database before it leaves: a link that
 * arrives works. If the process dies after sending, the letter is sent again after its back-off,
 * with a fresh link that voids the first: one letter twice is the worst that happens.
 */
async function deliver(row: OutboxRow, delivery: Delivery): Promise<boolean> {
  const { db, clock, transport, publicUrl } = delivery;
  const now = clock();
  const mark = (change: Partial<OutboxRow>) =>
    db.update(mailOutbox).set(change).where(eq(mailOutbox.id, row.id));

  const content = await db.transaction((tx) => findLetterContent(tx, row, { now, publicUrl }));
  if (!content) {
    // A reminder that never left gives its date back, to a later time of the same day.
    await mark({ attempts: ATTEMPTS, lastFault: 'obsolete', remindsOn: null });
    return false;
  }
  try {
    const letter = writeLetter(content, row.locale);
    await transport.send({ id: row.id, to: row.toAddress, letter, now });
  } catch (thrown) {
    if (!(thrown instanceof MailFault)) throw thrown;
    const { faultCode } = thrown;
    const isHopeless = faultCode === 'badAddress';
    await mark({ lastFault: faultCode, ...(isHopeless && { attempts: ATTEMPTS }) });
    return false;
  }
  await mark({ sentAt: clock(), lastFault: null });
  return true;
}

/**
 * Sends the letters that are due; the server's job calls it, in as many processes as there are.
 * What fails is tried again with growing pauses for two days, and then kept with its fault.
 * @source security FT-5
 */
export async function deliverDueLetters(
  delivery: Delivery,
): Promise<{ sent: number; unsent: number }> {
  const result = { sent: 0, unsent: 0 };
  for (let count = 0; count < LETTERS_A_RUN; count += 1) {
    const row = await claim(delivery);
    if (!row) break;
    if (await deliver(row, delivery)) result.sent += 1;
    else result.unsent += 1;
  }
  return result;
}

/** Forgets, address and all, what left more than 30 days ago or was given up as long ago. */
export async function purgeLetters(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000);
  await db
    .delete(mailOutbox)
    .where(
      or(
        lt(mailOutbox.sentAt, before),
        and(gte(mailOutbox.attempts, ATTEMPTS), lt(mailOutbox.createdAt, before)),
      ),
    );
}
