import type { NightQuestionCode } from '@aube/api/rules';

/**
 * Causes of a question, by its code. When a cause is asked too, the question itself is not asked.
 */
const sameCause: Partial<Record<NightQuestionCode, readonly NightQuestionCode[]>> = {
  lightsOutUnusual: ['lightsOutByDay', 'timeInBedShort', 'timeInBedLong'],
  finalWakeUpUnusual: ['timeInBedShort', 'timeInBedLong'],
  efficiencyLow: ['sleepOnsetLong', 'awakeLong'],
};

/** Questions to ask, one per cause; `settles` lists the questions that the answer covers too. */
export function questionsByCause<Question extends { readonly code: NightQuestionCode }>(
  questions: readonly Question[],
): { readonly question: Question; readonly settles: readonly NightQuestionCode[] }[] {
  const codes = questions.map(({ code }) => code);
  const causeOf = (code: NightQuestionCode) =>
    sameCause[code]?.find((cause) => codes.includes(cause)) ?? null;
  return questions
    .filter(({ code }) => causeOf(code) === null)
    .map((question) => ({
      question,
      settles: codes.filter((code) => causeOf(code) === question.code),
    }));
}
