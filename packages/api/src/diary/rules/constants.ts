/**
 * Numbers that the rules of the sleep diary use. Exported files contain their `version`.
 * @decision D12 D20–D31
 * @source specification §9
 */
export const diaryRules = {
  version: 'regles@2',
  /**
   * A lights-out time at or after noon belongs to the evening before the date of the night (D12).
   */
  noonTime: 720,
  timeInBedMaximumMinutes: 960,
  /**
   * Maximum time from going to bed to lights-out (D70). A longer time means that the entered bed
   * time is after lights-out.
   */
  bedBeforeLightsOutMaximumMinutes: 720,
  /**
   * Limits for questions: the page asks the person to confirm a value beyond a limit, and never
   * refuses the value (D21).
   */
  questionedLightsOutFromTime: 360,
  questionedLightsOutBeforeTime: 1080,
  questionedTimeInBedBelowMinutes: 180,
  questionedTimeInBedAboveMinutes: 720,
  questionedAwakeAboveMinutes: 240,
  questionedEfficiencyBelowPercent: 20,
  questionedDistanceAboveMinutes: 240,
  questionedRiseAheadAboveMinutes: 5,
  questionedNapBeforeTime: 540,
  usualTimesMinimumNights: 5,
  efficiencyTargetPercent: 85,
  lowEfficiencyPercent: 80,
  provisionalMinimumNights: 3,
  completeMinimumNights: 5,
  wideningsMinutes: [20, 30],
  veryLittleSleepBelowMinutes: 240,
  whiteNightsOfVeryLittleSleep: 2,
  veryLongSleepFromMinutes: 570,
  narrowWindowMaximumMinutes: 360,
  narrowWindowWeeks: 4,
  dayNightsOfShiftWork: 3,
  windowMinimumMinutes: 330,
  windowMaximumMinutes: 540,
  agreedWindowMinimumMinutes: 300,
  agreedWindowMaximumMinutes: 540,
  windowRoundUpMinutes: 15,
  windowRoundNearestMinutes: 5,
  firstScheduleWeek: 2,
  anchorStepMinutes: 5,
  usualBedtimeFromTime: 1200,
  usualBedtimeToTime: 180,
  usualRiseFromTime: 240,
  usualRiseToTime: 660,
  napEndLatestTime: 900,
  napTotalMaximumMinutes: 60,
  /** Number of days on which a night can be written, beginning with the date of the night (D31). */
  daysOpen: 3,
  leaveBedAfterMinutes: { from: 20, to: 30 },
  sleepRuleCount: 7,
} as const;
