import {
  canScheduleCome,
  lastClosedWeek,
  programmeRules,
  reviewOf,
  type WeekReview,
} from '@aube/api/rules';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { asksSleepiness } from '../schedule/schedule-reason.ts';

/** The steps of a weekly review, in order. */
export type ReviewStep = 'sleepiness' | 'week' | 'window' | 'intention';

/** A review as its page shows it. */
export type ShownReview = {
  readonly review: WeekReview;
  readonly week: DiaryWeek;
  /** The week begun since, whose question and schedule are steps; null in a pause and at the end. */
  readonly next: DiaryWeek | null;
  /**
   * Empty for a review that is read only: an older one, another person's, after leaving, or of the
   * last week.
   */
  readonly steps: readonly ReviewStep[];
};

/** The review of a week, with its steps; null before the week is over. */
export function shownReview(programme: Programme, number: number): ShownReview | null {
  const week = programme.weeks.find((each) => each.number === number);
  const review = week ? reviewOf(programme, number) : null;
  if (!week || !review) return null;
  const current = programme.weeks.find(({ isCurrent }) => isCurrent) ?? null;
  const next = current?.number === number + 1 ? current : null;
  const isLast = lastClosedWeek(programme) === number;
  // The last week of the diary has no next week to plan.
  const isOver = number >= programmeRules.lastDiaryWeek;
  const isTaken =
    isLast && !isOver && !programme.person.isConsulted && programme.abandonment === null;
  return { review, week, next, steps: isTaken ? stepsOf(programme, review, next) : [] };
}

function stepsOf(
  programme: Programme,
  review: WeekReview,
  next: DiaryWeek | null,
): readonly ReviewStep[] {
  const isAsked =
    next !== null && (asksSleepiness(programme, next) || next.isSleepyAtWheel !== null);
  const hasWindow =
    next !== null &&
    review.safety === null &&
    canScheduleCome(programme.programmeWeek, programme.abandonment !== null);
  return [
    ...(isAsked ? (['sleepiness'] as const) : []),
    'week',
    ...(hasWindow ? (['window'] as const) : []),
    'intention',
  ];
}

/** The first step without a known answer; null when all are done. */
export function firstOpenStep({ steps, week, next }: ShownReview): ReviewStep | null {
  const isChosen = next?.schedule?.isCarriedOver === false;
  if (steps.includes('sleepiness') && next?.isSleepyAtWheel === null) return 'sleepiness';
  if (week.intention !== null) return null;
  // Reading leaves no trace: a chosen schedule proves that the week was read.
  return isChosen ? 'intention' : 'week';
}
