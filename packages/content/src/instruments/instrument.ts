import type { InstrumentChoice, InstrumentFile } from './instrument-file.ts';

/** `hash` identifies the text and the scoring. */
export type Instrument = InstrumentFile & { readonly hash: string };

export type Answer = string | number | boolean | readonly string[] | null;
export type Answers = Readonly<Record<string, Answer>>;

/** Code of « Je préfère ne pas répondre ». */
export const DECLINED = 'declined';

export function choicesOf(
  instrument: Pick<InstrumentFile, 'answerSets' | 'items'>,
  itemCode: string,
): readonly InstrumentChoice[] {
  const item = instrument.items.find(({ code }) => code === itemCode);
  if (item?.type !== 'choice' && item?.type !== 'choices') return [];
  return instrument.answerSets[item.answers] ?? [];
}
