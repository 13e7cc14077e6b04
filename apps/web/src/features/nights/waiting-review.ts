import { currentTrial, hasNextWeek, lastClosedWeek, pauseOn } from '@aube/api/rules';
import type { DiaryWeek, Programme } from '../../lib/programme-data.ts';
import { isClosedByQuestionnaire } from './closed-by-questionnaire.ts';

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

/** True when a schedule can be chosen for the week, and none has been chosen. @decision D27 */
export const isWindowOpen = ({ availability, schedule }: ChosenWeek): boolean =>
  availability === 'available' && schedule?.isCarriedOver !== false;
