import { dayStatus, isDayEditable, localDateAt, takesEntries } from '@aube/api/rules';
import type { Programme } from '../programme-data.ts';

/**
 * Adapts the stored programme to today: new nights open and old nights close. Weeks that were not
 * open stay unknown.
 */
export function reopenOverview(seen: Programme, now: Date): Programme {
  const today = localDateAt(now, seen.person.timeZone);
  if (today <= seen.today) return seen;
  const abandonedAt = seen.abandonment && new Date(seen.abandonment.at);
  const isOpen = takesEntries(abandonedAt, now);
  const days = seen.days.map((day) => ({
    ...day,
    status: dayStatus({ date: day.date, isCompleted: day.night !== null }, today),
    isEditable: isOpen && isDayEditable(day.date, today),
  }));
  return { ...seen, today, days };
}
