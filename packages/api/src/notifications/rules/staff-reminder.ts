import { pauseOn } from '../../programme/rules/pause.ts';
import { clockTimeAt, localDateAt } from '../../time/rules/zone.ts';
import {
  type Reminder,
  type ReminderFacts,
  reminderRules,
  findWaitingReminder,
} from './reminder.ts';

/** Reasons for not sending a reminder to a person, in the order of the checks. */
export const REMINDER_REFUSALS = [
  'left',
  'inactive',
  'notAsked',
  'paused',
  'nothingWaits',
  'remindedToday',
  'atNight',
] as const;
export type ReminderRefusal = (typeof REMINDER_REFUSALS)[number];

/**
 * Reminder that staff send before or after the chosen time of the person. The other rules still
 * apply: the person asked for reminders, at most one reminder per date, and only from 05:00 to
 * 23:00.
 * @decision notices#reminders-by-staff
 */
export function staffReminder(facts: ReminderFacts, now: Date): Reminder | ReminderRefusal {
  const { timeZone, pauses, remindedOn } = facts;
  const today = localDateAt(now, timeZone);
  const clock = clockTimeAt(now, timeZone);
  if (facts.isAbandoned) return 'left';
  if (!facts.isAccountActive) return 'inactive';
  if (facts.time === null && facts.reviewTime === null) return 'notAsked';
  if (pauseOn(pauses, today) !== null) return 'paused';
  const reminder = findWaitingReminder(facts, today);
  if (reminder === null) return 'nothingWaits';
  if (remindedOn.includes(today)) return 'remindedToday';
  const latest = reminderRules.latestTime + reminderRules.latenessMinutes;
  return clock < reminderRules.earliestTime || clock >= latest ? 'atNight' : reminder;
}
