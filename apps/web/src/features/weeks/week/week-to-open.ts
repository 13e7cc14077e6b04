import { calendarOf, diaryWeekOf } from '@aube/api/rules';
import type { Programme } from '../../../lib/programme-data.ts';

/**
 * Diary week of the night that ended this morning, when the overview on this device is too old to
 * contain it (no network); else null.
 */
export function weekToOpen(programme: Programme): number | null {
  const calendar = calendarOf(programme);
  const isKnown = programme.days.some(({ date }) => date === programme.today);
  return calendar && !isKnown ? diaryWeekOf(calendar, programme.today) : null;
}
