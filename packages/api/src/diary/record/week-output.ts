import { z } from 'zod';
import { openingKinds } from '../../programme/rules/diary-openings.ts';
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
  /** `check` and `return` are weeks that the person opened after week 25 (D86). */
  kind: z.enum(['programme', ...openingKinds]),
  opensOn: z.string(),
  dates: z.array(z.string()),
  isCurrent: z.boolean(),
  ...sums,
  standing: z.enum(['insufficient', 'provisional', 'complete']),
  sleepEfficiencyPercent: z.number().nullable(),
  meanTotalSleepMinutes: z.number().nullable(),
  meanTimeInBedMinutes: z.number().nullable(),
  /** Number of nights without sleep. The two means below do not include these nights. */
  whiteNights: z.number(),
  meanSleepOnsetLatencyMinutes: z.number().nullable(),
  meanWakeAfterSleepOnsetMinutes: z.number().nullable(),
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
  isLowTwoWeeksRunning: z.boolean(),
  isVeryLittleSleep: z.boolean(),
  isNarrowWindow: z.boolean(),
  questions: z.array(z.enum(weekQuestions)),
  hasUnusualEnergy: z.boolean().nullable(),
  /**
   * Schedule chosen for the week, or an earlier schedule that still applies; null without a
   * schedule.
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
      suspendedOn: z.array(z.string()),
      wideningMinutes: z.number(),
      explanation: explanationOutput.nullable(),
    })
    .nullable(),
  /** Reason why no schedule is in force today; null in a past week. @decision D76 */
  suspension: z.enum(suspensions).nullable(),
  /**
   * Rise time that the person keeps while the schedule is suspended; null without a suspended
   * schedule.
   */
  suspendedWakeTime: z.number().nullable(),
  stopped: z
    .object({
      on: z.string(),
      reason: z.enum(stopReasons).nullable(),
      wakeTime: z.number(),
      canUndo: z.boolean(),
    })
    .nullable(),
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
  /** Sleep window that is proposed when the person chooses a schedule, before a widening. */
  proposedWindow: explanationOutput.nullable(),
  wideningChoices: z.array(z.number()),
  isSleepyAtWheel: z.boolean().nullable(),
  checkAnswers: z.array(z.enum(weeklyCheckAnswers)),
  /** True when a « yes » was given today, so that a correction to « no » is accepted (D69). */
  isSleepinessCorrectable: z.boolean(),
  intention: z.enum(reviewTipCodes).nullable(),
  intentionOn: z.string().nullable(),
  trialTaps: z.record(z.string(), z.boolean()),
  trialOutcome: z.enum(trialOutcomes).nullable(),
  daySleepiness: z.enum(daySleepiness).nullable(),
  dayCourse: z.enum(dayCourses).nullable(),
  version: z.number(),
});
export type WeekOutput = z.infer<typeof weekOutput>;
