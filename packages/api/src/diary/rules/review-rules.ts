/**
 * Figures of the weekly review (« Ma semaine »). A review names the version of the rules.
 * @decision D68 diary#weekly-review
 */
export const reviewRules = {
  version: 'bilan@1',
  /**
   * A night keeps the schedule when both ends are within this number of minutes of the schedule.
   */
  keptWithinMinutes: 30,
  /** Number of nights needed to look for a pattern (D24). */
  patternMinimumNights: 3,
  /**
   * Efficiencies count as equal when their difference is below this number of percentage points.
   */
  sameWithinPercent: 2,
  /** Number of nights from which a pattern counts as repeated. */
  repeatedNights: 3,
  repeatedNapDays: 2,
  nightlyMedicationNights: 5,
  bedBeforeLightsOutMinutes: 30,
  risingSpreadMinutes: 60,
  earlyWakingMinutes: 30,
  longAwakeMinutes: 30,
  longSleepOnsetMinutes: 30,
  /**
   * Number of nights outside the schedule from which the person is advised to keep the schedule.
   */
  nightsOutsideSchedule: 3,
  /** Maximum number of offered intentions that come from the nights. */
  intentionsFound: 3,
  wellNights: 5,
  risingShiftMinutes: 60,
} as const;
