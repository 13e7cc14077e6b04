import { scheduleLocks } from '@aube/api/rules';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';

/**
 * Whether the question about sleepiness stands before a week's schedule: once a week, to the person
 * themselves, whatever locks the schedule; to a person who has left only before one that may still be chosen.
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
 * Whether a person may say between two weekly questions that they were sleepy at the wheel: while nothing
 * holds yet, and the question itself does not stand there.
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

/** The reasons that announce a schedule to come. */
const announcements: readonly DiaryWeek['availability'][] = [
  'firstWeek',
  'notYetOpen',
  'questionnaireDue',
  'missingNights',
];

/**
 * What a schedule that cannot be chosen waits for; nothing is announced after leaving.
 * @decision D36 0012
 */
export function shownReason(
  { abandonment }: Pick<Programme, 'abandonment'>,
  { availability }: Pick<DiaryWeek, 'availability'>,
): DiaryWeek['availability'] {
  return abandonment !== null && announcements.includes(availability) ? 'abandoned' : availability;
}
