import { addDays, daysBetween, type LocalDate } from '../../time/rules/local-date.ts';
import { programmeRules } from './constants.ts';
import {
  pausedDaysBeforeWeek,
  pausedDaysUntil,
  type Pause,
  type ProgrammeCalendar,
} from './pause.ts';

/** A participant's programme and today; dates are in the participant's time zone. */
export type ProgrammeClock = {
  today: LocalDate;
  /** Local date on which S0 was submitted; null before. */
  firstDayOn: LocalDate | null;
  pauses: readonly Pause[];
  abandonedOn: LocalDate | null;
};

/**
 * Week of the programme (derniere_semaine): 0 before S0, 1 from the first day on, and one more
 * after every seven days; pause days are not counted. The week no longer changes after the day of
 * abandonment. `programmeWeekSql` computes the week in SQL.
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
 * First date of week `week`, from which its module and its questionnaire (S6, S12, S24) can be
 * open.
 * @decision D14 D67
 */
export function programmeWeekOpensOn(
  { firstDayOn, pauses }: ProgrammeCalendar,
  week: number,
): LocalDate {
  const days = programmeRules.daysPerWeek * (week - 1) + pausedDaysBeforeWeek(pauses, week);
  return addDays(firstDayOn, days);
}
