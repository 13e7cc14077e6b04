import { daysBetween, type LocalDate } from '../../time/rules/local-date.ts';
import { programmeRules } from './constants.ts';
import { pauseOn, type Pause } from './pause.ts';

/** Dates are in the person's time zone. */
export type Presence = {
  today: LocalDate;
  lastActiveOn: LocalDate | null;
  greetedOn: LocalDate | null;
  pauses: readonly Pause[];
  programmeWeek: number;
  isAbandoned: boolean;
};

/**
 * Last active day before an absence of seven days or more. Null unless « Bon retour » must be
 * shown today.
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
