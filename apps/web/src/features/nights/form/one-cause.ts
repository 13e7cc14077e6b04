import type { NightQuestionCode } from '@aube/api/rules';

/** Key: a general question. Value: the precise questions that replace the general question. */
const sameCause: Partial<Record<NightQuestionCode, readonly NightQuestionCode[]>> = {
  timeInBedLong: ['lightsOutByDay'],
  lightsOutUnusual: ['lightsOutByDay', 'timeInBedShort', 'timeInBedLong'],
  finalWakeUpUnusual: ['timeInBedShort', 'timeInBedLong'],
  efficiencyLow: ['sleepOnsetLong', 'awakeLong', 'timeInBedShort', 'finalWakeUpUnusual'],
};

/** `settles`: questions that get the same answer. */
export function questionsByCause<Question extends { readonly code: NightQuestionCode }>(
  questions: readonly Question[],
): { readonly question: Question; readonly settles: readonly NightQuestionCode[] }[] {
  const codes = questions.map(({ code }) => code);
  const causeOf = (code: NightQuestionCode): NightQuestionCode | null =>
    sameCause[code]?.find((cause) => codes.includes(cause) && causeOf(cause) === null) ?? null;
  return questions
    .filter(({ code }) => causeOf(code) === null)
    .map((question) => ({
      question,
      settles: codes.filter((code) => causeOf(code) === question.code),
    }));
}
