import { addDays, type LocalDate } from '../../time/rules/local-date.ts';
import { diaryRules } from './constants.ts';

/** À venir, à compléter, complété, expiré. @source specification §4 */
export type DayStatus = 'upcoming' | 'due' | 'completed' | 'expired';

/** The last date, in the participant's zone, on which the night of `date` can be written or changed. @decision D31 */
export function lastEditableOn(date: LocalDate): LocalDate {
  return addDays(date, diaryRules.daysOpen - 1);
}

/** Whether the night of `date` can be written or changed on `today`, completed or not. @decision D31 */
export function isDayEditable(date: LocalDate, today: LocalDate): boolean {
  return date <= today && today <= lastEditableOn(date);
}

/** The status of a diary day on `today`; a completed one never expires, it becomes read-only. @decision D31 */
export function dayStatus(
  day: { date: LocalDate; isCompleted: boolean },
  today: LocalDate,
): DayStatus {
  if (day.isCompleted) return 'completed';
  if (today < day.date) return 'upcoming';
  return isDayEditable(day.date, today) ? 'due' : 'expired';
}
