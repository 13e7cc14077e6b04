import { addDays, daysBetween, type LocalDate } from '../../time/rules/local-date.ts';
import { programmeRules } from './constants.ts';
import {
  pausedDaysBeforeWeek,
  pausedDaysUntil,
  type Pause,
  type ProgrammeCalendar,
} from './pause.ts';

/** A participant's time, in dates of their own zone. */
export type ProgrammeClock = {
  today: LocalDate;
  /** Local date of S0's submission; null before. */
  firstDayOn: LocalDate | null;
  pauses: readonly Pause[];
  abandonedOn: LocalDate | null;
};

/**
 * Week of the programme (derniere_semaine): 0 before S0, then 1 on the first day and one more every
 * seven days, without pause days. It stands still from the day of abandonment. `programmeWeekSql`
 * is the same in SQL.
 * @decision D14 D67
 */
export function programmeWeek({ today, firstDayOn, pauses, abandonedOn }: ProgrammeClock): number {
  if (firstDayOn === null) return 0;
  const lastDayOn = abandonedOn !== null && abandonedOn < today ? abandonedOn : today;
  const days = daysBetween(firstDayOn, lastDayOn) - pausedDaysUntil(pauses, lastDayOn);
  // A traveller's today may be before their first day; the programme has begun anyway.
  return 1 + Math.max(0, Math.floor(days / programmeRules.daysPerWeek));
}

/**
 * First date of week `week`; S6, S12, S24 and the modules open with their weeks.
 * @decision D14 D67
 */
export function programmeWeekOpensOn(
  { firstDayOn, pauses }: ProgrammeCalendar,
  week: number,
): LocalDate {
  const days = programmeRules.daysPerWeek * (week - 1) + pausedDaysBeforeWeek(pauses, week);
  return addDays(firstDayOn, days);
}
