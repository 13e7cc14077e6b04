import { isDeepStrictEqual } from 'node:util';
import { diaryWeeks } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError, invalidField, type ErrorCode } from '../errors.ts';
import { choice, clockTime, entityId, whole } from '../primitives.ts';
import { lockParticipant } from '../programme/record/lock-participant.ts';
import { outdateNotices } from '../record/add-notice.ts';
import { factsOf } from '../programme/rules/programme-facts.ts';
import { readOwnProgramme, type ProgrammeRecord } from '../programme/record/programme-record.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { inClientTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { diaryRules } from './rules/constants.ts';
import type { ScheduleAvailability } from './rules/schedule-availability.ts';
import { isAnchorTime } from './rules/schedule.ts';
import { widenWindow, type WindowExplanation } from './rules/sleep-window.ts';
import { getOwnWeek } from './own-week.ts';
import { weekOutput, type WeekOutput } from './record/week-output.ts';
import { weeksOfProgramme } from './record/weeks-of-programme.ts';

const input = z.object({
  weekId: entityId,
  anchor: choice(['bedTime', 'wakeTime']),
  anchorTime: clockTime,
  wideningMinutes: whole(0, 60).default(0),
});

const REFUSALS: Partial<Record<ScheduleAvailability, ErrorCode>> = {
  abandoned: 'PROGRAMME_ABANDONED',
  frozen: 'SCHEDULE_FROZEN',
};

function refuseUnlessAvailable({ availability }: WeekOutput, questionnaire: string | null): void {
  if (availability === 'available') return;
  if (questionnaire !== null && availability !== 'abandoned') {
    throw new AppError('QUESTIONNAIRE_DUE', { details: { questionnaire } });
  }
  throw new AppError(REFUSALS[availability] ?? 'SCHEDULE_NOT_AVAILABLE', {
    details: { reason: availability },
  });
}

type Choice = z.infer<typeof input>;

function decideWindow(record: ProgrammeRecord, choice: Choice, now: Date): WindowExplanation {
  const weeks = weeksOfProgramme(record, now);
  const week = weeks.find(({ id }) => id === choice.weekId);
  if (!week) throw new AppError('SCHEDULE_NOT_AVAILABLE', { details: { reason: 'notYetOpen' } });
  refuseUnlessAvailable(week, factsOf(record, now).dueQuestionnaire);
  if (!isAnchorTime(choice.anchorTime)) throw invalidField('anchorTime', 'notAMultipleOfFive');
  if (!week.wideningChoices.includes(choice.wideningMinutes)) {
    throw invalidField('wideningMinutes', 'wideningNotAdvised');
  }
  const { proposedWindow } = week;
  if (proposedWindow === null) {
    throw new AppError('SCHEDULE_NOT_AVAILABLE', { details: { reason: 'missingNights' } });
  }
  return { ...proposedWindow, ...widenWindow(proposedWindow, choice.wideningMinutes) };
}

/**
 * Chooses the sleep schedule of a week (« horaire de sommeil ») from one time. The choice may be
 * changed until the end of the local day.
 * @throws SCHEDULE_FROZEN, SCHEDULE_NOT_AVAILABLE with `reason`, QUESTIONNAIRE_DUE with
 *   `questionnaire` (also for a locked week), PROGRAMME_ABANDONED; INVALID for an anchor not in
 *   steps of five minutes, or a widening not allowed by the advice; NOT_FOUND for another person's
 *   week
 * @decision D25 D26 D27 D28 D33 D36 D37 D78 D81
 */
export const chooseSchedule = participantProcedure
  .input(input)
  .output(weekOutput)
  .mutation(({ ctx, input: choice }) =>
    inClientTransaction(ctx, async (tx, client) => {
      await lockParticipant(tx, ctx.actor.userId);
      const record = await readOwnProgramme(ctx, client);
      const stored = record.weeks.find(({ id }) => id === choice.weekId);
      if (!stored) throw new AppError('NOT_FOUND');
      const { anchor, anchorTime, wideningMinutes } = choice;
      const explanation = decideWindow(record, choice, ctx.now);
      const { windowMinutes } = explanation;
      const after = { anchor, anchorTime, wideningMinutes, windowMinutes };
      const before = {
        anchor: stored.anchor,
        anchorTime: stored.anchorTime,
        wideningMinutes: stored.wideningMinutes,
        windowMinutes: stored.windowMinutes,
      };
      const isAgreed = explanation.steps.some(({ step }) => step === 'agreed');
      const agreedWindowId = isAgreed ? (record.agreedWindow?.id ?? null) : null;
      const hasSameNights = isDeepStrictEqual(explanation.nights, stored.explanation?.nights);
      const isSame =
        hasSameNights &&
        isDeepStrictEqual(after, before) &&
        agreedWindowId === stored.agreedWindowId;
      if (isSame) return getOwnWeek(ctx, stored.number, client);
      await tx
        .update(diaryWeeks)
        .set({
          ...after,
          explanation,
          agreedWindowId,
          chosenAt: ctx.now,
          chosenOn: localDateAt(ctx.now, record.timeZone),
          rulesVersion: diaryRules.version,
          version: stored.version + 1,
        })
        .where(eq(diaryWeeks.id, stored.id));
      await outdateNotices(tx, { userId: record.userId, kind: 'scheduleReady', now: ctx.now });
      await audit(tx, ctx, {
        subjectUserId: record.userId,
        objectType: 'diaryWeek',
        objectId: stored.id,
        before,
        after,
      });
      return getOwnWeek(ctx, stored.number, client);
    }),
  );
