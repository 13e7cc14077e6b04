import { dayStatus, isDayEditable, localDateAt, takesEntries } from '@aube/api/rules';
import type { Programme } from '../programme-data.ts';

/**
 * Brings the last seen programme to today: coming nights open, others close. Weeks that were not
 * open are unknown here.
 */
export function reopenOverview(seen: Programme, now: Date): Programme {
  const today = localDateAt(now, seen.person.timeZone);
  // A clock moved back opens nothing.
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
