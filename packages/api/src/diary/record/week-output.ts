import { z } from 'zod';
import { reviewTipCodes } from '../rules/review-tips.ts';

const sums = {
  completedNights: z.number(),
  totalSleepSumMinutes: z.number(),
  timeInBedSumMinutes: z.number(),
};

/** Window with the steps that led to the result; see the rule `sleepWindow`. */
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
  /**
   * True after two complete weeks in a row under 80 %: the page then shows the resource persons.
   */
  isLowTwoWeeksRunning: z.boolean(),
  /**
   * Schedule chosen for the week, or else the earlier schedule still in force; null without one.
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
      /** Explanation of the current choice, stored when the choice was made. */
      explanation: explanationOutput.nullable(),
    })
    .nullable(),
  /**
   * Rise time to keep while a safety flag or sleepiness suspends the schedule; null when there is
   * none.
   */
  suspendedWakeTime: z.number().nullable(),
  /** `available` when the schedule can be chosen now, otherwise the reason against it. */
  availability: z.enum([
    'abandoned',
    'firstWeek',
    'notYetOpen',
    'questionnaireDue',
    'safety',
    'sleepiness',
    'frozen',
    'missingNights',
    'available',
  ]),
  /** Window proposed for the choice, before any widening. */
  proposedWindow: explanationOutput.nullable(),
  wideningChoices: z.array(z.number()),
  /** Answer to the weekly question about sleepiness at the wheel; null before an answer. */
  isSleepyAtWheel: z.boolean().nullable(),
  /**
   * True when a « yes » was given today, so that a correction to « no » is still accepted (D69).
   */
  isSleepinessCorrectable: z.boolean(),
  /** Intention that the person chose in this week's review (D68); null before a choice. */
  intention: z.enum(reviewTipCodes).nullable(),
  version: z.number(),
});
export type WeekOutput = z.infer<typeof weekOutput>;
