import { addDays, type LocalDate } from '../../time/rules/local-date.ts';
import { programmeRules } from './constants.ts';
import { pauseOn, type ProgrammeCalendar } from './pause.ts';
import { programmeWeek, programmeWeekOpensOn } from './programme-week.ts';

const { daysPerWeek, firstDiaryWeek, lastDiaryWeek } = programmeRules;

/** Whether `week` is the number of a diary week: 1 to 25. @decision D32 */
export function isDiaryWeek(week: number): boolean {
  return Number.isInteger(week) && week >= firstDiaryWeek && week <= lastDiaryWeek;
}

/**
 * The seven dates of diary week `week`, whose nights ended on their mornings: the seventh is the day on which the
 * next week opens.
 * @decision D32 D67
 */
export function diaryWeekDates(calendar: ProgrammeCalendar, week: number): LocalDate[] {
  const opensOn = programmeWeekOpensOn(calendar, week);
  return Array.from({ length: daysPerWeek }, (_, day) => addDays(opensOn, day + 1));
}

/**
 * The diary week that holds `date`: the week of its eve. Null outside weeks 1 to 25, as the programme's first day
 * itself is, and for a night that began during a pause.
 * @decision D32 D67
 */
export function diaryWeekOf(calendar: ProgrammeCalendar, date: LocalDate): number | null {
  const eve = addDays(date, -1);
  if (eve < calendar.firstDayOn || pauseOn(calendar.pauses, eve) !== null) return null;
  const week = programmeWeek({ ...calendar, today: eve, abandonedOn: null });
  return isDiaryWeek(week) ? week : null;
}

/**
 * The first morning after `today` on which a night of the diary ends; null once there is none any more.
 * @decision D32 D67
 */
export function nextNightOn(calendar: ProgrammeCalendar, today: LocalDate): LocalDate | null {
  // Tomorrow, the first one, or the one after somebody comes back from a pause.
  const mornings = [
    addDays(today, 1),
    addDays(calendar.firstDayOn, 1),
    ...calendar.pauses.map(({ resumesOn }) => addDays(resumesOn, 1)),
  ];
  const nights = mornings.filter((date) => date > today && diaryWeekOf(calendar, date) !== null);
  return nights.toSorted((one, other) => one.localeCompare(other))[0] ?? null;
}

/**
 * Whether diary week `week` is there to be seen when the programme has reached `programmeWeek` (derniere_semaine):
 * both open on the same day, and abandonment stops both.
 * @decision D32 D14
 */
export function isDiaryWeekAvailable(week: number, programmeWeek: number): boolean {
  return isDiaryWeek(week) && week <= programmeWeek;
}

/** The numbers of the diary weeks that are available, in order. @decision D32 */
export function availableDiaryWeeks(programmeWeek: number): number[] {
  const count = Math.max(0, Math.min(programmeWeek, lastDiaryWeek));
  return Array.from({ length: count }, (_, index) => firstDiaryWeek + index);
}
