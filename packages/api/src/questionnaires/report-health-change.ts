import { flagAdvice, flagName, raisedFlags } from '@aube/content';
import type { Transaction } from '@aube/db';
import { healthChanges, safetyFlags, staffAlerts } from '@aube/db/schema';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { takesEntries } from '../programme/rules/abandonment.ts';
import { closeFlags, openFlags } from '../programme/record/write-flags.ts';
import { lockParticipant } from '../programme/record/lock-participant.ts';
import { inTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { answersInput, refuseBadAnswers, sameAnswers } from './answers-input.ts';
import { healthQuestionnaire } from './definition.ts';
import { instrumentsOf, noteAnswered } from './record/answered-instruments.ts';
import { lifterOf } from './record/lifter-of.ts';
import { healthChangeEffect, mergeFlagChanges, type FlagChanges } from './rules/health-change.ts';

const namedFlag = z.object({ code: z.string(), name: z.string(), advice: z.string() });

const output = z.object({
  open: z.array(namedFlag),
  closed: z.array(namedFlag),
  /** Open safety flags that the new answers do not raise, but that only staff can close. */
  kept: z.array(namedFlag),
});

const named = (
  { questionnaires, locale }: Pick<Context, 'questionnaires' | 'locale'>,
  codes: readonly string[],
) =>
  codes.map((code) => ({
    code,
    name: flagName(questionnaires.instruments, code)[locale],
    advice: flagAdvice(code)[locale],
  }));

type Changed = { userId: number; change: FlagChanges; now: Date };

const listed = (codes: string | number | undefined) =>
  String(codes ?? '')
    .split(' ')
    .filter((code) => code !== '');

/**
 * Alerts staff to changed flags. An open alert lists all changes since the last alert that staff
 * acknowledged.
 * @decision safety#health-changes
 */
async function alertStaff(tx: Transaction, { userId, change, now }: Changed) {
  const kind = 'healthChanged';
  const [waiting] = await tx
    .select({ id: staffAlerts.id, details: staffAlerts.details })
    .from(staffAlerts)
    .where(
      and(
        eq(staffAlerts.userId, userId),
        eq(staffAlerts.kind, kind),
        isNull(staffAlerts.acknowledgedAt),
      ),
    )
    .orderBy(desc(staffAlerts.id))
    .limit(1)
    .for('update');
  const before = {
    opened: listed(waiting?.details['opened']),
    closed: listed(waiting?.details['closed']),
  };
  const { opened, closed } = mergeFlagChanges(before, change);
  const details = { opened: opened.join(' '), closed: closed.join(' ') };
  if (!waiting) {
    await tx.insert(staffAlerts).values({ userId, kind, details, raisedAt: now });
    return;
  }
  await tx
    .update(staffAlerts)
    .set({ details, raisedAgainAt: now, version: sql`${staffAlerts.version} + 1` })
    .where(eq(staffAlerts.id, waiting.id));
}

const REPEATED_WITHIN_MS = 10 * 60_000;

async function findLast(tx: Transaction, userId: number) {
  const [last] = await tx
    .select()
    .from(healthChanges)
    .where(eq(healthChanges.userId, userId))
    .orderBy(desc(healthChanges.id))
    .limit(1);
  return last;
}

/**
 * Saves new answers to the safety questions (« Ma santé a changé »). The answers open flags, and
 * close flags that the participant can close.
 * @throws INVALID at `answers.<item>`; PROGRAMME_ABANDONED once the abandonment is final
 * @decision D69 D76
 */
export const reportHealthChange = participantProcedure
  .input(z.object({ answers: answersInput }))
  .output(output)
  .mutation(({ ctx, input: { answers } }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId } = ctx.actor;
      const { abandonedAt } = await lockParticipant(tx, userId);
      if (!takesEntries(abandonedAt, ctx.now)) throw new AppError('PROGRAMME_ABANDONED');
      const questionnaire = healthQuestionnaire(ctx);
      refuseBadAnswers(questionnaire, answers, true);
      const { instruments } = questionnaire;
      const before = await tx
        .select()
        .from(safetyFlags)
        .where(and(eq(safetyFlags.userId, userId), isNull(safetyFlags.clearedAt)));
      const effect = healthChangeEffect({
        known: instruments.flatMap(({ flags }) => flags.map(({ flag }) => flag)),
        called: instruments.flatMap((each) => raisedFlags(each, answers)),
        open: before.map((flag) => ({
          code: flag.code,
          lifter: lifterOf(ctx.questionnaires.instruments, flag),
        })),
      });
      const stillOpen = before
        .map(({ code }) => code)
        .filter((code) => !effect.closed.includes(code));
      const told = (closed: readonly string[]) => ({
        open: named(ctx, [...new Set([...stillOpen, ...effect.opened])]),
        closed: named(ctx, closed),
        kept: named(ctx, effect.kept),
      });
      const last = await findLast(tx, userId);
      const isRepeated =
        last !== undefined &&
        effect.opened.length + effect.closed.length === 0 &&
        ctx.now.getTime() - last.answeredAt.getTime() < REPEATED_WITHIN_MS &&
        sameAnswers(last.answers, answers);
      if (isRepeated) return told(last.closedFlags);
      await openFlags(tx, { userId, codes: effect.raised, source: 'health', now: ctx.now });
      await closeFlags(tx, {
        userId,
        codes: effect.closed,
        byUserId: userId,
        isNoticeDue: true,
        now: ctx.now,
      });
      const { opened, closed } = effect;
      const flags = { openedFlags: opened, closedFlags: closed };
      const [row] = await tx
        .insert(healthChanges)
        .values({
          userId,
          answers,
          instruments: instrumentsOf(questionnaire),
          locale: ctx.locale,
          answeredAt: ctx.now,
          ...flags,
        })
        .returning({ id: healthChanges.id });
      if (!row) throw new AppError('INTERNAL');
      if (opened.length + closed.length > 0) {
        await alertStaff(tx, { userId, change: { opened, closed }, now: ctx.now });
      }
      await noteAnswered(tx, questionnaire, ctx.now);
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'healthChange',
        objectId: row.id,
        after: flags,
      });
      return told(effect.closed);
    }),
  );
