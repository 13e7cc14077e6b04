/** Figures of the questionnaires' rules, with the version that exports name. */
export const questionnaireRules = {
  version: 'regles@1',
  /** Least nights per week, and least months, that point to insomnia. */
  screeningNightsAWeekMinimum: 3,
  screeningMonthsMinimum: 3,
} as const;
