/** @decision D80 */
export const weekQuestions = ['unusualEnergy', 'shiftWork'] as const;
export type WeekQuestion = (typeof weekQuestions)[number];

export const SHIFT_WORK_FLAG = 'shiftWork';

export type WeekQuestionFacts = {
  week: number;
  diaryWeek: number;
  takesEntries: boolean;
  isVeryLittleSleep: boolean;
  isSleepByDay: boolean;
  openSafetyFlags: readonly string[];
  answers: Readonly<Record<WeekQuestion, boolean | null>>;
};

/**
 * Questions of a week that have no answer yet. Only the open week and the week before have
 * questions.
 * @decision D80
 */
export function askedQuestions(facts: WeekQuestionFacts): WeekQuestion[] {
  const { week, diaryWeek, takesEntries, openSafetyFlags } = facts;
  if (!takesEntries || week < diaryWeek - 1) return [];
  const areCalled: Readonly<Record<WeekQuestion, boolean>> = {
    unusualEnergy: facts.isVeryLittleSleep,
    shiftWork: facts.isSleepByDay && !openSafetyFlags.includes(SHIFT_WORK_FLAG),
  };
  return weekQuestions.filter(
    (question) => areCalled[question] && facts.answers[question] === null,
  );
}
