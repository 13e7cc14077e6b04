import type { NightQuestionCode } from '@aube/api/rules';

/**
 * More precise questions, by the code of a general question. A precise question replaces the
 * general question.
 */
const sameCause: Partial<Record<NightQuestionCode, readonly NightQuestionCode[]>> = {
  lightsOutUnusual: ['lightsOutByDay', 'timeInBedShort', 'timeInBedLong'],
  finalWakeUpUnusual: ['timeInBedShort', 'timeInBedLong'],
  efficiencyLow: ['sleepOnsetLong', 'awakeLong'],
};

/** `settles` lists the questions that get the same answer. */
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
