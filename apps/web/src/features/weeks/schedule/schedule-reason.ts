import { scheduleLocks } from '@aube/api/rules';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';

/**
 * True when the sleepiness question must be asked before the schedule of a week is shown: once per
 * week, only to the person, even when the schedule is locked. After leaving, the question is asked
 * only when the schedule can still be chosen.
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
 * True when a person may report sleepiness at the wheel between two weekly questions: no report is
 * in force, and the weekly question is not shown.
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
  'veryLongSleep',
];

/**
 * Reason why a schedule cannot be chosen. After leaving, no coming schedule is announced.
 * @decision D36 programme#leaving
 */
export function shownReason(
  { abandonment }: Pick<Programme, 'abandonment'>,
  { availability }: Pick<DiaryWeek, 'availability'>,
): DiaryWeek['availability'] {
  return abandonment !== null && announcements.includes(availability) ? 'abandoned' : availability;
}
