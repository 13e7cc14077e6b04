import type { Database, Transaction } from '@aube/db';
import { mailOutbox, reminderSettings } from '@aube/db/schema';
import { eq, inArray, sql } from 'drizzle-orm';
import { localDateAt } from '../time/rules/zone.ts';
import { claimRemindedPeople, type RemindedPerson } from './record/reminder-facts.ts';
import { dueReminder, nextCheckLetterAt, nextReminderAt, type Reminder } from './rules/reminder.ts';

const PEOPLE_A_TRANSACTION = 200;
const TRANSACTIONS_A_RUN = 50;

/**
 * Stores the next reminder time of each person. One statement updates all people with the same
 * time.
 */
async function lookAgainLater(tx: Transaction, people: RemindedPerson[], now: Date) {
  const byInstant = Map.groupBy(people, ({ time, facts }) =>
    nextReminderAt(time, facts.timeZone, now).getTime(),
  );
  for (const [instant, those] of byInstant) {
    const ids = those.map(({ userId }) => userId);
    await tx
      .update(reminderSettings)
      .set({
        nextAt: sql`case when ${reminderSettings.nextAt} is not null then ${new Date(instant).toISOString()}::timestamptz end`,
        reviewNextAt: sql`case when ${reminderSettings.reviewNextAt} is not null then ${new Date(instant).toISOString()}::timestamptz end`,
      })
      .where(inArray(reminderSettings.userId, ids));
  }
}

/**
 * Stores the next check of the three-month letter for each person. Few people are due on one day,
 * so one update per person is fast enough.
 * @decision D86
 */
async function moveCheckLetters(
  tx: Transaction,
  people: RemindedPerson[],
  { due, now }: { due: ReadonlyMap<number, Reminder | null>; now: Date },
) {
  for (const { userId, time, facts } of people) {
    if (facts.checkTime === null) continue;
    const isSent = due.get(userId)?.kind === 'check';
    await tx
      .update(reminderSettings)
      .set({ checkNextAt: nextCheckLetterAt(facts, { time, now, isSent }) })
      .where(eq(reminderSettings.userId, userId));
  }
}

async function queueSome(tx: Transaction, now: Date) {
  const people = await claimRemindedPeople(tx, { now, limit: PEOPLE_A_TRANSACTION });
  if (people.length === 0) return { looked: 0, queued: 0 };
  const due = new Map(people.map(({ userId, facts }) => [userId, dueReminder(facts, now)]));
  await lookAgainLater(tx, people, now);
  await moveCheckLetters(tx, people, { due, now });
  const letters = people
    .filter(({ userId }) => (due.get(userId) ?? null) !== null)
    .map(({ userId, email, locale, facts }) => ({
      kind: 'reminder' as const,
      toAddress: email,
      locale,
      userId,
      remindsOn: localDateAt(now, facts.timeZone),
      createdAt: now,
      nextAttemptAt: now,
    }));
  if (letters.length === 0) return { looked: people.length, queued: 0 };
  const queued = await tx
    .insert(mailOutbox)
    .values(letters)
    .onConflictDoNothing()
    .returning({ id: mailOutbox.id });
  return { looked: people.length, queued: queued.length };
}

/** Queues the due reminders (« rappels »). The outbox accepts one reminder per person and date. */
export async function queueDueReminders({
  db,
  now,
}: {
  db: Database;
  now: Date;
}): Promise<{ queued: number }> {
  let queued = 0;
  for (let count = 0; count < TRANSACTIONS_A_RUN; count += 1) {
    const some = await db.transaction((tx) => queueSome(tx, now));
    queued += some.queued;
    if (some.looked < PEOPLE_A_TRANSACTION) break;
  }
  return { queued };
}
