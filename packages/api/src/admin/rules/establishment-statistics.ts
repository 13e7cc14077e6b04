import type { GateQuestionnaire } from '../../programme/rules/gate.ts';

/** The figures of an establishment, in the order in which they are shown. @decision D43 */
export const statisticNames = [
  'registered',
  'started',
  'finished',
  'abandoned',
  'completedS0',
  'completedS6',
  'completedS12',
  'completedS24',
] as const;
export type StatisticName = (typeof statisticNames)[number];

/** Numbers of people. */
export type EstablishmentStatistics = Record<StatisticName, number>;

/** What decides in which figures a participant counts. */
export type CountedPerson = {
  /** The account was activated, even when it is deactivated now. */
  isActivated: boolean;
  isDeleted: boolean;
  hasAbandoned: boolean;
  /** What was sent, drafts aside. */
  submitted: readonly GateQuestionnaire[];
};

/**
 * In which figures one participant counts. The one definition of each:
 * - registered (« inscrits »): the account was activated and is not deleted; all else is among these;
 * - started (« commencés »): S0 is submitted, which is when the programme begins (decision D14);
 * - finished (« terminés »): S24 is submitted and the programme was not abandoned;
 * - abandoned (« abandonnés »): the programme is abandoned, whatever was submitted before or since;
 * - completedS0 … completedS24 (« complétés »): that questionnaire is submitted, abandoned or not.
 *
 * What is counted in the database is held equal to this by `establishment-figures.test.ts`.
 * @source specification §3
 * @decision D43
 */
export function figuresOf(person: CountedPerson): Record<StatisticName, boolean> {
  const registered = person.isActivated && !person.isDeleted;
  const has = (code: GateQuestionnaire) => registered && person.submitted.includes(code);
  return {
    registered,
    started: has('S0'),
    finished: has('S24') && !person.hasAbandoned,
    abandoned: registered && person.hasAbandoned,
    completedS0: has('S0'),
    completedS6: has('S6'),
    completedS12: has('S12'),
    completedS24: has('S24'),
  };
}
