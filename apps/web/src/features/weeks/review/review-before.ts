import { hasNextWeek } from '@aube/api/rules';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { isWindowOpen, waitingReview } from '../../nights/waiting-review.ts';
import { asksCheck } from '../schedule/schedule-reason.ts';

/**
 * Number of the week whose waiting review asks the safety question of `week`, or offers its schedule.
 * @decision diary#one-door-to-the-review
 */
export function reviewBefore(programme: Programme, week: DiaryWeek): number | null {
  const closed = waitingReview(programme);
  if (closed === null || !week.isCurrent || closed !== week.number - 1) return null;
  // The first week opened after week 25 may follow the review by months.
  if (!hasNextWeek(programme.openings, closed)) return null;
  return asksCheck(programme, week) || isWindowOpen(week) ? closed : null;
}
