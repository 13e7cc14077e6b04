import { scheduleLocks } from '@aube/api/rules';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';

/**
 * True when the question about sleepiness comes before a week's schedule: once per week, to the
 * person only, whatever locks the schedule; after leaving, only before a schedule that may still be
 * chosen.
 * @decision D33 D36 D69
 */
export function asksSleepiness(
  { abandonment, person }: Pick<Programme, 'abandonment' | 'person'>,
  week: Pick<DiaryWeek, 'isCurrent' | 'isSleepyAtWheel' | 'availability'>,
): boolean {
  if (!week.isCurrent || person.isConsulted || week.isSleepyAtWheel !== null) return false;
  if (abandonment !== null) return week.availability === 'available';
  return week.availability !== 'questionnaireDue';
}

/**
 * True when a person may report sleepiness at the wheel between two weekly questions: no such
 * report is in force, and the question itself is not shown.
 * @decision D69
 */
export function canReportSleepiness(
  programme: Pick<Programme, 'abandonment' | 'person' | 'openSafetyFlags'>,
  week: Pick<DiaryWeek, 'isCurrent' | 'isSleepyAtWheel' | 'availability'>,
): boolean {
  const { abandonment, person, openSafetyFlags } = programme;
  if (!week.isCurrent || person.isConsulted || abandonment !== null) return false;
  return !scheduleLocks(openSafetyFlags).isSleepy && !asksSleepiness(programme, week);
}

const announcements: readonly DiaryWeek['availability'][] = [
  'firstWeek',
  'notYetOpen',
  'questionnaireDue',
  'missingNights',
];

/**
 * The reason why a schedule cannot be chosen; nothing is announced after leaving.
 * @decision D36 programme#leaving
 */
export function shownReason(
  { abandonment }: Pick<Programme, 'abandonment'>,
  { availability }: Pick<DiaryWeek, 'availability'>,
): DiaryWeek['availability'] {
  return abandonment !== null && announcements.includes(availability) ? 'abandoned' : availability;
}
