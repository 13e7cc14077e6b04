/**
 * Figures of the weekly review (« Ma semaine »), and the version that a review names.
 * @decision D68 diary#weekly-review
 */
export const reviewRules = {
  version: 'bilan@1',
  /**
   * Largest difference in minutes, at each end, between a night and a schedule that counts as
   * kept.
   */
  keptWithinMinutes: 30,
  /** Smallest number of nights in which a pattern is looked for (D24). */
  patternMinimumNights: 3,
  /** Largest difference in points between two efficiencies that count as the same. */
  sameWithinPercent: 2,
  /** Smallest number of nights that repeat a pattern. */
  repeatedNights: 3,
  repeatedNapDays: 2,
  nightlyMedicationNights: 5,
  /** Smallest number of minutes at which a tip applies. */
  bedBeforeLightsOutMinutes: 30,
  risingSpreadMinutes: 60,
  earlyWakingMinutes: 30,
  longAwakeMinutes: 30,
  longSleepOnsetMinutes: 30,
  /** Number of nights outside the schedule at which the tip is to keep the schedule. */
  nightsOutsideSchedule: 3,
  /** Number of tips found in the nights that are offered as intentions; plain tips are added. */
  intentionsFound: 3,
  /** Values from which a week counts as a success. */
  wellNights: 5,
  /** Change of the rise time, in minutes, above which a new schedule must be confirmed. */
  risingShiftMinutes: 60,
} as const;
