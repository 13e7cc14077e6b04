/** Exported files contain the version of these rules. @source specification §9 */
export const programmeRules = {
  version: 'regles@1',
  /** Week (derniere_semaine) from which each questionnaire is due; S0 is due before week 1. */
  questionnaireDueFromWeek: { S0: 0, S6: 7, S12: 13, S24: 25 },
  moduleCount: 6,
  daysPerWeek: 7,
  firstDiaryWeek: 1,
  lastDiaryWeek: 25,
  abandonmentUndoHours: 24,
  pausesAtMost: 2,
  pauseDaysAtMost: 28,
  absenceDays: 7,
} as const;
