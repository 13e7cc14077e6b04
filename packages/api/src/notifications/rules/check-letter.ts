import { programmeRules } from '../../programme/rules/constants.ts';
import { diaryCalendarOf } from '../../programme/rules/diary-calendar.ts';
import { openingEndsOn, type DiaryOpening } from '../../programme/rules/diary-openings.ts';
import type { Pause } from '../../programme/rules/pause.ts';
import { programmeWeekOpensOn } from '../../programme/rules/programme-week.ts';
import { addDays, daysBetween, type LocalDate } from '../../time/rules/local-date.ts';

/** @decision D86 notices#a-letter-every-three-months */
const checkLetterRules = {
  everyDays: 91,
  /**
   * Days after the due day on which the letter is still sent, for example when the server was down.
   */
  lateDays: 6,
} as const;

export type CheckLetterFacts = {
  firstDayOn: LocalDate | null;
  pauses: readonly Pause[];
  openings: readonly DiaryOpening[];
};

/**
 * First day of the three months: the day after week 25, or after the last opened weeks. Null
 * before the programme begins.
 */
function countedFrom(facts: CheckLetterFacts): LocalDate | null {
  const last = facts.openings.at(-1);
  if (last !== undefined) return openingEndsOn(last);
  const calendar = diaryCalendarOf(facts);
  return calendar && programmeWeekOpensOn(calendar, programmeRules.lastDiaryWeek + 1);
}

/**
 * True on every 91st day from `countedFrom`, and on the six days after this day. False while
 * opened weeks run.
 */
export function isCheckLetterDue(facts: CheckLetterFacts, today: LocalDate): boolean {
  const from = countedFrom(facts);
  if (from === null) return false;
  const days = daysBetween(from, today);
  const { everyDays, lateDays } = checkLetterRules;
  return days >= everyDays && days % everyDays <= lateDays;
}

/**
 * First day after `today` on which the letter is due. Before the programme begins, the result is
 * tomorrow.
 */
export function nextCheckLetterOn(facts: CheckLetterFacts, today: LocalDate): LocalDate {
  const from = countedFrom(facts);
  if (from === null) return addDays(today, 1);
  const { everyDays } = checkLetterRules;
  const rounds = Math.max(0, Math.floor(daysBetween(from, today) / everyDays));
  return addDays(from, (rounds + 1) * everyDays);
}
