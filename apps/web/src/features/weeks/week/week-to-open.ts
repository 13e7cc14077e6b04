import { calendarOf, diaryWeekOf } from '@aube/api/rules';
import type { Programme } from '../../../lib/programme-data.ts';

/**
 * The diary week whose night ended this morning, when this device does not know it is open:
 * without a network the last pages seen are old. Null without one.
 */
export function weekToOpen(programme: Programme): number | null {
  const calendar = calendarOf(programme);
  const isKnown = programme.days.some(({ date }) => date === programme.today);
  return calendar && !isKnown ? diaryWeekOf(calendar, programme.today) : null;
}
