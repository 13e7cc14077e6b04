/**
 * Numbers of the weekly review (« Ma semaine »). A review contains the version of the rules.
 * @decision D68 D83 diary#weekly-review
 */
export const reviewRules = {
  version: 'bilan@2',
  /** Largest difference, in minutes, at each end of a night that keeps the schedule. */
  keptWithinMinutes: 30,
  /** Number of kept nights below which the efficiency of a week is not praised (D83). */
  keptNightsForPraise: 4,
  patternMinimumNights: 3,
  /** Number of weeks in a row with the same tip, after which the next tip is given. */
  sameTipWeeks: 2,
  /**
   * Efficiencies count as equal when their difference is below this number of percentage points.
   */
  sameWithinPercent: 2,
  repeatedNights: 3,
  repeatedNapDays: 2,
  nightlyMedicationNights: 5,
  lateRisingMinutes: 15,
  /** Mean time in bed below which a person is told to stay in bed longer (D83). */
  shortTimeInBedMinutes: 330,
  bedBeforeLightsOutMinutes: 30,
  risingSpreadMinutes: 60,
  /**
   * An experiment counts a day as done when the rise is at most this number of minutes from the
   * schedule.
   */
  risingWithinMinutes: 15,
  awakeBeforeRisingMinutes: 30,
  longAwakeMinutes: 30,
  longSleepOnsetMinutes: 30,
  /** Minimum number of nights outside the schedule for the tip to keep the schedule. */
  nightsOutsideSchedule: 3,
  /** Maximum number of offered intentions that come from patterns in the nights. */
  intentionsFound: 3,
  wellNights: 5,
  risingShiftMinutes: 60,
  earlyWeeks: { from: 2, to: 4 },
  milestoneWeek: 6,
} as const;
