import type { Limiter } from '@aube/auth';
import type { ContactBook, CrisisResource, PageLibrary } from '@aube/content';
import type { Database } from '@aube/db';
import { invitations, mailOutbox } from '@aube/db/schema';
import { MailFault, writeLetter, type LetterKind, type Transport } from '@aube/mailer';
import {
  and,
  eq,
  gt,
  gte,
  lt,
  not,
  notExists,
  or,
  asc,
  inArray,
  isNull,
  lte,
  sql,
} from 'drizzle-orm';
import { findLetterContent } from './letter-content.ts';
import {
  attemptsAfter,
  backOffMinutesAfter,
  LETTER_ATTEMPTS,
  PATIENCE_SECONDS,
  BACK_OFF_MINUTES,
  CLAIM_SECONDS,
} from './rules/letter-attempts.ts';
import { latestPossible } from '../time/rules/trusted-time.ts';
import { LETTER_URGENCY } from './rules/letter-urgency.ts';
import { isClaimed } from './record/letter-claim.ts';
import { senderOf } from './record/sender.ts';

type OutboxRow = typeof mailOutbox.$inferSelect;

const URGENCY: Record<LetterKind, number> = LETTER_URGENCY;

const urgency = sql`case ${mailOutbox.kind} ${sql.join(
  Object.entries(URGENCY).map(([kind, rank]) => sql`when ${kind} then ${rank}::int`),
  sql` `,
)} end`;

const backOffs = sql`(array[${sql.join(
  BACK_OFF_MINUTES.map((value) => sql`${value}::int`),
  sql`, `,
)}])`;
const backOffMinutes = sql`${backOffs}[${mailOutbox.attempts} + 1]`;
const lastBackOffMinutes = sql`${backOffs}[${mailOutbox.attempts}]`;

const LONGEST_BACK_OFF_MINUTES = Math.max(...BACK_OFF_MINUTES);

/**
 * True when the next attempt is later than any correct clock can write; the email is then due now.
 * With `only`, the longest wait is the wait after the last attempt of each email.
 * @decision running-aube#instants-of-the-future
 */
const isTooFar = (now: Date, only: readonly LetterKind[] | undefined) =>
  gt(
    mailOutbox.nextAttemptAt,
    only === undefined
      ? sql`${latestPossible(now).toISOString()}::timestamptz + ${LONGEST_BACK_OFF_MINUTES}::int * interval '1 minute'`
      : sql`${latestPossible(now).toISOString()}::timestamptz + coalesce(${lastBackOffMinutes}, 0) * interval '1 minute'`,
  );

/**
 * Reserves the most urgent due email for this process for two and a half minutes. Uses the time of
 * the database, because the clocks of servers may differ.
 */
async function claimLetter(
  db: Database,
  { now, only }: { now: Date; only?: readonly LetterKind[] | undefined },
): Promise<OutboxRow | null> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        or(lte(mailOutbox.nextAttemptAt, now), isTooFar(now, only)),
        lt(mailOutbox.attempts, LETTER_ATTEMPTS),
        not(isClaimed),
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
    // With `in` instead of `=`, PostgreSQL may run the subquery and its limit once per row.
    .where(sql`${mailOutbox.id} = (${due})`)
    .returning();
  return row ?? null;
}

const LETTERS_A_RUN = 100;
const KEPT_DAYS = 30;

type Delivery = {
  db: Database;
  limiter: Pick<Limiter, 'consume' | 'reward'>;
  /**
   * Current time. The time is read again for each email, because a slow run takes longer than a
   * reservation.
   */
  clock: () => Date;
  transport: Transport;
  publicUrl: string;
  contacts: ContactBook;
  crisisLines: readonly CrisisResource[];
  /** Name, signature and logos of the site. */
  pages?: Pick<PageLibrary, 'identity' | 'pictures'>;
  only?: readonly LetterKind[] | undefined;
  signal?: AbortSignal;
  patienceMs?: number;
};

