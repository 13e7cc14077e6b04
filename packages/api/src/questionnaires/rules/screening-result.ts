/** Figures of the questionnaires' rules, with the version that exports name. */
export const questionnaireRules = {
  version: 'regles@1',
  /** Least nights per week, and least months, that point to insomnia. */
  screeningNightsAWeekMinimum: 3,
  screeningMonthsMinimum: 3,
} as const;

/** Answers of the self-screening about nights, and its safety flags. */
export type ScreeningFacts = {
  hasDifficulty: boolean;
  nightsAWeek: number;
  months: number;
  /** Enough time and a suitable place to sleep. */
  hasOpportunity: boolean;
  hasDaytimeEffect: boolean;
  flags: readonly string[];
};

export type ScreeningResult =
  | 'suited'
  | 'suitedWithCare'
  | 'tooEarly'
  | 'opportunity'
  | 'noDifficulty'
  | 'underage';

/**
 * Result of the self-screening (« évaluez mon sommeil »); never a diagnosis. The programme suits
 * adults with difficulties on three nights per week or more, for three months or more, with an
 * effect on their days and in spite of enough opportunity to sleep; a safety flag adds care.
 * @decision D33
 */
export function screeningResult(facts: ScreeningFacts): ScreeningResult {
  const { screeningNightsAWeekMinimum, screeningMonthsMinimum } = questionnaireRules;
  if (facts.flags.includes('underage')) return 'underage';
  if (!facts.hasDifficulty || facts.nightsAWeek === 0 || !facts.hasDaytimeEffect) {
    return 'noDifficulty';
  }
  if (!facts.hasOpportunity) return 'opportunity';
  if (facts.nightsAWeek < screeningNightsAWeekMinimum || facts.months < screeningMonthsMinimum) {
    return 'tooEarly';
  }
  return facts.flags.length > 0 ? 'suitedWithCare' : 'suited';
}

/** True when the programme suits, so that an open site may let the person register. */
export function isSuited(result: ScreeningResult | null): boolean {
  return result === 'suited' || result === 'suitedWithCare';
}
