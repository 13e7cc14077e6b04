import { diaryDays, diaryDrafts } from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { entityId, localDate, whole, rowVersion } from '../primitives.ts';
import { readProgramme } from '../programme/record/programme-record.ts';
import { programmeRules } from '../programme/rules/constants.ts';
import { inTransaction } from '../transaction.ts';
import { router, userStatementProcedure, participantProcedure } from '../trpc.ts';
import { answerDays } from './answer-days.ts';
import { readSafetyNotice } from './read-safety-notice.ts';
import { answerWeeklyCheck } from './answer-weekly-check.ts';
import { answerWeekQuestion } from './answer-week-question.ts';
import { chooseSchedule } from './choose-schedule.ts';
import { findSuspendedSchedule } from './find-suspended-schedule.ts';
import { checkOutput, checkOutputOf } from './record/check-output.ts';
import { endTrial } from './end-trial.ts';
import { openWeeks, undoOpening } from './open-weeks.ts';
import { keepIntention } from './keep-intention.ts';
import { markTrial } from './mark-trial.ts';
import { dayOutput, daysOutputOf } from './record/day-output.ts';
import { draftFields } from './record/draft-fields.ts';
import { rememberNights } from './record/remembered-nights.ts';
import { reviewOutput } from './record/review-output.ts';
import { reviewIn } from './record/review-in.ts';
import { weekOutput } from './record/week-output.ts';
import { weeksOfProgramme } from './record/weeks-of-programme.ts';
import { saveDay } from './save-day.ts';
import { stopSchedule, undoStop } from './stop-schedule.ts';

/**
 * Review of a week (« bilan de la semaine »); null before the week has ended.
 * @throws NOT_FOUND for a closed week, or a person unknown to the caller
 * @decision D68 diary#weekly-review
 */
const findReview = userStatementProcedure
  .input(z.object({ userId: entityId.optional(), number: whole(1, programmeRules.highestWeek) }))
  .output(reviewOutput.nullable())
  .query(async ({ ctx, input: { userId, number } }) => {
    const record = await readProgramme(ctx, userId, { type: 'diaryWeek', id: number });
    return reviewIn(record, number, ctx.now);
  });

/**
 * Saves a draft of a night (« brouillon »); `fields: null` deletes the draft. `baseVersion` is the
 * version of the night when the person began to type.
 * @throws NOT_FOUND for another person's day
 */
const saveDraft = participantProcedure
  .input(
    z.object({
      dayId: entityId,
      fields: z.strictObject(draftFields.shape).nullable(),
      baseVersion: rowVersion,
    }),
  )
  .output(z.object({ savedAt: z.string() }))
  .mutation(async ({ ctx, input: { dayId, fields, baseVersion } }) => {
    await inTransaction(ctx.db, async (tx) => {
      const [day] = await tx
        .select({ id: diaryDays.id })
        .from(diaryDays)
        .where(and(eq(diaryDays.id, dayId), eq(diaryDays.userId, ctx.actor.userId)))
        .for('key share');
      if (!day) throw new AppError('NOT_FOUND');
      const row = { subjectUserId: ctx.actor.userId, objectType: 'diaryDay', objectId: dayId };
      if (fields === null) {
        const gone = await tx.delete(diaryDrafts).where(eq(diaryDrafts.dayId, dayId)).returning();
        if (gone.length > 0) await audit(tx, ctx, { ...row, after: { isDropped: true } });
        return;
      }
      const draft = { fields, baseVersion, updatedAt: ctx.now };
      const made = await tx
        .insert(diaryDrafts)
        .values({ dayId, ...draft })
        .onConflictDoNothing()
        .returning({ dayId: diaryDrafts.dayId });
      // Only the first save of a draft is audited; the save of the night writes its own audit row.
      if (made.length > 0) await audit(tx, ctx, row);
      else {
        await tx.update(diaryDrafts).set(draft).where(eq(diaryDrafts.dayId, dayId));
      }
    });
    return { savedAt: ctx.now.toISOString() };
  });

const ofUser = { userId: entityId.optional() };

/**
 * Nights of every available week, earliest first (« jours du journal »); `week` selects one week.
 * @throws NOT_FOUND for a person unknown to the caller
 * @decision D43 D44
 */
const listDays = userStatementProcedure
  .input(z.object({ ...ofUser, week: whole(1, programmeRules.highestWeek).optional() }))
  .output(z.array(dayOutput))
  .query(async ({ ctx, input: { userId, week } }) => {
    const record = await readProgramme(ctx, userId);
    rememberNights(ctx.credential.sessionId, record, ctx.now);
    return daysOutputOf(record, ctx.now).filter((day) => week === undefined || day.week === week);
  });

/**
 * One night of an available week, by id or date, also a night « à venir ».
 * @throws NOT_FOUND for a night of an unknown person or a future week
 * @decision D31 D32 D43
 */
const getDay = userStatementProcedure
  .input(
    z.object({
      ...ofUser,
      day: z.union([z.object({ dayId: entityId }), z.object({ date: localDate })]),
    }),
  )
  .output(dayOutput)
  .query(async ({ ctx, input: { userId, day } }) => {
    const id = 'dayId' in day ? day.dayId : day.date;
    const record = await readProgramme(ctx, userId, { type: 'diaryDay', id });
    rememberNights(ctx.credential.sessionId, record, ctx.now);
    const found = daysOutputOf(record, ctx.now).find((each) =>
      'dayId' in day ? each.id === day.dayId : each.date === day.date,
    );
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  });

/**
 * The available weeks, in order (« semaines du journal »).
 * @throws NOT_FOUND for a person unknown to the caller
 */
const listWeeks = userStatementProcedure
  .input(z.object(ofUser))
  .output(z.array(weekOutput))
  .query(async ({ ctx, input: { userId } }) =>
    weeksOfProgramme(await readProgramme(ctx, userId), ctx.now),
  );

/** @throws NOT_FOUND for a week that is not open yet */
const getWeek = userStatementProcedure
  .input(z.object({ ...ofUser, number: whole(1, programmeRules.highestWeek) }))
  .output(weekOutput)
  .query(async ({ ctx, input: { userId, number } }) => {
    const record = await readProgramme(ctx, userId, { type: 'diaryWeek', id: number });
    const weeks = weeksOfProgramme(record, ctx.now);
    const week = weeks.find((each) => each.number === number);
    if (!week) throw new AppError('NOT_FOUND');
    return week;
  });

/**
 * The answers to the weekly check, newest first (« vérifications de la semaine »).
 * @throws NOT_FOUND for a person unknown to the caller
 * @decision D77
 */
const listWeeklyChecks = userStatementProcedure
  .input(z.object(ofUser))
  .output(z.array(checkOutput))
  .query(async ({ ctx, input: { userId } }) => {
    const { weeklyChecks } = await readProgramme(ctx, userId);
    return weeklyChecks.map(checkOutputOf).toReversed();
  });

export const diaryRouter = router({
  listDays,
  getDay,
  saveDay,
  saveDraft,
  listWeeks,
  getWeek,
  chooseSchedule,
  readSafetyNotice,
  answerWeeklyCheck,
  listWeeklyChecks,
  stopSchedule,
  undoStop,
  openWeeks,
  undoOpening,
  answerDays,
  answerWeekQuestion,
  findReview,
  findSuspendedSchedule,
  keepIntention,
  markTrial,
  endTrial,
});
