import { mailOutbox } from '@aube/db/schema';
import { z } from 'zod';
import { audit } from '../audit.ts';
import type { Actor, Context } from '../context.ts';
import { findRemindedPerson } from '../notifications/record/reminder-facts.ts';
import { REMINDER_REFUSALS, staffReminder } from '../notifications/rules/staff-reminder.ts';
import { chosenPeople } from '../lists/record/list-input.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';
import { findInCare } from '../stats/record/followed-person.ts';

const OUTCOMES = ['queued', 'notSeen', ...REMINDER_REFUSALS] as const;
type Outcome = (typeof OUTCOMES)[number];

const remind = (
  ctx: Context & { actor: Actor; procedure: string },
  userId: number,
): Promise<Outcome> =>
  inTransaction(ctx.db, async (tx) => {
    const { now } = ctx;
    const followed = await findInCare(tx, ctx.actor, userId);
    if (followed === null || userId === ctx.actor.userId) return 'notSeen';
    const person = await findRemindedPerson(tx, userId, now);
    if (person === null) return followed.abandonedAt === null ? 'notAsked' : 'left';
    const { email, locale, facts } = person;
    const reminder = staffReminder(facts, now);
    if (typeof reminder === 'string') return reminder;
    const queued = await tx
      .insert(mailOutbox)
      .values({
        kind: 'reminder',
        toAddress: email,
        locale,
        userId,
        params: { by: 'staff' },
        remindsOn: localDateAt(now, facts.timeZone),
        createdAt: now,
        nextAttemptAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: mailOutbox.id });
    if (queued.length === 0) return 'remindedToday';
    await audit(tx, ctx, { subjectUserId: userId, objectType: 'participant', objectId: userId });
    return 'queued';
  });

/**
 * Sends today's reminder to the chosen people, each in a separate transaction. The answer contains
 * for each person `queued`, or the reason why no reminder is sent.
 * @decision console#acts-on-a-selection notices#reminders-by-staff
 */
export const remindPeople = staffProcedure
  .input(z.object({ userIds: chosenPeople }))
  .output(
    z.object({ people: z.array(z.object({ userId: z.number(), outcome: z.enum(OUTCOMES) })) }),
  )
  .mutation(async ({ ctx, input: { userIds } }) => {
    const people: { userId: number; outcome: Outcome }[] = [];
    for (const userId of userIds) people.push({ userId, outcome: await remind(ctx, userId) });
    return { people };
  });
