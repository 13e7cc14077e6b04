import { diaryRules, hasNextWeek } from '@aube/api/rules';
import type { DiaryDay, DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { canReachNights, dueDays } from '../programme-nights.ts';
import { waitingReview } from '../waiting-review.ts';

export type NextStep =
  | { readonly kind: 'night'; readonly day: DiaryDay }
  /** @decision diary#one-door-to-the-review */
  | { readonly kind: 'review'; readonly closed: number }
  | { readonly kind: 'schedule'; readonly week: number }
  | {
      readonly kind: 'week';
      readonly week: number;
      /** Nights that the advice of the week still needs; null when too few nights are left. */
      readonly missingNights: number | null;
    }
  | { readonly kind: 'programme' };

/** @decision D27 */
function awaitsSchedule(week: DiaryWeek): boolean {
  return (
    week.availability === 'available' && (week.schedule === null || week.schedule.isCarriedOver)
  );
}

const { completeMinimumNights } = diaryRules;

/** `running`: date of the night that has not ended. This night is not asked for. */
export function nextStep(
  programme: Programme,
  saved: DiaryDay,
  running: string | null = null,
): NextStep {
  const due = dueDays(programme, running).find(({ id }) => id !== saved.id);
  if (due) return { kind: 'night', day: due };
  const current = programme.weeks.find(({ isCurrent }) => isCurrent);
  if (current && awaitsSchedule(current)) {
    const closed = waitingReview(programme);
    return closed === current.number - 1 && hasNextWeek(programme.openings, closed)
      ? { kind: 'review', closed }
      : { kind: 'schedule', week: current.number };
  }
  const own = programme.weeks.find(({ number }) => number === saved.week);
  if (!own) return { kind: 'programme' };
  return {
    kind: 'week',
    week: own.number,
    missingNights: canReachNights(programme, own, completeMinimumNights)
      ? Math.max(0, completeMinimumNights - own.completedNights)
      : null,
  };
}
