/** Questions about what the nights of a week show. @decision D80 */
export const weekQuestions = ['unusualEnergy', 'shiftWork'] as const;
export type WeekQuestion = (typeof weekQuestions)[number];

/** Flag of the safety question about shift work. */
export const SHIFT_WORK_FLAG = 'shiftWork';

export type WeekQuestionFacts = {
  week: number;
  /** Week that the programme has reached (derniere_semaine). */
  programmeWeek: number;
  takesEntries: boolean;
  isVeryLittleSleep: boolean;
  isSleepByDay: boolean;
  openSafetyFlags: readonly string[];
  /** Answer to each question about this week; null before. */
  answers: Readonly<Record<WeekQuestion, boolean | null>>;
};

/**
 * Questions that a week still asks, each once. Only the open week and the week before ask.
 * @decision D80
 */
export function askedQuestions(facts: WeekQuestionFacts): WeekQuestion[] {
  const { week, programmeWeek, takesEntries, openSafetyFlags } = facts;
  if (!takesEntries || week < programmeWeek - 1) return [];
  const areCalled: Readonly<Record<WeekQuestion, boolean>> = {
    unusualEnergy: facts.isVeryLittleSleep,
    shiftWork: facts.isSleepByDay && !openSafetyFlags.includes(SHIFT_WORK_FLAG),
  };
  return weekQuestions.filter(
    (question) => areCalled[question] && facts.answers[question] === null,
  );
}
