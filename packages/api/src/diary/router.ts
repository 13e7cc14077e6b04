import { diaryDays, diaryDrafts, diaryWeeks } from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError, invalidField } from '../errors.ts';
import { entityId, localDate, whole, rowVersion, choice } from '../primitives.ts';
import { lockParticipant } from '../programme/record/lock-participant.ts';
import {
  readProgramme,
  readOwnProgramme,
  type ProgrammeRecord,
} from '../programme/record/programme-record.ts';
import { factsOf } from '../programme/rules/programme-facts.ts';
import { inTransaction, inClientTransaction } from '../transaction.ts';
import { router, userStatementProcedure, participantProcedure } from '../trpc.ts';
import { readSafetyNotice } from './read-safety-notice.ts';
import { answerWeeklyCheck } from './answer-weekly-check.ts';
import { chooseSchedule } from './choose-schedule.ts';
import { getOwnWeek } from './own-week.ts';
import { checkOutput, checkOutputOf } from './record/check-output.ts';
import { dayOutput, daysOutputOf } from './record/day-output.ts';
import { draftFields } from './record/draft-fields.ts';
import { rememberNights } from './record/remembered-nights.ts';
import { reviewOutput } from './record/review-output.ts';
import { weekOutput } from './record/week-output.ts';
import { weeksOfProgramme } from './record/weeks-of-programme.ts';
import { reviewTipCodes } from './rules/review-tips.ts';
import { reviewOf, type WeekReview } from './rules/week-review.ts';
import { saveDay } from './save-day.ts';

/** @throws NOT_FOUND for a week that is not open yet */
function reviewIn(record: ProgrammeRecord, number: number, now: Date): WeekReview | null {
  const programme = {
    today: factsOf(record, now).today,
    openSafetyFlags: record.openSafetyFlags,
    days: daysOutputOf(record, now),
    weeks: weeksOfProgramme(record, now),
  };
  if (!programme.weeks.some((week) => week.number === number)) throw new AppError('NOT_FOUND');
  return reviewOf(programme, number);
}

/**
 * Review of a week (« bilan de la semaine »); null before the week has ended.
 * @throws NOT_FOUND for a week that is not open yet, and for a person whom the caller may not
 *   consult
 * @decision D68 diary#weekly-review
 */
const findReview = userStatementProcedure
  .input(z.object({ userId: entityId.optional(), number: whole(1, 25) }))
  .output(reviewOutput.nullable())
  .query(async ({ ctx, input: { userId, number } }) => {
    const record = await readProgramme(ctx, userId, { type: 'diaryWeek', id: number });
    return reviewIn(record, number, ctx.now);
  });

/**
 * Saves the intention that the person chose in a week's review (« intention »); null removes the
 * intention.
 * @throws NOT_FOUND for a week that is closed or belongs to another person; INVALID for an
 *   intention that the review does not offer; PROGRAMME_ABANDONED
 * @decision D68 diary#weekly-review
 */
const keepIntention = participantProcedure
  .input(z.object({ weekId: entityId, intention: choice(reviewTipCodes).nullable() }))
  .output(weekOutput)
  .mutation(({ ctx, input: { weekId, intention } }) =>
    inClientTransaction(ctx, async (tx, client) => {
      await lockParticipant(tx, ctx.actor.userId);
      const record = await readOwnProgramme(ctx, client);
      const stored = record.weeks.find(({ id }) => id === weekId);
      if (!stored) throw new AppError('NOT_FOUND');
      const offered = reviewIn(record, stored.number, ctx.now)?.intentions ?? [];
      if (!factsOf(record, ctx.now).takesEntries) throw new AppError('PROGRAMME_ABANDONED');
      if (intention !== null && !offered.includes(intention)) {
        throw invalidField('intention', 'unknownChoice');
      }
      if (stored.intention === intention) return getOwnWeek(ctx, stored.number, client);
      await tx
        .update(diaryWeeks)
        .set({ intention, version: stored.version + 1 })
        .where(eq(diaryWeeks.id, stored.id));
      await audit(tx, ctx, {
        subjectUserId: record.userId,
        objectType: 'diaryWeek',
        objectId: stored.id,
        before: { intention: stored.intention },
        after: { intention },
      });
      return getOwnWeek(ctx, stored.number, client);
    }),
  );

/**
 * Saves a draft of a night (« brouillon »). Saving the night or sending `fields: null` deletes the
 * draft. `baseVersion` is the version of the night when the typing began; a higher stored version
 * means that the night was saved on another page.
 * @throws NOT_FOUND for another person's day
 */
const saveDraft = participantProcedure
  .input(
    z.object({
      dayId: entityId,
      // Unknown fields are refused, so that no typed text is lost silently.
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
        .where(and(eq(diaryDays.id, dayId), eq(diaryDays.userId, ctx.actor.userId)));
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
      // Only a new draft is audited, because saving the night writes another audit row.
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
 * @throws NOT_FOUND for a person whom the caller may not consult
 * @decision D43 D44
 */
const listDays = userStatementProcedure
  .input(z.object({ ...ofUser, week: whole(1, 25).optional() }))
  .output(z.array(dayOutput))
  .query(async ({ ctx, input: { userId, week } }) => {
    const record = await readProgramme(ctx, userId);
    rememberNights(ctx.credential.sessionId, record, ctx.now);
    return daysOutputOf(record, ctx.now).filter((day) => week === undefined || day.week === week);
  });

/**
 * One night of an available week, by id or date, including nights « à venir » of the current week.
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
 * @throws NOT_FOUND for a person whom the caller may not consult
 */
const listWeeks = userStatementProcedure
  .input(z.object(ofUser))
  .output(z.array(weekOutput))
  .query(async ({ ctx, input: { userId } }) =>
    weeksOfProgramme(await readProgramme(ctx, userId), ctx.now),
  );

/** @throws NOT_FOUND for a week that is not open yet */
const getWeek = userStatementProcedure
  .input(z.object({ ...ofUser, number: whole(1, 25) }))
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
  findReview,
  keepIntention,
});
