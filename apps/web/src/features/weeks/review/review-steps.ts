import {
  canScheduleCome,
  hasNextWeek,
  isCheckAnswered,
  lastClosedWeek,
  pauseOn,
  reviewOf,
  type ReviewedWeek,
} from '@aube/api/rules';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { asksCheck } from '../schedule/schedule-reason.ts';

export type ReviewStep = 'check' | 'days' | 'trial' | 'week' | 'window' | 'intention';

export type ShownReview = {
  readonly review: ReviewedWeek;
  readonly week: DiaryWeek;
  /** Null when the following week is not the current week, for example during a pause. */
  readonly next: DiaryWeek | null;
  readonly steps: readonly ReviewStep[];
};

export function shownReview(programme: Programme, number: number): ShownReview | null {
  const week = programme.weeks.find((each) => each.number === number);
  const review = week ? reviewOf(programme, number) : null;
  if (!week || !review) return null;
  const current = programme.weeks.find(({ isCurrent }) => isCurrent) ?? null;
  const next = current?.number === number + 1 ? current : null;
  const isLast = lastClosedWeek(programme) === number;
  const isOver = !hasNextWeek(programme.openings, number);
  const isPaused = pauseOn(programme.pauses, programme.today) !== null;
  const isTaken = isLast && !programme.person.isConsulted && programme.abandonment === null;
  if (!isTaken || isPaused) return { review, week, next, steps: [] };
  // There is no next week to plan, but an experiment must still be ended.
  const afterLast = review.trial === null ? [] : (['trial', 'week'] as const);
  return { review, week, next, steps: isOver ? afterLast : stepsOf(programme, review, next) };
}

function stepsOf(
  programme: Programme,
  review: ReviewedWeek,
  next: DiaryWeek | null,
): readonly ReviewStep[] {
  const isAsked = next !== null && (asksCheck(programme, next) || isCheckAnswered(next));
  const hasWindow =
    next !== null &&
    review.safety === null &&
    canScheduleCome(programme, programme.abandonment !== null);
  return [
    ...(isAsked ? (['check', 'days'] as const) : []),
    ...(review.trial === null ? [] : (['trial'] as const)),
    'week',
    ...(hasWindow ? (['window'] as const) : []),
    'intention',
  ];
}

export function firstOpenStep({ steps, review, week, next }: ShownReview): ReviewStep | null {
  const isChosen = next?.schedule?.isCarriedOver === false;
  if (steps.includes('check') && next && !isCheckAnswered(next)) return 'check';
  if (steps.includes('trial') && review.trial?.outcome === null && week.intention === null) {
    return 'trial';
  }
  if (!steps.includes('intention')) return null;
  // The answer « Je continue » also sets the intention, so only the schedule may be missing.
  const isContinued = review.trial?.outcome === 'continued' && steps.includes('window');
  if (isContinued && !isChosen && next?.availability === 'available') return 'week';
  if (week.intention !== null) return null;
  // Reading the week is not stored. A chosen schedule shows that the person has read the week.
  return isChosen ? 'intention' : 'week';
}
