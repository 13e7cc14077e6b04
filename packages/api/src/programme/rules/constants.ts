/**
 * Figures of the programme's rules, and the version of the rules that exports name.
 * @source specification §9
 */
export const programmeRules = {
  version: 'regles@1',
  /**
   * Week (derniere_semaine) from which each questionnaire is due; 0 because S0 comes before week
   * 1.
   */
  questionnaireDueFromWeek: { S0: 0, S6: 7, S12: 13, S24: 25 },
  moduleCount: 6,
  daysPerWeek: 7,
  firstDiaryWeek: 1,
  lastDiaryWeek: 25,
  abandonmentUndoHours: 24,
  pausesAtMost: 2,
  pauseDaysAtMost: 28,
  /** Days without an action of the person after which « Bon retour » is shown. */
  absenceDays: 7,
} as const;
