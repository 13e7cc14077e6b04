/**
 * Figures of the weekly review (« Ma semaine »). A review names the version of the rules.
 * @decision D68 D83 diary#weekly-review
 */
export const reviewRules = {
  version: 'bilan@2',
  /**
   * A night keeps the schedule when both ends are within this number of minutes of the schedule.
   */
  keptWithinMinutes: 30,
  /** Number of kept nights below which the efficiency of a week is not praised (D83). */
  keptNightsForPraise: 4,
  /** Number of nights needed to look for a pattern (D24). */
  patternMinimumNights: 3,
  /** Number of weeks in a row after which a tip gives way to the next one. */
  sameTipWeeks: 2,
  /**
   * Efficiencies count as equal when their difference is below this number of percentage points.
   */
  sameWithinPercent: 2,
  /** Number of nights from which a pattern counts as repeated. */
  repeatedNights: 3,
  repeatedNapDays: 2,
  nightlyMedicationNights: 5,
  /** Minutes after the schedule from which a rise is late. */
  lateRisingMinutes: 15,
  /** Mean time in bed below which a person is told to stay in bed longer (D83). */
  shortTimeInBedMinutes: 330,
  bedBeforeLightsOutMinutes: 30,
  risingSpreadMinutes: 60,
  /** Largest difference between a rise and the schedule that an experiment counts as kept. */
  risingWithinMinutes: 15,
  awakeBeforeRisingMinutes: 30,
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
  /** Weeks whose review says first what is expected. */
  earlyWeeks: { from: 2, to: 4 },
  milestoneWeek: 6,
} as const;
