import type { GateQuestionnaire } from '../../programme/rules/gate.ts';

/** Figures of an establishment, in display order. @decision D43 */
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

export type EstablishmentStatistics = Record<StatisticName, number>;

export type CountedPerson = {
  /** True for an account that was activated, also when the account is now deactivated. */
  isActivated: boolean;
  isDeleted: boolean;
  hasAbandoned: boolean;
  submitted: readonly GateQuestionnaire[];
};

/**
 * Figures in which one participant is counted. Only activated accounts are counted; submissions
 * after an abandonment are counted too.
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
