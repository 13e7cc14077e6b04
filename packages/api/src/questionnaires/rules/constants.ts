/** Figures of the questionnaires' own rules, with the version that an export names. */
export const questionnaireRules = {
  version: 'regles@1',
  /** From how many nights a week, and for how many months, difficulties point to insomnia. */
  screeningNightsAWeekMinimum: 3,
  screeningMonthsMinimum: 3,
} as const;
