/**
 * Figures of the weekly review (« Ma semaine »), with the version that its answer names.
 * @decision D68 diary#weekly-review
 */
export const reviewRules = {
  version: 'bilan@1',
  /** Largest distance in minutes between a kept night and its schedule, at both ends. */
  keptWithinMinutes: 30,
  /** Fewest nights that can show a pattern (D24). */
  patternMinimumNights: 3,
  /** Largest difference in points between two equal efficiencies. */
  sameWithinPercent: 2,
  /** Fewest nights of a pattern of single nights. */
  repeatedNights: 3,
  repeatedNapDays: 2,
  nightlyMedicationNights: 5,
  /** Minutes from which a tip applies. */
  bedBeforeLightsOutMinutes: 30,
  risingSpreadMinutes: 60,
  earlyWakingMinutes: 30,
  longAwakeMinutes: 30,
  longSleepOnsetMinutes: 30,
  /** Nights off the schedule from which keeping it becomes the tip. */
  nightsOutsideSchedule: 3,
  /** Tips offered as intentions, beside the plain ones. */
  intentionsFound: 3,
  /** Thresholds of a success. */
  wellNights: 5,
  /** Larger moves of the rise time between schedules are asked about. */
  risingShiftMinutes: 60,
} as const;