/** Postpones an invitation when today's limit is reached; the attempt is not counted. */
async function isPutOff(row: OutboxRow, { db, limiter, clock }: Delivery): Promise<boolean> {
  if (row.kind !== 'invitation') return false;
  const verdict = await limiter.consume([['letters.invitation', 'site']]);
  if (verdict.allowed) return false;
  const nextAttemptAt = new Date(clock().getTime() + verdict.retryAfterSeconds * 1000);
  await db
    .update(mailOutbox)
    .set({ attempts: row.attempts - 1, nextAttemptAt, claimedUntil: null })
    .where(eq(mailOutbox.id, row.id));
  return true;
}

/**
 * Removes an unsent invitation from today's limit. An invitation that may have been sent still
 * counts.
 */
async function giveBack(row: OutboxRow, { limiter }: Delivery): Promise<void> {
  if (row.kind === 'invitation') await limiter.reward([['letters.invitation', 'site']]);
}

/**
 * Sends an email. After a crash, the email is sent again with a new link; the earlier link works
 * too.
 */
async function deliver(row: OutboxRow, delivery: Delivery): Promise<boolean> {
  const { db, clock, transport, publicUrl, contacts, crisisLines } = delivery;
  const { patienceMs = PATIENCE_SECONDS * 1000 } = delivery;
  const now = clock();
  const mark = (change: Partial<OutboxRow>) =>
    db
      .update(mailOutbox)
      .set({ ...change, claimedUntil: null })
      .where(eq(mailOutbox.id, row.id))
      .returning({ id: mailOutbox.id });

  if (await isPutOff(row, delivery)) return false;
  const stands = and(eq(mailOutbox.id, row.id), eq(mailOutbox.toAddress, row.toAddress));
  const content = await db.transaction(async (tx) =>
    (await tx.$count(mailOutbox, stands)) === 0
      ? null
      : findLetterContent(tx, row, { now, publicUrl, contacts, crisisLines }),
  );
  if (!content) {
    // The date is removed, so that another reminder can be sent on the same day.
    await mark({ attempts: LETTER_ATTEMPTS, lastFault: 'obsolete', remindsOn: null });
    await giveBack(row, delivery);
    return false;
  }
  const letter = writeLetter(
    content,
    row.locale,
    delivery.pages ? senderOf(delivery.pages, row.locale) : {},
  );
  const mail = { id: row.id, to: row.toAddress, letter, now };
  try {
    await transport.send(mail, AbortSignal.timeout(patienceMs));
  } catch (thrown) {
    if (!(thrown instanceof MailFault)) throw thrown;
    const { faultCode } = thrown;
    await mark({
      lastFault: faultCode,
      attempts: attemptsAfter(faultCode, row.attempts),
      nextAttemptAt: new Date(clock().getTime() + backOffMinutesAfter(row.attempts) * 60_000),
    });
    if (faultCode !== 'unanswered') await giveBack(row, delivery);
    return false;
  }
  const marked = await mark({ sentAt: clock(), lastFault: null });
  // The person was erased during the sending; the file of the email must be deleted too.
  if (marked.length === 0) await transport.forget?.(mail);
  return true;
}

/**
 * Sends due emails, the most urgent first. After two days of failures, an email stays unsent and
 * the fault is stored.
 * @source security FT-5
 */
export async function deliverDueLetters(
  delivery: Delivery,
): Promise<{ sent: number; unsent: number }> {
  const { db, clock, only, signal } = delivery;
  const result = { sent: 0, unsent: 0 };
  for (let count = 0; count < LETTERS_A_RUN; count += 1) {
    if (signal?.aborted) break;
    const row = await claimLetter(db, { now: clock(), only });
    if (!row) break;
    if (await deliver(row, delivery)) result.sent += 1;
    else result.unsent += 1;
  }
  return result;
}

/**
 * Deletes emails after 30 days. The email of a valid invitation stays, because the email contains
 * the state of the invitation.
 */
export async function purgeLetters(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000);
  const running = db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.id, mailOutbox.invitationId), gt(invitations.expiresAt, now)));
  await db
    .delete(mailOutbox)
    .where(
      and(
        or(
          lt(mailOutbox.sentAt, before),
          and(gte(mailOutbox.attempts, LETTER_ATTEMPTS), lt(mailOutbox.createdAt, before)),
        ),
        notExists(running),
      ),
    );
}
