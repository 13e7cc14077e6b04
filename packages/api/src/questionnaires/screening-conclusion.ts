import { raisedFlags, type Questionnaire } from '@aube/content';
import type { AnswerValue } from './rules/check-answers.ts';
import { screeningResult, type ScreeningResult } from './rules/screening-result.ts';

/** What the self-screening's answers conclude, and the flags that they raise. */
export function concludeScreening(
  { instruments }: Questionnaire,
  answers: Record<string, AnswerValue>,
): { result: ScreeningResult; flags: string[] } {
  const flags = [...new Set(instruments.flatMap((each) => raisedFlags(each, answers)))];
  const difficulties = [answers['screening_difficulties'] ?? []].flat();
  return {
    flags,
    result: screeningResult({
      hasDifficulty: difficulties.some((code) => code !== 'none'),
      nightsAWeek: Number(answers['screening_nights'] ?? 0),
      months: Number(answers['screening_months'] ?? 0),
      hasOpportunity: answers['screening_opportunity'] === 'yes',
      hasDaytimeEffect: answers['screening_daytime'] === 'yes',
      flags,
    }),
  };
}
