import { z } from 'zod';
import { AppError } from '../errors.ts';
import { entityId, localDate, whole } from '../primitives.ts';
import { readProgramme } from '../programme/record/programme-record.ts';
import { synchronous } from '../synchronous.ts';
import { router, userStatementProcedure } from '../trpc.ts';
import { answerSleepiness } from './answer-sleepiness.ts';
import { chooseSchedule } from './choose-schedule.ts';
import { findReview } from './find-review.ts';
import { keepIntention } from './keep-intention.ts';
import { dayOutput, daysOutputOf } from './record/day-output.ts';
import { rememberNights } from './record/remembered-nights.ts';
import { saveDay } from './save-day.ts';
import { saveDraft } from './save-draft.ts';
import { weekOutput } from './record/week-output.ts';
import { weeksOfProgramme } from './record/weeks-of-programme.ts';

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
