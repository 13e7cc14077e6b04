import { addDays, type LocalDate } from '../../time/rules/local-date.ts';
import { programmeRules } from './constants.ts';
import { pauseOn, type ProgrammeCalendar } from './pause.ts';
import { programmeWeek, programmeWeekOpensOn } from './programme-week.ts';

const { daysPerWeek, firstDiaryWeek, lastDiaryWeek } = programmeRules;

/** @decision D32 */
export function isDiaryWeek(week: number): boolean {
  return Number.isInteger(week) && week >= firstDiaryWeek && week <= lastDiaryWeek;
}

/**
 * The seven mornings of diary week `week`. The last morning is the first day of the next week.
 * @decision D32 D67
 */
export function diaryWeekDates(calendar: ProgrammeCalendar, week: number): LocalDate[] {
  const opensOn = programmeWeekOpensOn(calendar, week);
  return Array.from({ length: daysPerWeek }, (_, day) => addDays(opensOn, day + 1));
}

/**
 * Programme week of the evening before `date`. Null outside weeks 1 to 25, and when the evening is
 * in a pause.
 * @decision D32 D67
 */
export function diaryWeekOf(calendar: ProgrammeCalendar, date: LocalDate): number | null {
  const eve = addDays(date, -1);
  if (eve < calendar.firstDayOn || pauseOn(calendar.pauses, eve) !== null) return null;
  const week = programmeWeek({ ...calendar, today: eve, abandonedOn: null });
  return isDiaryWeek(week) ? week : null;
}

/**
 * First morning after `today` on which a diary night ends; null when no night is left.
 * @decision D32 D67
 */
export function nextNightOn(calendar: ProgrammeCalendar, today: LocalDate): LocalDate | null {
  const mornings = [
    addDays(today, 1),
    addDays(calendar.firstDayOn, 1),
    ...calendar.pauses.map(({ resumesOn }) => addDays(resumesOn, 1)),
  ];
  const nights = mornings.filter((date) => date > today && diaryWeekOf(calendar, date) !== null);
  return nights.toSorted((one, other) => one.localeCompare(other))[0] ?? null;
}

/** @decision D32 */
export function availableDiaryWeeks(programmeWeek: number): number[] {
  const count = Math.max(0, Math.min(programmeWeek, lastDiaryWeek));
  return Array.from({ length: count }, (_, index) => firstDiaryWeek + index);
}
