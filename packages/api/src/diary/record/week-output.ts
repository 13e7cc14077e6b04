import { z } from 'zod';
import { weekQuestions } from '../rules/week-questions.ts';
import { reviewTipCodes } from '../rules/review-tips.ts';
import { suspensions } from '../rules/schedule-availability.ts';
import { weeklyCheckAnswers } from '../rules/weekly-check.ts';
import { stopReasons } from '../rules/schedule-stop.ts';
import { trialOutcomes } from '../rules/weekly-trial.ts';

export const daySleepiness = ['none', 'little', 'fair', 'great'] as const;
export const dayCourses = ['veryWell', 'well', 'hard', 'veryHard'] as const;

const sums = {
  completedNights: z.number(),
  totalSleepSumMinutes: z.number(),
  timeInBedSumMinutes: z.number(),
};

const windowOutput = z.object({
  windowMinutes: z.number(),
  rules: z.string(),
  steps: z.array(
    z.discriminatedUnion('step', [
      z.object({
        step: z.literal('week'),
        ...sums,
        sleepEfficiencyPercent: z.number(),
        reachesTarget: z.boolean(),
      }),
      z.object({ step: z.literal('inForce'), resultMinutes: z.number() }),
      z.object({ step: z.literal('agreed'), resultMinutes: z.number(), agreedOn: z.string() }),
      z.object({
        step: z.literal('mean'),
        of: z.enum(['timeInBed', 'totalSleep']),
        sumMinutes: z.number(),
        nights: z.number(),
      }),
      z.object({
        step: z.literal('round'),
        direction: z.enum(['nearest', 'up']),
        toMinutes: z.number(),
        resultMinutes: z.number(),
      }),
      z.object({ step: z.literal('widen'), byMinutes: z.number(), resultMinutes: z.number() }),
      z.object({
        step: z.literal('bound'),
        bound: z.enum(['minimum', 'maximum']),
        resultMinutes: z.number(),
      }),
    ]),
  ),
});

export const explanationOutput = windowOutput.extend({
  week: z.number(),
  nights: z.array(
    z.object({
      date: z.string(),
      timeInBedMinutes: z.number(),
      totalSleepMinutes: z.number(),
    }),
  ),
});

export const weekOutput = z.object({
  id: z.number(),
  number: z.number(),
  opensOn: z.string(),
  dates: z.array(z.string()),
  isCurrent: z.boolean(),
  ...sums,
  standing: z.enum(['insufficient', 'provisional', 'complete']),
  sleepEfficiencyPercent: z.number().nullable(),
  meanTotalSleepMinutes: z.number().nullable(),
  meanTimeInBedMinutes: z.number().nullable(),
  advice: z.enum(['widenOrKeep', 'keep']).nullable(),
  napAdvice: z
    .object({
      state: z.enum(['compliant', 'late', 'long', 'both']),
      dayCount: z.number(),
      compliantDayCount: z.number(),
      days: z.number(),
      napCount: z.number(),
    })
    .nullable(),
  /** True after two complete weeks in a row under 80 %. */
  isLowTwoWeeksRunning: z.boolean(),
  /** Less than 4 hours of sleep on average in a complete week, or two white nights in it. */
  isVeryLittleSleep: z.boolean(),
  /** A window of 6 hours or less in force through four complete weeks without a widening. */
  isNarrowWindow: z.boolean(),
  /** Questions that this week still asks. */
  questions: z.array(z.enum(weekQuestions)),
  /** Answer to the question about unusual energy; null before. */
  hasUnusualEnergy: z.boolean().nullable(),
  /**
   * Schedule chosen for the week, otherwise the earlier schedule that is still in force; null
   * without a schedule.
   */
  schedule: z
    .object({
      anchor: z.enum(['bedTime', 'wakeTime']),
      anchorTime: z.number(),
      bedTime: z.number(),
      wakeTime: z.number(),
      windowMinutes: z.number(),
      isCarriedOver: z.boolean(),
      chosenOn: z.string().nullable(),
      wideningMinutes: z.number(),
      explanation: explanationOutput.nullable(),
    })
    .nullable(),
  /** Reason for which no schedule is in force today; null in a past week. @decision D76 */
  suspension: z.enum(suspensions).nullable(),
  /** Rise time to keep while the schedule is suspended; null when no schedule is suspended. */
  suspendedWakeTime: z.number().nullable(),
  /** Stop of the last schedule, until another schedule is chosen; null otherwise. */
  stopped: z
    .object({
      on: z.string(),
      reason: z.enum(stopReasons).nullable(),
      /** Rise time of the stopped schedule. */
      wakeTime: z.number(),
      canUndo: z.boolean(),
    })
    .nullable(),
  /** `available`, or the reason why the schedule cannot be chosen now. */
  availability: z.enum([
    'abandoned',
    'firstWeek',
    'notYetOpen',
    'questionnaireDue',
    'safety',
    'sleepiness',
    'safetyNotice',
    'stopped',
    'frozen',
    'missingNights',
    'veryLongSleep',
    'available',
  ]),
  /** Window proposed for the choice, before any widening. */
  proposedWindow: explanationOutput.nullable(),
  wideningChoices: z.array(z.number()),
  isSleepyAtWheel: z.boolean().nullable(),
  /** Answers to the weekly check about this week (D77), in the order of the list. */
  checkAnswers: z.array(z.enum(weeklyCheckAnswers)),
  /** True when a « yes » was given today, so that a correction to « no » is accepted (D69). */
  isSleepinessCorrectable: z.boolean(),
  intention: z.enum(reviewTipCodes).nullable(),
  intentionOn: z.string().nullable(),
  /** Answers by hand about the experiment of this week, by date (D84). */
  trialTaps: z.record(z.string(), z.boolean()),
  /** Outcome of the experiment of this week; null: no answer yet. */
  trialOutcome: z.enum(trialOutcomes).nullable(),
  /** The days before the answer, in two taps (D85); null: no answer yet. */
  daySleepiness: z.enum(daySleepiness).nullable(),
  dayCourse: z.enum(dayCourses).nullable(),
  version: z.number(),
});
export type WeekOutput = z.infer<typeof weekOutput>;
