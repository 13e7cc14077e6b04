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
   * The letter is still sent up to this number of days late, for example after a server was down.
   */
  lateDays: 6,
} as const;

export type CheckLetterFacts = {
  firstDayOn: LocalDate | null;
  pauses: readonly Pause[];
  openings: readonly DiaryOpening[];
};

/**
 * Day from which the three months are counted: the day after week 25, or after the last opened
 * weeks. Null before the programme begins.
 */
function countedFrom(facts: CheckLetterFacts): LocalDate | null {
  const last = facts.openings.at(-1);
  if (last !== undefined) return openingEndsOn(last);
  const calendar = diaryCalendarOf(facts);
  return calendar && programmeWeekOpensOn(calendar, programmeRules.lastDiaryWeek + 1);
}

/**
 * True on every 91st day from `countedFrom`, and on the six following days. False while opened
 * weeks run.
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
