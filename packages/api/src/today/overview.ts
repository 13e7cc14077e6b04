import { z } from 'zod';
import type { Context } from '../context.ts';
import { dayOutput, daysOutputOf } from '../diary/record/day-output.ts';
import { keptFields } from '../diary/record/draft-fields.ts';
import { rememberNights } from '../diary/record/remembered-nights.ts';
import { undoableOpening } from '../diary/record/undoable-opening.ts';
import { weekOutput } from '../diary/record/week-output.ts';
import { weeksOfProgramme } from '../diary/record/weeks-of-programme.ts';
import { usualTimes } from '../diary/rules/usual-times.ts';
import { entityId } from '../primitives.ts';
import { isoInstant } from '../record/stored-instant.ts';
import { synchronous } from '../synchronous.ts';
import { userStatementProcedure } from '../trpc.ts';
import { awaySinceOf } from '../programme/record/away-since.ts';
import {
  currentStepIn,
  currentStepOutput,
  modulesOfProgramme,
  moduleStandingOutput,
} from '../programme/record/modules-of-programme.ts';
import { openingOutput } from '../programme/record/openings.ts';
import { pauseSpan } from '../programme/record/pauses.ts';
import { type ProgrammeRecord, readProgramme } from '../programme/record/programme-record.ts';
import { ownUndoUntil } from '../programme/rules/abandonment.ts';
import { type GateQuestionnaire, gateQuestionnaires } from '../programme/rules/gate.ts';
import { factsOf } from '../programme/rules/programme-facts.ts';
import { questionnaireOf } from '../questionnaires/record/questionnaire-of.ts';

const questionnaireId = z.enum(gateQuestionnaires);

const overviewOutput = z.object({
  person: z.object({
    userId: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    timeZone: z.string(),
    /**
     * True when a staff member reads a participant's programme. The caller can then change nothing
     * (D44).
     */
    isConsulted: z.boolean(),
  }),
  today: z.string(),
  programmeWeek: z.number(),
  /**
   * Week of the diary; equal to `programmeWeek` until the person opens a week after week 25 (D86).
   */
  diaryWeek: z.number(),
  firstDayOn: z.string().nullable(),
  pauses: z.array(pauseSpan),
  openings: z.array(openingOutput),
  canUndoOpening: z.boolean(),
  submitted: z.record(questionnaireId, z.boolean()),
  dueQuestionnaire: questionnaireId.nullable(),
  dueLength: z.object({ questions: z.number(), minutes: z.number() }).nullable(),
  abandonment: z
    .object({
      at: z.string(),
      isByStaff: z.boolean(),
      /** Last instant at which the person can resume the programme; null when the person cannot. */
      undoableUntil: z.string().nullable(),
    })
    .nullable(),
  takesEntries: z.boolean(),
  openSafetyFlags: z.array(z.string()),
  unreadNotifications: z.number(),
  awaySince: z.string().nullable(),
  days: z.array(dayOutput),
  weeks: z.array(weekOutput),
  modules: z.array(moduleStandingOutput),
  currentStep: currentStepOutput.nullable(),
  drafts: z.array(
    z.object({
      dayId: z.number(),
      fields: keptFields,
      baseVersion: z.number(),
      updatedAt: z.string(),
    }),
  ),
  /**
   * Median lights-out and wake-up times, for the questions of D21; null with fewer than five
   * nights.
   */
  usualTimes: z.object({ lightsOutTime: z.number(), finalWakeUpTime: z.number() }).nullable(),
});

function lengthOf(
  ctx: Pick<Context, 'questionnaires'>,
  due: GateQuestionnaire | null,
  { begun }: Pick<ProgrammeRecord, 'begun'>,
) {
  if (due === null || !ctx.questionnaires.questionnaires.has(due)) return null;
  const draft = begun.find(({ questionnaire }) => questionnaire === due);
  const row = draft && { instruments: draft.instruments, submittedAt: null };
  return questionnaireOf(ctx, due, { row }).length;
}

/**
 * Data for all pages of a participant, in one read.
 * @throws NOT_FOUND for a person who is not a participant or is unknown to the caller
 */
export const overview = userStatementProcedure
  .input(z.object({ userId: entityId.optional() }))
  .output(synchronous(overviewOutput))
  .query(async ({ ctx, input: { userId } }) => {
    const record = await readProgramme(ctx, userId);
    rememberNights(ctx.credential.sessionId, record, ctx.now);
    const facts = factsOf(record, ctx.now);
    const { abandonedAt } = facts;
    const { isEndedByStaff: isByStaff } = record;
    const days = daysOutputOf(record, ctx.now);
    return {
      person: {
        userId: record.userId,
        firstName: record.firstName,
        lastName: record.lastName,
        timeZone: record.timeZone,
        isConsulted: record.userId !== record.viewerUserId,
      },
      today: facts.today,
      programmeWeek: facts.programmeWeek,
      diaryWeek: facts.diaryWeek,
      firstDayOn: facts.firstDayOn,
      pauses: [...record.pauses],
      openings: [...record.openings],
      canUndoOpening: undoableOpening(record, ctx.now) !== null,
      submitted: facts.submitted,
      dueQuestionnaire: facts.dueQuestionnaire,
      dueLength: lengthOf(ctx, facts.dueQuestionnaire, record),
      abandonment: abandonedAt && {
        at: abandonedAt.toISOString(),
        isByStaff,
        undoableUntil: ownUndoUntil({ at: abandonedAt, isByStaff }, ctx.now)?.toISOString() ?? null,
      },
      takesEntries: facts.takesEntries,
      openSafetyFlags: record.openSafetyFlags,
      unreadNotifications: record.unreadNotifications,
      awaySince: awaySinceOf(record, facts),
      days,
      weeks: weeksOfProgramme(record, ctx.now),
      modules: modulesOfProgramme(record, ctx.course, ctx.now),
      currentStep: currentStepIn(record, ctx.course, ctx.now),
      drafts: record.drafts.map(({ dayId, fields, baseVersion, updatedAt }) => ({
        dayId,
        fields,
        baseVersion,
        updatedAt: isoInstant(updatedAt),
      })),
      usualTimes: usualTimes(days.flatMap(({ night }) => night ?? [])),
    };
  });
