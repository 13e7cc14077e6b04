import { isCheckAnswered } from '@aube/api/rules';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';

/**
 * True when the weekly check comes before the schedule, even a locked schedule. Only the person
 * answers, once per week.
 * @decision D36 D69 D77
 */
export function asksCheck(
  { abandonment, person }: Pick<Programme, 'abandonment' | 'person'>,
  week: Pick<DiaryWeek, 'isCurrent' | 'isSleepyAtWheel' | 'checkAnswers' | 'availability'>,
): boolean {
  if (!week.isCurrent || person.isConsulted || isCheckAnswered(week)) return false;
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
