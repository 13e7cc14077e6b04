import { diaryDays, diaryOpenings, diaryWeeks } from '@aube/db/schema';
import { and, eq, gt, gte } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { choice } from '../primitives.ts';
import { lockParticipant } from '../programme/record/lock-participant.ts';
import { readOwnProgramme } from '../programme/record/programme-record.ts';
import { programmeRules } from '../programme/rules/constants.ts';
import { diaryCalendarOf, diaryWeekDates } from '../programme/rules/diary-calendar.ts';
import { openingKinds, type DiaryOpening } from '../programme/rules/diary-openings.ts';
import { openingOffer } from '../programme/rules/opening-offer.ts';
import { factsOf } from '../programme/rules/programme-facts.ts';
import { outdateNotices } from '../record/add-notice.ts';
import { inClientTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { getOwnWeek } from './own-week.ts';
import { undoableOpening } from './record/undoable-opening.ts';
import { weekOutput } from './record/week-output.ts';

const weeksOf = ({ kind, firstWeek }: DiaryOpening): number[] =>
  Array.from({ length: programmeRules.weeksOfOpening[kind] }, (_, index) => firstWeek + index);

/**
 * Opens a check week (« semaine de suivi ») or a return (« reprise ») after week 25. A repeated
 * request on the same day returns the same week.
 * @throws OPENING_NOT_AVAILABLE with `reason` (notStarted, notYet, running); QUESTIONNAIRE_DUE
 *   with `questionnaire`; PROGRAMME_ABANDONED
 * @decision D86
 */
export const openWeeks = participantProcedure
  .input(z.object({ kind: choice(openingKinds) }))
  .output(weekOutput)
  .mutation(({ ctx, input: { kind } }) =>
    inClientTransaction(ctx, async (tx, client) => {
      const { userId } = ctx.actor;
      await lockParticipant(tx, userId);
      const record = await readOwnProgramme(ctx, client);
      const facts = factsOf(record, ctx.now);
      const last = facts.openings.at(-1);
      if (last?.kind === kind && last.openedOn === facts.today && !facts.isAbandoned) {
        return getOwnWeek(ctx, last.firstWeek, client);
      }
      const offer = openingOffer(facts);
      if ('refusal' in offer) throw refusalOf(offer.refusal, facts.dueQuestionnaire);
      const opening = { kind, firstWeek: offer.firstWeek, openedOn: facts.today };
      const calendar = diaryCalendarOf({ ...facts, openings: [...facts.openings, opening] });
      const numbers = weeksOf(opening);
      const [row] = await tx
        .insert(diaryOpenings)
        .values({ userId, ...opening, timeZone: record.timeZone, openedAt: ctx.now })
        .returning({ id: diaryOpenings.id });
      if (!row || calendar === null) throw new AppError('INTERNAL');
      await tx.insert(diaryWeeks).values(numbers.map((number) => ({ userId, number })));
      await tx
        .insert(diaryDays)
        .values(
          numbers.flatMap((week) =>
            diaryWeekDates(calendar, week).map((date) => ({ userId, date, week })),
          ),
        );
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'diaryOpening',
        objectId: row.id,
        after: opening,
      });
      return getOwnWeek(ctx, opening.firstWeek, client);
    }),
  );

function refusalOf(reason: string, questionnaire: string | null): AppError {
  if (reason === 'abandoned') return new AppError('PROGRAMME_ABANDONED');
  if (reason === 'questionnaireDue') {
    return new AppError('QUESTIONNAIRE_DUE', { details: { questionnaire } });
  }
  return new AppError('OPENING_NOT_AVAILABLE', { details: { reason } });
}

/**
 * Undoes an opening on the local day of the opening, and deletes the opened weeks and nights.
 * Without an opening nothing changes.
 * @throws UNDO_EXPIRED after the day of the opening, or after an answer in the opened weeks;
 *   PROGRAMME_ABANDONED
 * @decision D86
 */
export const undoOpening = participantProcedure
  .input(z.object({}))
  .output(z.void())
  .mutation(({ ctx }) =>
    inClientTransaction(ctx, async (tx, client) => {
      const { userId } = ctx.actor;
      await lockParticipant(tx, userId);
      // Locks the days, so that nights and drafts saved by concurrent requests are in the record.
      await tx
        .select({ id: diaryDays.id })
        .from(diaryDays)
        .where(and(eq(diaryDays.userId, userId), gt(diaryDays.week, programmeRules.lastDiaryWeek)))
        .for('update');
      const record = await readOwnProgramme(ctx, client);
      const { takesEntries, openings } = factsOf(record, ctx.now);
      if (!takesEntries) throw new AppError('PROGRAMME_ABANDONED');
      if (openings.length === 0) return;
      const last = undoableOpening(record, ctx.now);
      if (last === null) throw new AppError('UNDO_EXPIRED');
      const ofPerson = (table: typeof diaryDays | typeof diaryWeeks | typeof diaryOpenings) =>
        eq(table.userId, userId);
      const nights = and(ofPerson(diaryDays), gte(diaryDays.week, last.firstWeek));
      await tx.delete(diaryDays).where(nights);
      await tx
        .delete(diaryWeeks)
        .where(and(ofPerson(diaryWeeks), gte(diaryWeeks.number, last.firstWeek)));
      const [row] = await tx
        .delete(diaryOpenings)
        .where(and(ofPerson(diaryOpenings), eq(diaryOpenings.firstWeek, last.firstWeek)))
        .returning({ id: diaryOpenings.id });
      await outdateNotices(tx, { userId, kind: 'scheduleReady', now: ctx.now });
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'diaryOpening',
        objectId: row?.id ?? 0,
        before: last,
      });
    }),
  );
