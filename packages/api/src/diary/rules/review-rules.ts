/**
 * Every figure of the weekly review (« Ma semaine »), with the version that an answer names.
 * @decision D68 0063
 */
export const reviewRules = {
  version: 'bilan@1',
  /** A night kept its schedule when lights-out and rising lie within so many minutes of it, at both ends. */
  keptWithinMinutes: 30,
  /** Fewer nights than this are no pattern (D24). */
  patternMinimumNights: 3,
  /** Efficiencies of two weeks are the same within so many points of a per cent. */
  sameWithinPercent: 2,
  /** A pattern of single nights needs so many of them. */
  repeatedNights: 3,
  repeatedNapDays: 2,
  nightlyMedicationNights: 5,
  /** Minutes that may pass before a tip speaks of them. */
  bedBeforeLightsOutMinutes: 30,
  risingSpreadMinutes: 60,
  earlyWakingMinutes: 30,
  longAwakeMinutes: 30,
  longSleepOnsetMinutes: 30,
  /** So many nights outside the schedule, and keeping it is what there is to try. */
  nightsOutsideSchedule: 3,
  /** So many found tips are offered as an intention, beside the plain ones. */
  intentionsFound: 3,
  /** What « went well » needs of a week. */
  wellNights: 5,
  /** A rising time that moves by more than this from one schedule to the next is asked about. */
  risingShiftMinutes: 60,
} as const;
