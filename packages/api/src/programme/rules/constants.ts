export const programmeRules = {
  /** Week (derniere_semaine) from which each questionnaire is due; S0 is due before week 1. */
  questionnaireDueFromWeek: { S0: 0, S6: 7, S12: 13, S24: 25 },
  moduleCount: 6,
  daysPerWeek: 7,
  firstDiaryWeek: 1,
  lastDiaryWeek: 25,
  /** Highest number of a week that a request may name; weeks above 25 are opened later (D86). */
  highestWeek: 999,
  /** A check week (a single week opened after week 25) is compared with this week. */
  referenceWeek: 24,
  weeksOfOpening: { check: 1, return: 2 },
  /**
   * A return (two weeks opened after week 25) uses earlier nights only when the last night is at
   * most this number of days old.
   */
  freshNightsDays: 7,
  abandonmentUndoHours: 24,
  pausesAtMost: 2,
  pauseDaysAtMost: 28,
  absenceDays: 7,
} as const;
