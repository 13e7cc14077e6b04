import type { InstrumentChoice, InstrumentFile } from './instrument-file.ts';

/** Checked instrument; `hash` identifies its text and scoring. */
export type Instrument = InstrumentFile & { readonly hash: string };

/** Stored answer: the code of a choice, several codes, a whole number or a text. */
export type Answer = string | number | boolean | readonly string[] | null;
export type Answers = Readonly<Record<string, Answer>>;

/** Code of « Je préfère ne pas répondre ». */
export const DECLINED = 'declined';

/** Choices of an item; empty for numbers and texts. */
export function choicesOf(
  instrument: Pick<InstrumentFile, 'answerSets' | 'items'>,
  itemCode: string,
): readonly InstrumentChoice[] {
  const item = instrument.items.find(({ code }) => code === itemCode);
  if (item?.type !== 'choice' && item?.type !== 'choices') return [];
  return instrument.answerSets[item.answers] ?? [];
}
