import type { Instrument } from '../instruments/instrument.ts';

/** What a questionnaire takes: how many questions it asks, and about how many minutes. */
export type QuestionnaireLength = { readonly questions: number; readonly minutes: number };

/** By code of the questionnaire: `S0`. */
export type LengthsByCode = Readonly<Record<string, QuestionnaireLength>>;

/** About how long one question takes to read and answer, in seconds. */
const secondsPerQuestion = 12;

/** How long a questionnaire is, counted from the questions that this site asks. */
export function questionnaireLength(
  instruments: readonly Pick<Instrument, 'items'>[],
): QuestionnaireLength {
  const questions = instruments.reduce((sum, { items }) => sum + items.length, 0);
  return { questions, minutes: Math.max(1, Math.round((questions * secondsPerQuestion) / 60)) };
}
