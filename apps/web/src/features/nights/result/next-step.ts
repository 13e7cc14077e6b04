import { diaryRules, hasNextWeek } from '@aube/api/rules';
import type { DiaryDay, DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { canReachNights, dueDays } from '../programme-nights.ts';
import { isWindowOpen, waitingReview } from '../waiting-review.ts';

export type NextStep =
  | { readonly kind: 'night'; readonly day: DiaryDay }
  /** @decision diary#one-door-to-the-review */
  | { readonly kind: 'review'; readonly closed: number }
  | { readonly kind: 'schedule'; readonly week: number }
  | {
      readonly kind: 'week';
      readonly week: number;
      /**
       * Nights that the advice of the week still needs. `tooFew`: too few nights are left.
       * `notComing`: no week follows, so the week has no advice.
       */
      readonly advice: number | 'tooFew' | 'notComing';
    }
  | { readonly kind: 'programme' };

const { completeMinimumNights } = diaryRules;

function adviceOf(programme: Programme, week: DiaryWeek): number | 'tooFew' | 'notComing' {
  if (!hasNextWeek(programme.openings, week.number)) return 'notComing';
  return canReachNights(programme, week, completeMinimumNights)
    ? Math.max(0, completeMinimumNights - week.completedNights)
    : 'tooFew';
}

/** `running`: date of the night that has not ended. This night is not asked for. */
export function nextStep(
  programme: Programme,
  saved: DiaryDay,
  running: string | null = null,
): NextStep {
  const due = dueDays(programme, running).find(({ id }) => id !== saved.id);
  if (due) return { kind: 'night', day: due };
  const current = programme.weeks.find(({ isCurrent }) => isCurrent);
  const closed = waitingReview(programme);
  if (!current && closed !== null) return { kind: 'review', closed };
  if (current && isWindowOpen(current)) {
    return closed === current.number - 1 && hasNextWeek(programme.openings, closed)
      ? { kind: 'review', closed }
      : { kind: 'schedule', week: current.number };
  }
  const own = programme.weeks.find(({ number }) => number === saved.week);
  if (!own) return { kind: 'programme' };
  return { kind: 'week', week: own.number, advice: adviceOf(programme, own) };
}
