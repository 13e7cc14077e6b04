import { addDays, type LocalDate } from '../../time/rules/local-date.ts';
import { diaryRules } from './constants.ts';

/** @source specification §4 */
export type DayStatus = 'upcoming' | 'due' | 'completed' | 'expired';

/** @decision D31 */
export function lastEditableOn(date: LocalDate): LocalDate {
  return addDays(date, diaryRules.daysOpen - 1);
}

/** @decision D31 */
export function isDayEditable(date: LocalDate, today: LocalDate): boolean {
  return date <= today && today <= lastEditableOn(date);
}

/** Status of a diary day on `today`. A complete day never expires. @decision D31 */
export function dayStatus(
  day: { date: LocalDate; isCompleted: boolean },
  today: LocalDate,
): DayStatus {
  if (day.isCompleted) return 'completed';
  if (today < day.date) return 'upcoming';
  return isDayEditable(day.date, today) ? 'due' : 'expired';
}
