import { addDays, daysBetween, type LocalDate } from '../../time/rules/local-date.ts';
import { programmeRules } from './constants.ts';
import {
  lastWeekWith,
  openedWeekOn,
  openingEndsOn,
  openingOfWeek,
  type DiaryOpening,
} from './diary-openings.ts';
import { calendarOf, pauseOn, type ProgrammeCalendar } from './pause.ts';
import { programmeWeek, programmeWeekOpensOn, type ProgrammeClock } from './programme-week.ts';

const { daysPerWeek, firstDiaryWeek, lastDiaryWeek, freshNightsDays, pauseDaysAtMost } =
  programmeRules;

/** @decision D32 D86 */
export type DiaryCalendar = ProgrammeCalendar & { openings: readonly DiaryOpening[] };

export function diaryCalendarOf(
  programme: Parameters<typeof calendarOf>[0] & Pick<DiaryCalendar, 'openings'>,
): DiaryCalendar | null {
  const calendar = calendarOf(programme);
  return calendar && { ...calendar, openings: programme.openings };
}

/**
 * Diary week on `today`, counted from the start of the programme or from the last opening. The
 * number may be above the last existing week (`lastWeekWith`).
 * @decision D14 D86
 */
export function diaryWeekOn(clock: ProgrammeClock & Pick<DiaryCalendar, 'openings'>): number {
  const { today, abandonedOn } = clock;
  const opening = clock.openings.at(-1);
  if (opening === undefined) return programmeWeek(clock);
  return openedWeekOn(opening, abandonedOn !== null && abandonedOn < today ? abandonedOn : today);
}

/** Date from which a diary week is available; null for a week that does not exist. @decision D86 */
export function diaryWeekOpensOn(calendar: DiaryCalendar, week: number): LocalDate | null {
  if (!Number.isInteger(week) || week < firstDiaryWeek) return null;
  if (week <= lastDiaryWeek) return programmeWeekOpensOn(calendar, week);
  const opening = openingOfWeek(calendar.openings, week);
  return opening && addDays(opening.openedOn, daysPerWeek * (week - opening.firstWeek));
}

/**
 * The seven mornings of diary week `week`; none for a week that does not exist. The last morning is
 * the first day of the next week.
 * @decision D32 D67 D86
 */
export function diaryWeekDates(calendar: DiaryCalendar, week: number): LocalDate[] {
  const opensOn = diaryWeekOpensOn(calendar, week);
  if (opensOn === null) return [];
  return Array.from({ length: daysPerWeek }, (_, day) => addDays(opensOn, day + 1));
}

/**
 * Diary week of the night that ends on `date`: the week of the evening before. Null outside the
 * weeks of the diary, and for a night that began during a pause.
 * @decision D32 D67 D86
 */
export function diaryWeekOf(calendar: DiaryCalendar, date: LocalDate): number | null {
  const eve = addDays(date, -1);
  if (eve < calendar.firstDayOn || pauseOn(calendar.pauses, eve) !== null) return null;
  const week = programmeWeek({ ...calendar, today: eve, abandonedOn: null });
  if (week <= lastDiaryWeek) return week;
  const opening = calendar.openings.find(
    (each) => each.openedOn <= eve && eve < openingEndsOn(each),
  );
  return opening ? openedWeekOn(opening, eve) : null;
}

/**
 * Programme week in which a diary week begins; up to week 25 the two numbers are equal.
 * @decision D86
 */
export function programmeWeekOfDiaryWeek(calendar: DiaryCalendar, week: number): number {
  const opensOn = diaryWeekOpensOn(calendar, week);
  return opensOn === null
    ? week
    : programmeWeek({ ...calendar, today: opensOn, abandonedOn: null });
}

/**
 * True when the nights of the week before are recent enough to be used. Only the first week of an
 * opening can follow older nights.
 * @decision D27 D86
 */
export function followsFreshNights(calendar: DiaryCalendar, week: number): boolean {
  const opening = openingOfWeek(calendar.openings, week);
  if (opening === null || week > opening.firstWeek) return true;
  const lastNightOn = diaryWeekDates(calendar, week - 1).at(-1);
  return lastNightOn !== undefined && daysBetween(lastNightOn, opening.openedOn) <= freshNightsDays;
}

/**
 * True for a week in which nights are recorded and no schedule can be chosen: week 1, weeks that
 * were opened as `check`, and the first week of an opening that has no nights shortly before it.
 * @decision D27 D86
 */
export function isMeasuringWeek(calendar: DiaryCalendar, week: number): boolean {
  if (week <= firstDiaryWeek) return true;
  return (
    openingOfWeek(calendar.openings, week)?.kind === 'check' || !followsFreshNights(calendar, week)
  );
}

/**
 * True when two weeks count as weeks in a row: the gap between the weeks is not longer than a
 * pause.
 * @decision D25 D67 D86
 */
export const followOn = (earlierOpensOn: LocalDate, opensOn: LocalDate): boolean =>
  daysBetween(earlierOpensOn, opensOn) <= daysPerWeek + pauseDaysAtMost;

/** True when another week follows `week` in the programme or in the same opening. @decision D86 */
export function hasNextWeek(openings: readonly DiaryOpening[], week: number): boolean {
  if (week < lastDiaryWeek) return true;
  const opening = openingOfWeek(openings, week);
  return opening !== null && openingOfWeek([opening], week + 1) !== null;
}

/**
 * First morning after `today` on which a diary night ends; null when no night is left.
 * @decision D32 D67 D86
 */
export function nextNightOn(calendar: DiaryCalendar, today: LocalDate): LocalDate | null {
  const mornings = [
    addDays(today, 1),
    addDays(calendar.firstDayOn, 1),
    ...calendar.pauses.map(({ resumesOn }) => addDays(resumesOn, 1)),
    ...calendar.openings.map(({ openedOn }) => addDays(openedOn, 1)),
  ];
  const nights = mornings.filter((date) => date > today && diaryWeekOf(calendar, date) !== null);
  return nights.toSorted((one, other) => one.localeCompare(other))[0] ?? null;
}

/** @decision D32 D86 */
export function availableDiaryWeeks(reached: number, openings: readonly DiaryOpening[]): number[] {
  const count = Math.max(0, Math.min(reached, lastWeekWith(openings)));
  return Array.from({ length: count }, (_, index) => firstDiaryWeek + index);
}
