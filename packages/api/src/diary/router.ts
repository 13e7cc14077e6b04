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
import { synchronous } from '../synchronous.ts';
import { inTransaction, inClientTransaction } from '../transaction.ts';
import { router, userStatementProcedure, participantProcedure } from '../trpc.ts';
import { answerSleepiness } from './answer-sleepiness.ts';
import { chooseSchedule } from './choose-schedule.ts';
import { getOwnWeek } from './own-week.ts';
import { dayOutput, daysOutputOf } from './record/day-output.ts';
import { draftFields } from './record/draft-fields.ts';
import { rememberNights } from './record/remembered-nights.ts';
import { reviewOutput } from './record/review-output.ts';
import { weekOutput } from './record/week-output.ts';
import { weeksOfProgramme } from './record/weeks-of-programme.ts';
import { reviewTipCodes } from './rules/review-tips.ts';
import { reviewOf, type WeekReview } from './rules/week-review.ts';
import { saveDay } from './save-day.ts';

/**
 * The review of a week of the record; null while the week is not over.
 * @throws NOT_FOUND for a week that is not open yet
 */
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
 * The review of a week (« bilan de la semaine »): figures, one thing that went well, what safety asks, one
 * thing to try; null while the week is not over.
 * @throws NOT_FOUND for a week that is not open yet, and for somebody whom the caller may not know of
 * @decision D68 0063
 */
const findReview = userStatementProcedure
  .input(z.object({ userId: entityId.optional(), number: whole(1, 25) }))
  .output(synchronous(reviewOutput.nullable()))
  .query(async ({ ctx, input: { userId, number } }) => {
    const record = await readProgramme(ctx, userId, { type: 'diaryWeek', id: number });
    return reviewIn(record, number, ctx.now);
  });

/**
 * Keeps what the person takes from the review of a week (« intention »): one of those that the review offers, or
 * null for none. It may be changed; the same one again changes nothing.
 * @throws NOT_FOUND for a week that is not one's own or not open; INVALID for an intention that the review
 *   does not offer, as any is while the week is not over; PROGRAMME_ABANDONED
 * @decision D68 0063
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
 * Keeps what is typed of a night (« brouillon »), so that a reload, a dead battery or a new login
 * loses nothing. The night's save removes it; `fields: null` removes it at once. `baseVersion` is the
 * version of the night that the typing began from: a draft that comes after a save made elsewhere is
 * kept, and known for what it is.
 * @throws NOT_FOUND for a day that is not one's own
 */
const saveDraft = participantProcedure
  .input(
    z.object({
      dayId: entityId,
      // An unknown field is refused rather than lost: the page then says that it alone keeps it.
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
      // One audit row a draft: the night's own save says who typed when.
      if (made.length > 0) await audit(tx, ctx, row);
      else {
        await tx.update(diaryDrafts).set(draft).where(eq(diaryDrafts.dayId, dayId));
      }
    });
    return { savedAt: ctx.now.toISOString() };
  });

const ofUser = { userId: entityId.optional() };

/**
 * The nights of every available week, the earliest first (« jours du journal »); `week` narrows.
 * @throws NOT_FOUND for somebody whom the caller may not know of
 * @decision D43 D44
 */
const listDays = userStatementProcedure
  .input(z.object({ ...ofUser, week: whole(1, 25).optional() }))
  .output(synchronous(z.array(dayOutput)))
  .query(async ({ ctx, input: { userId, week } }) => {
    const record = await readProgramme(ctx, userId);
    rememberNights(ctx.credential.sessionId, record, ctx.now);
    return daysOutputOf(record, ctx.now).filter((day) => week === undefined || day.week === week);
  });

/**
 * One night of an available week, by its id or its date; « à venir » is one of the current week.
 * @throws NOT_FOUND for a night of nobody whom the caller may know of, or of a week to come
 * @decision D31 D32 D43
 */
const getDay = userStatementProcedure
  .input(
    z.object({
      ...ofUser,
      day: z.union([z.object({ dayId: entityId }), z.object({ date: localDate })]),
    }),
  )
  .output(synchronous(dayOutput))
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
 * The available weeks, the first one first (« semaines du journal »).
 * @throws NOT_FOUND for somebody whom the caller may not know of
 */
const listWeeks = userStatementProcedure
  .input(z.object(ofUser))
  .output(synchronous(z.array(weekOutput)))
  .query(async ({ ctx, input: { userId } }) =>
    weeksOfProgramme(await readProgramme(ctx, userId), ctx.now),
  );

/** One available week by its number. @throws NOT_FOUND for a week that is not open yet */
const getWeek = userStatementProcedure
  .input(z.object({ ...ofUser, number: whole(1, 25) }))
  .output(synchronous(weekOutput))
  .query(async ({ ctx, input: { userId, number } }) => {
    const record = await readProgramme(ctx, userId, { type: 'diaryWeek', id: number });
    const weeks = weeksOfProgramme(record, ctx.now);
    const week = weeks.find((each) => each.number === number);
    if (!week) throw new AppError('NOT_FOUND');
    return week;
  });

export const diaryRouter = router({
  listDays,
  getDay,
  saveDay,
  saveDraft,
  listWeeks,
  getWeek,
  chooseSchedule,
  answerSleepiness,
  findReview,
  keepIntention,
});
