import { flagAdvice, flagName } from '@aube/content';
import type { Transaction } from '@aube/db';
import { diaryWeeks, weeklyChecks } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError, invalidField } from '../errors.ts';
import { choice, entityId } from '../primitives.ts';
import type { WeekRecord } from '../programme/record/diary-rows.ts';
import { lockParticipant } from '../programme/record/lock-participant.ts';
import { readOwnProgramme, type ProgrammeRecord } from '../programme/record/programme-record.ts';
import { factsOf, type ProgrammeFacts } from '../programme/rules/programme-facts.ts';
import { raiseAlert } from '../record/raise-alert.ts';
import { openFlags } from '../programme/record/write-flags.ts';
import { inClientTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { checkOutput, checkOutputOf } from './record/check-output.ts';
import { followSleepiness, weekDetails } from './record/follow-sleepiness.ts';
import { outsideYesOf, sleepinessOf } from './record/sleepiness-answers.ts';
import { SLEEPINESS_FLAG, takesSleepinessAnswer } from './rules/sleepiness-hold.ts';
import {
  inListOrder,
  isRepeatedCheck,
  weeklyCheckAnswers,
  weeklyCheckEffect,
  weeklyCheckFault,
} from './rules/weekly-check.ts';

type Checked = {
  record: ProgrammeRecord;
  facts: ProgrammeFacts;
  /** Week of the diary; null for a check outside the weeks of the diary. */
  stored: WeekRecord | null;
  now: Date;
};

/**
 * Stores an answer about sleepiness. An answer repeated on the same day changes nothing, nor does a
 * « no » after a « yes » of an earlier day.
 */
async function applySleepiness(
  tx: Transaction,
  { record, facts, stored, now }: Checked,
  isSleepy: boolean,
): Promise<void> {
  const given = stored ? sleepinessOf(stored, record.timeZone) : outsideYesOf(record, facts.today);
  const isHeld = record.openSafetyFlags.includes(SLEEPINESS_FLAG);
  const isSaidToday = given?.isSleepy === isSleepy && given.answeredOn === facts.today;
  if (isSleepy ? isSaidToday && isHeld : given?.isSleepy === false) return;
  if (!takesSleepinessAnswer(given, isSleepy, facts.today)) return;
  const kept = await followSleepiness(tx, {
    record,
    week: stored?.number ?? null,
    isSleepy,
    isCorrection: !isSleepy && given?.isSleepy === true,
    now,
  });
  if (!stored) return;
  await tx
    .update(diaryWeeks)
    .set({
      sleepyAtWheel: kept.isSleepy,
      sleepyAtWheelAnsweredAt: kept.answeredAt,
      version: stored.version + 1,
    })
    .where(eq(diaryWeeks.id, stored.id));
}

function weekIn({ weeks }: ProgrammeRecord, { diaryWeek }: ProgrammeFacts, weekId?: number) {
  if (weekId === undefined) return weeks.find(({ number }) => number === diaryWeek) ?? null;
  const week = weeks.find(({ id }) => id === weekId);
  if (!week || week.number > diaryWeek) throw new AppError('NOT_FOUND');
  return week;
}

const lastCheckOf = ({ weeklyChecks: checks }: ProgrammeRecord, week: number | null) =>
  checks.findLast((each) => each.week === week) ?? null;

const output = checkOutput.extend({
  /** Precautions that the answers cause; each precaution suspends the schedule. */
  precautions: z.array(z.object({ code: z.string(), name: z.string(), advice: z.string() })),
});

/**
 * Answers the weekly check (« vérification ») as often as needed. Sleepiness, a fall or an
 * accident suspends the schedule; an answer about mood only alerts staff.
 * @throws INVALID at `answers`; NOT_FOUND for another person's week or a closed week;
 *   PROGRAMME_ABANDONED
 * @decision D69 D76 D77 safety#weekly-check
 */
export const answerWeeklyCheck = participantProcedure
  .input(
    z.object({
      weekId: entityId.optional(),
      answers: z.array(choice(weeklyCheckAnswers)).max(weeklyCheckAnswers.length),
    }),
  )
  .output(output)
  .mutation(({ ctx, input }) =>
    inClientTransaction(ctx, async (tx, client) => {
      const { now, locale, questionnaires } = ctx;
      const { userId } = ctx.actor;
      await lockParticipant(tx, userId);
      const record = await readOwnProgramme(ctx, client);
      const facts = factsOf(record, now);
      const stored = weekIn(record, facts, input.weekId);
      if (!facts.takesEntries) throw new AppError('PROGRAMME_ABANDONED');
      const fault = weeklyCheckFault(input.answers);
      if (fault) throw invalidField('answers', fault);
      const answers = inListOrder(input.answers);
      const week = stored?.number ?? null;
      const { isSleepy, flags, alerts } = weeklyCheckEffect(answers);
      const called = [...(isSleepy ? [SLEEPINESS_FLAG] : []), ...flags];
      const precautions = called.map((code) => ({
        code,
        name: flagName(questionnaires.instruments, code)[locale],
        advice: flagAdvice(code)[locale],
      }));
      const last = lastCheckOf(record, week);
      const areFlagsOpen = called.every((code) => record.openSafetyFlags.includes(code));
      if (last && areFlagsOpen && isRepeatedCheck(last, { answers, now })) {
        return { ...checkOutputOf(last), precautions };
      }
      if (isSleepy !== null) await applySleepiness(tx, { record, facts, stored, now }, isSleepy);
      await openFlags(tx, { userId, codes: flags, source: 'diary', now });
      const details = weekDetails(week);
      for (const kind of alerts) await raiseAlert(tx, { userId, kind, details, now });
      const [row] = await tx
        .insert(weeklyChecks)
        .values({ userId, week, answers, answeredAt: now })
        .returning();
      if (!row) throw new AppError('INTERNAL');
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'weeklyCheck',
        objectId: row.id,
        after: { week, answers, flags: called },
      });
      return { ...checkOutputOf(row), precautions };
    }),
  );
