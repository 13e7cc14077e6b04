/** Exported files contain the version of these rules. */
export const questionnaireRules = {
  version: 'regles@1',
  /** A result points to insomnia only from this number of nights per week and of months. */
  screeningNightsAWeekMinimum: 3,
  screeningMonthsMinimum: 3,
} as const;

export type ScreeningFacts = {
  hasDifficulty: boolean;
  nightsAWeek: number;
  months: number;
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

/** Result of the self-screening (« évaluez mon sommeil »); not a diagnosis. @decision D33 */
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

export function isSuited(result: ScreeningResult | null): boolean {
  return result === 'suited' || result === 'suitedWithCare';
}
