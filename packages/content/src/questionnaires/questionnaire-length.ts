import type { Instrument } from '../instruments/instrument.ts';

export type QuestionnaireLength = { readonly questions: number; readonly minutes: number };

export type LengthsByCode = Readonly<Record<string, QuestionnaireLength>>;

const secondsPerQuestion = 12;

export function questionnaireLength(
  instruments: readonly Pick<Instrument, 'items'>[],
): QuestionnaireLength {
  const questions = instruments.reduce((sum, { items }) => sum + items.length, 0);
  return { questions, minutes: Math.max(1, Math.round((questions * secondsPerQuestion) / 60)) };
}
