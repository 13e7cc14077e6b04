import type { EstablishmentStatistics, StatisticName } from '@aube/api/rules';

/** From joining to the last questionnaire, in order. */
const steps = [
  'registered',
  'completedS0',
  'completedS6',
  'completedS12',
  'completedS24',
] as const satisfies readonly StatisticName[];

export type FunnelStep = {
  readonly name: (typeof steps)[number];
  readonly count: number;
  /** Whole per cent of those registered, rounded to the nearest; null while nobody is. */
  readonly percent: number | null;
};

/** How many of those registered came as far as each questionnaire. */
export function funnelOf(statistics: EstablishmentStatistics): FunnelStep[] {
  const all = statistics.registered;
  return steps.map((name) => ({
    name,
    count: statistics[name],
    percent: all === 0 ? null : Math.round((100 * statistics[name]) / all),
  }));
}
