import { z } from 'zod';
import { reviewTipCodes } from '../rules/review-tips.ts';

const sums = {
  completedNights: z.number(),
  totalSleepSumMinutes: z.number(),
  timeInBedSumMinutes: z.number(),
};

/** Steps that led to a window; see the rule `sleepWindow`. */
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

/** A window with its week and the nights behind it. */
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
  /** Date on which the week opens. */
  opensOn: z.string(),
  /** The seven mornings of its nights. */
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
  /** Two complete weeks in a row under 80 %: show the resource persons. */
  isLowTwoWeeksRunning: z.boolean(),
  /** Schedule of the week: its own, or the one in force; null without one. */
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
      /** Reasons of the current choice, as shown when it was made. */
      explanation: explanationOutput.nullable(),
    })
    .nullable(),
  /** Rise time to keep while a flag or sleepiness suspends the schedule; null without one. */
  suspendedWakeTime: z.number().nullable(),
  /** If a schedule can be chosen for the week now, or the reason why not. */
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
  /** Window that a choice starts from, before any widening. */
  proposedWindow: explanationOutput.nullable(),
  wideningChoices: z.array(z.number()),
  /** Answer to the weekly question about sleepiness at the wheel; null before. */
  isSleepyAtWheel: z.boolean().nullable(),
  /** A « yes » of today may be a mistake: « no » is still accepted (D69). */
  isSleepinessCorrectable: z.boolean(),
  /** The person's intention from this week's review (D68); null before. */
  intention: z.enum(reviewTipCodes).nullable(),
  version: z.number(),
});
export type WeekOutput = z.infer<typeof weekOutput>;
