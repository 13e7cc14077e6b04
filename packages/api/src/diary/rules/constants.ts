/**
 * Every figure of the sleep diary's rules, with the version that an export names.
 * @decision D12 D20–D31
 * @source specification §9
 */
export const diaryRules = {
  version: 'regles@1',
  /** Lights-out from noon on belongs to the day before the diary's date (D12). */
  noonTime: 720,
  timeInBedMaximumMinutes: 960,
  /**
   * Details (D70): going to bed comes at most this long before lights-out; a longer time lies
   * after it.
   */
  bedBeforeLightsOutMaximumMinutes: 720,
  /** Questioned, never refused (D21). */
  questionedLightsOutFromTime: 360,
  questionedLightsOutBeforeTime: 1080,
  questionedTimeInBedBelowMinutes: 180,
  questionedTimeInBedAboveMinutes: 720,
  questionedAwakeAboveMinutes: 240,
  questionedEfficiencyBelowPercent: 20,
  questionedDistanceAboveMinutes: 240,
  usualTimesMinimumNights: 5,
  /** Weekly figure and advice (D23 to D25). */
  efficiencyTargetPercent: 85,
  lowEfficiencyPercent: 80,
  provisionalMinimumNights: 3,
  completeMinimumNights: 5,
  wideningsMinutes: [20, 30],
  /** Sleep window (D26) and schedule (D28, D29). */
  windowMinimumMinutes: 330,
  windowMaximumMinutes: 540,
  windowRoundUpMinutes: 15,
  windowRoundNearestMinutes: 5,
  firstScheduleWeek: 2,
  anchorStepMinutes: 5,
  usualBedtimeFromTime: 1200,
  usualBedtimeToTime: 180,
  usualRiseFromTime: 240,
  usualRiseToTime: 660,
  /** Naps (D30): to end by 15:00, an hour a day at most. */
  napEndLatestTime: 900,
  napTotalMaximumMinutes: 60,
  /** A day takes its night on its date and the two days after it (D31). */
  daysOpen: 3,
  /** Used by the course's pages: when to leave the bed, and how many sleep rules there are. */
  leaveBedAfterMinutes: { from: 20, to: 30 },
  sleepRuleCount: 7,
} as const;
