import { addDays, daysBetween, type LocalDate } from '../../time/rules/local-date.ts';
import { programmeRules } from './constants.ts';
import {
  pausedDaysBeforeWeek,
  pausedDaysUntil,
  type Pause,
  type ProgrammeCalendar,
} from './pause.ts';

/** Dates are in the participant's time zone. */
export type ProgrammeClock = {
  today: LocalDate;
  firstDayOn: LocalDate | null;
  pauses: readonly Pause[];
  abandonedOn: LocalDate | null;
};

/**
 * Week of the programme: 0 before S0, 1 from the first day on. Days of a pause and days after an
 * abandonment do not count.
 * @decision D14 D67
 */
export function programmeWeek({ today, firstDayOn, pauses, abandonedOn }: ProgrammeClock): number {
  if (firstDayOn === null) return 0;
  const lastDayOn = abandonedOn !== null && abandonedOn < today ? abandonedOn : today;
  const days = daysBetween(firstDayOn, lastDayOn) - pausedDaysUntil(pauses, lastDayOn);
  // After a change of time zone, today may be before the first day; the week is then 1.
  return 1 + Math.max(0, Math.floor(days / programmeRules.daysPerWeek));
}

/**
 * First date of week `week`. The module and the questionnaire of this week can be open from this
 * date.
 * @decision D14 D67
 */
export function programmeWeekOpensOn(
  { firstDayOn, pauses }: ProgrammeCalendar,
  week: number,
): LocalDate {
  const days = programmeRules.daysPerWeek * (week - 1) + pausedDaysBeforeWeek(pauses, week);
  return addDays(firstDayOn, days);
}
