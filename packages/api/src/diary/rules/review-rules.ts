/**
 * Constants of the weekly review (« Ma semaine »). Each review contains the version of these rules.
 * @decision D68 D83 diary#weekly-review
 */
export const reviewRules = {
  version: 'bilan@2',
  /**
   * A night keeps the schedule when lights-out and rise each differ from the schedule by at most
   * this number of minutes.
   */
  keptWithinMinutes: 30,
  /**
   * The review praises the efficiency of a week only when at least this number of nights keep the
   * schedule (D83).
   */
  keptNightsForPraise: 4,
  patternMinimumNights: 3,
  /** Number of weeks in a row with the same tip, after which the next tip is given. */
  sameTipWeeks: 2,
  /**
   * The review shows two efficiencies as equal when their difference is below this number of
   * percentage points.
   */
  sameWithinPercent: 2,
  repeatedNights: 3,
  repeatedNapDays: 2,
  nightlyMedicationNights: 5,
  lateRisingMinutes: 15,
  /** Mean time in bed below which the review asks a person to stay in bed longer (D83). */
  shortTimeInBedMinutes: 330,
  bedBeforeLightsOutMinutes: 30,
  risingSpreadMinutes: 60,
  /**
   * A day of an experiment is done when the rise is at most this number of minutes from the
   * schedule.
   */
  risingWithinMinutes: 15,
  awakeBeforeRisingMinutes: 30,
  longAwakeMinutes: 30,
  longSleepOnsetMinutes: 30,
  /** The tip to keep the schedule needs at least this number of nights outside the schedule. */
  nightsOutsideSchedule: 3,
  /** Maximum number of experiments that the review offers because of patterns in the nights. */
  intentionsFound: 3,
  wellNights: 5,
  risingShiftMinutes: 60,
  earlyWeeks: { from: 2, to: 4 },
  milestoneWeek: 6,
} as const;
