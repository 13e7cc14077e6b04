import { calendarOf, diaryWeekOf } from '@aube/api/rules';
import type { Programme } from '../../../lib/programme-data.ts';

/**
 * The diary week whose night ended this morning although the server has not opened it on this
 * device yet: without
 * a network, the last pages seen do not know it. Null where there is none.
 */
export function weekToOpen(programme: Programme): number | null {
  const calendar = calendarOf(programme);
  const isKnown = programme.days.some(({ date }) => date === programme.today);
  return calendar && !isKnown ? diaryWeekOf(calendar, programme.today) : null;
}
