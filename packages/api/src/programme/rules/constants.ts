/** Figures of the programme's rules, with the version that exports name. @source specification §9 */
export const programmeRules = {
  version: 'regles@1',
  /** Week (derniere_semaine) from which each questionnaire is due; S0 comes before the first. */
  questionnaireDueFromWeek: { S0: 0, S6: 7, S12: 13, S24: 25 },
  moduleCount: 6,
  daysPerWeek: 7,
  firstDiaryWeek: 1,
  lastDiaryWeek: 25,
  abandonmentUndoHours: 24,
  pausesAtMost: 2,
  pauseDaysAtMost: 28,
  /** Days without a sign of a person after which the programme opens on « Bon retour ». */
  absenceDays: 7,
} as const;
