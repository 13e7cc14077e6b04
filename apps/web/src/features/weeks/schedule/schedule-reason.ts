import { diaryRules, isCheckAnswered, pauseOn } from '@aube/api/rules';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';

/**
 * True when the weekly check must be answered before the schedule is shown, even a locked schedule.
 * Only the participant answers, once per week and never during a pause.
 * @decision D36 D67 D69 D77
 */
export function asksCheck(
  {
    abandonment,
    person,
    pauses,
    today,
  }: Pick<Programme, 'abandonment' | 'person' | 'pauses' | 'today'>,
  week: Pick<DiaryWeek, 'isCurrent' | 'isSleepyAtWheel' | 'checkAnswers' | 'availability'>,
): boolean {
  if (!week.isCurrent || person.isConsulted || isCheckAnswered(week)) return false;
  if (pauseOn(pauses, today) !== null) return false;
  if (abandonment !== null) return week.availability === 'available';
  return week.availability !== 'questionnaireDue';
}

const announcements: readonly DiaryWeek['availability'][] = [
  'firstWeek',
  'notYetOpen',
  'questionnaireDue',
  'missingNights',
  'veryLongSleep',
];

/** @decision D36 programme#leaving */
export function shownReason(
  { abandonment }: Pick<Programme, 'abandonment'>,
  { availability }: Pick<DiaryWeek, 'availability'>,
): DiaryWeek['availability'] {
  return abandonment !== null && announcements.includes(availability) ? 'abandoned' : availability;
}

export type ScheduleSubject = 'paused' | 'check' | 'observing' | 'observed' | 'schedule';

/**
 * Subject of the schedule section for a week. Nothing is observed or chosen during a pause.
 * @decision D67 D86
 */
export function scheduleSubject(
  { pauses, today }: Pick<Programme, 'pauses' | 'today'>,
  week: Pick<DiaryWeek, 'isCurrent' | 'number' | 'kind' | 'availability' | 'schedule'>,
): ScheduleSubject {
  const { isCurrent, number, kind, availability, schedule } = week;
  if (isCurrent && pauseOn(pauses, today) !== null) return 'paused';
  if (kind === 'check' && schedule === null) return 'check';
  const isMeasuring =
    number < diaryRules.firstScheduleWeek ||
    (kind !== 'programme' && availability === 'firstWeek' && schedule === null);
  if (!isMeasuring) return 'schedule';
  return isCurrent ? 'observing' : 'observed';
}
