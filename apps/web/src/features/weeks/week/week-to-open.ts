import { diaryCalendarOf, diaryWeekOf } from '@aube/api/rules';
import type { Programme } from '../../../lib/programme-data.ts';

/** Week of the night that ended this morning. Null when the overview already has the night. */
export function weekToOpen(programme: Programme): number | null {
  const calendar = diaryCalendarOf(programme);
  const isKnown = programme.days.some(({ date }) => date === programme.today);
  return calendar && !isKnown ? diaryWeekOf(calendar, programme.today) : null;
}
