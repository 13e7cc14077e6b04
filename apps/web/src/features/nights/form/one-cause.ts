import type { NightQuestionCode } from '@aube/api/rules';

/** Questions with the same cause: asked once, by the first of them. */
const sameCause: Partial<Record<NightQuestionCode, readonly NightQuestionCode[]>> = {
  lightsOutUnusual: ['lightsOutByDay', 'timeInBedShort', 'timeInBedLong'],
  finalWakeUpUnusual: ['timeInBedShort', 'timeInBedLong'],
  efficiencyLow: ['sleepOnsetLong', 'awakeLong'],
};

/** The questions to ask, one per cause, each with the questions that its answer settles too. */
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
