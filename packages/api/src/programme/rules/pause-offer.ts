import { addDays, type LocalDate } from '../../time/rules/local-date.ts';
import { programmeRules } from './constants.ts';
import { calendarOf, type Pause } from './pause.ts';
import { programmeWeek, programmeWeekOpensOn, type ProgrammeClock } from './programme-week.ts';

/** Why no pause can be asked for; `pending`: one is asked for or runs. @decision D67 */
export type PauseRefusal = 'abandoned' | 'notStarted' | 'lastWeek' | 'pending' | 'noneLeft';

/** The pause that can be asked for: after which week, from when, and the days on which one may come back. */
export type PauseOffer = {
  week: number;
  startsOn: LocalDate;
  earliestReturnOn: LocalDate;
  latestReturnOn: LocalDate;
};

/** The pause that is asked for or runs on `today`; there is never a second one. @decision D67 */
export function pendingPause<P extends Pause>(pauses: readonly P[], today: LocalDate): P | null {
  return pauses.find(({ resumesOn }) => today < resumesOn) ?? null;
}

/**
 * What of a pause can be asked for today. It begins when the present week ends, so that no week is cut, and lasts 1 to
 * 28 days; twice at most, and no longer in week 25, after which nothing is left to move.
 * @decision D67
 */
export function pauseOffer(clock: ProgrammeClock): PauseOffer | { refusal: PauseRefusal } {
  const { today, pauses, abandonedOn } = clock;
  const calendar = calendarOf(clock);
  if (abandonedOn !== null) return { refusal: 'abandoned' };
  if (calendar === null) return { refusal: 'notStarted' };
  if (pendingPause(pauses, today) !== null) return { refusal: 'pending' };
  const week = programmeWeek(clock);
  if (week >= programmeRules.lastDiaryWeek) return { refusal: 'lastWeek' };
  if (pauses.length >= programmeRules.pausesAtMost) return { refusal: 'noneLeft' };
  const startsOn = programmeWeekOpensOn(calendar, week + 1);
  return {
    week,
    startsOn,
    earliestReturnOn: addDays(startsOn, 1),
    latestReturnOn: addDays(startsOn, programmeRules.pauseDaysAtMost),
  };
}

/** Whether a pause can still be taken back: before the day on which it begins. @decision D67 */
export function canWithdrawPause({ startsOn }: Pause, today: LocalDate): boolean {
  return today < startsOn;
}

/** The first day on which « Reprendre aujourd'hui » ends a pause: the one after it began. @decision D67 */
export function pauseEndableFrom({ startsOn }: Pause): LocalDate {
  return addDays(startsOn, 1);
}

/** Whether « Reprendre aujourd'hui » ends a pause today. @decision D67 */
export function canEndPause(pause: Pause, today: LocalDate): boolean {
  return pauseEndableFrom(pause) <= today && today < pause.resumesOn;
}
