import { daysBetween, type LocalDate } from '../../time/rules/local-date.ts';
import { programmeRules } from './constants.ts';
import { pauseOn, type Pause } from './pause.ts';

/** Facts that decide on a greeting after an absence; dates in the person's zone. */
export type Presence = {
  today: LocalDate;
  /** Last date on which they saved, chose, read, watched, wrote or sent something; null: never. */
  lastActiveOn: LocalDate | null;
  /** Last showing of « Bon retour »; null: never. */
  greetedOn: LocalDate | null;
  pauses: readonly Pause[];
  programmeWeek: number;
  isAbandoned: boolean;
};

/**
 * First day of an absence when the programme opens on « Bon retour »: seven days or more without a
 * sign, once per absence, on the day of the return. From the next day on a greeting counts as a
 * sign. No greeting during a pause, before the programme, after its 25 weeks, or after leaving.
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
