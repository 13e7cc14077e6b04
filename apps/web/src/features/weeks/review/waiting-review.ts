import { currentTrial, hasNextWeek, lastClosedWeek, pauseOn } from '@aube/api/rules';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { isClosedByQuestionnaire } from '../../nights/closed-by-questionnaire.ts';
import { asksCheck } from '../schedule/schedule-reason.ts';

/** Number of the last closed week while its review waits. @decision D68 */
export function waitingReview(programme: Programme): number | null {
  const number = lastClosedWeek(programme);
  const week = programme.weeks.find((each) => each.number === number);
  if (!week || week.intention !== null) return null;
  if (programme.abandonment !== null || programme.person.isConsulted) return null;
  if (isClosedByQuestionnaire(programme)) return null;
  if (pauseOn(programme.pauses, programme.today) !== null) return null;
  // After the last week, the review is needed only to end an experiment.
  const isOver = !hasNextWeek(programme.openings, week.number);
  return isOver && currentTrial(programme) === null ? null : week.number;
}

type ChosenWeek = Pick<DiaryWeek, 'availability' | 'schedule'>;

/** True when a schedule can be chosen for the week, and none has been chosen. */
export const isWindowOpen = ({ availability, schedule }: ChosenWeek): boolean =>
  availability === 'available' && schedule?.isCarriedOver !== false;

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
