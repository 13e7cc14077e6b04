import { mailOutbox, participants, staffAlerts, users } from '@aube/db/schema';
import { and, count, eq, gte, isNull, lt, min, ne } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { LETTER_ATTEMPTS } from './rules/letter-attempts.ts';

type Waiting = { readonly count: number; readonly since: Date | null };

export type SiteWaiting = {
  /** Unsent emails with attempts left, by kind. */
  readonly letters: readonly ({ readonly kind: string } & Waiting)[];
  /** Number of emails without an attempt left; these emails are deleted after 30 days. */
  readonly lostLetterCount: number;
  readonly alerts: Waiting;
};

export async function countWaiting({ db }: Pick<Context, 'db'>): Promise<SiteWaiting> {
  const unsent = isNull(mailOutbox.sentAt);
  const letters = await db
    .select({ kind: mailOutbox.kind, count: count(), since: min(mailOutbox.createdAt) })
    .from(mailOutbox)
    .where(and(unsent, lt(mailOutbox.attempts, LETTER_ATTEMPTS)))
    .groupBy(mailOutbox.kind);
  const lostLetterCount = await db.$count(
    mailOutbox,
    and(unsent, gte(mailOutbox.attempts, LETTER_ATTEMPTS), ne(mailOutbox.lastFault, 'obsolete')),
  );
  const [alerts = { count: 0, since: null }] = await db
    .select({ count: count(), since: min(staffAlerts.raisedAt) })
    .from(staffAlerts)
    .innerJoin(participants, eq(participants.userId, staffAlerts.userId))
    .innerJoin(users, and(eq(users.id, staffAlerts.userId), isNull(users.deletedAt)))
    .where(isNull(staffAlerts.acknowledgedAt));
  return { letters, lostLetterCount, alerts };
}
