import { addDays, daysBetween, type LocalDate } from '../../time/rules/local-date.ts';
import { programmeRules } from './constants.ts';

/** Where a participant stands in time, in dates of their own zone. */
export type ProgrammeClock = {
  today: LocalDate;
  /** Local date on which S0 was submitted; null before. */
  firstDayOn: LocalDate | null;
  abandonedOn: LocalDate | null;
};

/**
 * Week of the programme (derniere_semaine): 0 before S0, then 1 on the first day and one more every seven days.
 * It stands still from the day of abandonment.
 * @decision D14
 */
export function programmeWeek({ today, firstDayOn, abandonedOn }: ProgrammeClock): number {
  if (firstDayOn === null) return 0;
  const lastDayOn = abandonedOn !== null && abandonedOn < today ? abandonedOn : today;
  // A traveller's today may lie before their first day: the programme has begun all the same.
  return (
    1 + Math.max(0, Math.floor(daysBetween(firstDayOn, lastDayOn) / programmeRules.daysPerWeek))
  );
}

/** The date on which week `week` of the programme begins. @decision D14 */
export function programmeWeekOpensOn(firstDayOn: LocalDate, week: number): LocalDate {
  return addDays(firstDayOn, programmeRules.daysPerWeek * (week - 1));
}
