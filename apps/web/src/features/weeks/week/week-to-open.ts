import { calendarOf, diaryWeekOf } from '@aube/api/rules';
import type { Programme } from '../../../lib/programme-data.ts';

/**
 * Diary week of the night that ended this morning, when the stored overview is too old to contain
 * this week; else null.
 */
export function weekToOpen(programme: Programme): number | null {
  const calendar = calendarOf(programme);
  const isKnown = programme.days.some(({ date }) => date === programme.today);
  return calendar && !isKnown ? diaryWeekOf(calendar, programme.today) : null;
}
