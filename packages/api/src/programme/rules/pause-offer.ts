import { addDays, type LocalDate } from '../../time/rules/local-date.ts';
import { programmeRules } from './constants.ts';
import { calendarOf, type Pause } from './pause.ts';
import { programmeWeek, programmeWeekOpensOn, type ProgrammeClock } from './programme-week.ts';

/** Reason against a new pause; `pending`: one is planned or running. @decision D67 */
export type PauseRefusal = 'abandoned' | 'notStarted' | 'lastWeek' | 'pending' | 'noneLeft';

/** The possible pause: the week before it, its start, and the possible days of return. */
export type PauseOffer = {
  week: number;
  startsOn: LocalDate;
  earliestReturnOn: LocalDate;
  latestReturnOn: LocalDate;
};

/** The planned or running pause on `today`; there is at most one. @decision D67 */
export function pendingPause<P extends Pause>(pauses: readonly P[], today: LocalDate): P | null {
  return pauses.find(({ resumesOn }) => today < resumesOn) ?? null;
}

/**
 * The pause that can be asked for today. It begins when the current week ends, so that no week is
 * cut, and lasts 1 to 28 days; at most twice, and not in week 25, after which nothing is left to
 * move.
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

/** True while a pause can be undone: before its first day. @decision D67 */
export function canWithdrawPause({ startsOn }: Pause, today: LocalDate): boolean {
  return today < startsOn;
}

/** First day on which « Reprendre aujourd'hui » ends a pause: the day after its start. @decision D67 */
export function pauseEndableFrom({ startsOn }: Pause): LocalDate {
  return addDays(startsOn, 1);
}

/** True when « Reprendre aujourd'hui » can end a pause today. @decision D67 */
export function canEndPause(pause: Pause, today: LocalDate): boolean {
  return pauseEndableFrom(pause) <= today && today < pause.resumesOn;
}
