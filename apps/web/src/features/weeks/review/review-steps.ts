import {
  canScheduleCome,
  lastClosedWeek,
  programmeRules,
  reviewOf,
  type WeekReview,
} from '@aube/api/rules';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { asksSleepiness } from '../schedule/schedule-reason.ts';

/** The steps of a weekly review, in their order. */
export type ReviewStep = 'sleepiness' | 'week' | 'window' | 'intention';

/** A review as its page shows it. */
export type ShownReview = {
  readonly review: WeekReview;
  readonly week: DiaryWeek;
  /** The week that has begun since, whose question and schedule are steps; null in a pause and at the end. */
  readonly next: DiaryWeek | null;
  /** None of a review that is only read: an older one, somebody else's, one after leaving or of the last week. */
  readonly steps: readonly ReviewStep[];
};

/** The review of a week, with the steps that are the person's to take; null while the week is not over. */
export function shownReview(programme: Programme, number: number): ShownReview | null {
  const week = programme.weeks.find((each) => each.number === number);
  const review = week ? reviewOf(programme, number) : null;
  if (!week || !review) return null;
  const current = programme.weeks.find(({ isCurrent }) => isCurrent) ?? null;
  const next = current?.number === number + 1 ? current : null;
  const isLast = lastClosedWeek(programme) === number;
  // The last week of the diary has none after it to take anything on for.
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

/** Where a review is taken up again: the first step of which nothing is known yet; null when all is done. */
export function firstOpenStep({ steps, week, next }: ShownReview): ReviewStep | null {
  const isChosen = next?.schedule?.isCarriedOver === false;
  if (steps.includes('sleepiness') && next?.isSleepyAtWheel === null) return 'sleepiness';
  if (week.intention !== null) return null;
  // Reading leaves no trace: a schedule that was chosen says that the week was read.
  return isChosen ? 'intention' : 'week';
}
