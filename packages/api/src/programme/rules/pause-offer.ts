import { addDays, type LocalDate } from '../../time/rules/local-date.ts';
import { programmeRules } from './constants.ts';
import { calendarOf, type Pause } from './pause.ts';
import { programmeWeek, programmeWeekOpensOn, type ProgrammeClock } from './programme-week.ts';

/**
 * Reason why no pause can be requested. `pending`: a pause is already planned or running.
 * @decision D67
 */
export type PauseRefusal =
  | 'abandoned'
  | 'notStarted'
  | 'lastWeek'
  | 'over'
  | 'pending'
  | 'noneLeft';

export type PauseOffer = {
  week: number;
  startsOn: LocalDate;
  earliestReturnOn: LocalDate;
  latestReturnOn: LocalDate;
};

/** @decision D67 */
export function pendingPause<P extends Pause>(pauses: readonly P[], today: LocalDate): P | null {
  return pauses.find(({ resumesOn }) => today < resumesOn) ?? null;
}

/**
 * The pause that can be requested today, or the reason why not. At most two pauses, and none in
 * week 25.
 * @decision D67
 */
export function pauseOffer(clock: ProgrammeClock): PauseOffer | { refusal: PauseRefusal } {
  const { today, pauses, abandonedOn } = clock;
  const calendar = calendarOf(clock);
  if (abandonedOn !== null) return { refusal: 'abandoned' };
  if (calendar === null) return { refusal: 'notStarted' };
  if (pendingPause(pauses, today) !== null) return { refusal: 'pending' };
  const week = programmeWeek(clock);
  if (week > programmeRules.lastDiaryWeek) return { refusal: 'over' };
  if (week === programmeRules.lastDiaryWeek) return { refusal: 'lastWeek' };
  if (pauses.length >= programmeRules.pausesAtMost) return { refusal: 'noneLeft' };
  const startsOn = programmeWeekOpensOn(calendar, week + 1);
  return {
    week,
    startsOn,
    earliestReturnOn: addDays(startsOn, 1),
    latestReturnOn: addDays(startsOn, programmeRules.pauseDaysAtMost),
  };
}

/** @decision D67 */
export function canWithdrawPause({ startsOn }: Pause, today: LocalDate): boolean {
  return today < startsOn;
}

/**
 * First day on which « Reprendre aujourd'hui » can end a pause: the second day of the pause.
 * @decision D67
 */
export function pauseEndableFrom({ startsOn }: Pause): LocalDate {
  return addDays(startsOn, 1);
}

/** @decision D67 */
export function canEndPause(pause: Pause, today: LocalDate): boolean {
  return pauseEndableFrom(pause) <= today && today < pause.resumesOn;
}
