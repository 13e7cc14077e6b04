import { daysBetween, type LocalDate } from '../../time/rules/local-date.ts';
import { programmeRules } from './constants.ts';
import { pauseOn, type Pause } from './pause.ts';

/** What decides whether somebody comes back after a time away; dates are of their own zone. */
export type Presence = {
  today: LocalDate;
  /** When they last saved, chose, read, watched, wrote or sent something of the programme; null: never. */
  lastActiveOn: LocalDate | null;
  /** When « Bon retour » was last shown; null: never. */
  greetedOn: LocalDate | null;
  pauses: readonly Pause[];
  programmeWeek: number;
  isAbandoned: boolean;
};

/**
 * The day since which somebody was away, when the programme is to open on « Bon retour »: seven days or more without a
 * sign of them, once an absence, on the day on which they come back. A greeting is a sign as well, from the next day
 * on. Nobody is greeted during a pause, before the programme, after its 25 weeks or after leaving.
 * @decision D67
 */
export function awaySince(presence: Presence): LocalDate | null {
  const { today, lastActiveOn, greetedOn, pauses, programmeWeek, isAbandoned } = presence;
  const isGoingOn =
    programmeWeek > 0 && programmeWeek <= programmeRules.lastDiaryWeek && !isAbandoned;
  if (!isGoingOn || lastActiveOn === null || pauseOn(pauses, today) !== null) return null;
  const seenOn =
    greetedOn !== null && greetedOn !== today && greetedOn > lastActiveOn
      ? greetedOn
      : lastActiveOn;
  return daysBetween(seenOn, today) >= programmeRules.absenceDays ? seenOn : null;
}
