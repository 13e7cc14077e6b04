import type { Locale } from '../../../lib/locale.ts';

export type SpokenBlock = { readonly text: string; readonly isRecorded?: boolean };

/** `from` and `to`: positions in the block. `words` is empty for a recording. */
export type SpokenPiece = {
  readonly block: number;
  readonly from: number;
  readonly to: number;
  readonly words: string;
};

/** In characters. Many speech engines stop in the middle of a longer text. */
export const LONGEST_PIECE = 200;

const ABBREVIATIONS: Record<Locale, RegExp> = {
  fr: /(?:^|[\s(«])(?:M|MM|Dr|Dre|p|ex|env|art|vol|no|c\.-à-d|\p{Lu})\.$/u,
  en: /(?:^|[\s(“])(?:Mr|Mrs|Ms|Dr|St|No|vs|e\.g|i\.e|approx|\p{Lu})\.$/u,
};

const SENTENCE_END = /[.!?…]+[»”’")\]]*(?:\s+[»”])?(?=\s+[\p{Lu}\d«“"([])/gu;

function sentenceEnds(text: string, locale: Locale): number[] {
  return [...text.matchAll(SENTENCE_END)]
    .map(({ index, 0: end }) => index + end.length)
    .filter((end) => !ABBREVIATIONS[locale].test(text.slice(0, end)));
}

const HOURS: Record<Locale, (text: string) => string> = {
  fr: (text) =>
    text
      .replaceAll(/\b([01]) h(?=\s\d|\W|$)/gu, '$1 heure')
      .replaceAll(/(\d) h(?=\s\d|\W|$)/gu, '$1 heures')
      .replaceAll(/(\d) min\b\.?/gu, '$1 minutes'),
  en: (text) =>
    text
      .replaceAll(/\b1 h\b/gu, '1 hour')
      .replaceAll(/(\d) h\b/gu, '$1 hours')
      .replaceAll(/(\d) min\b\.?/gu, '$1 minutes'),
};

function spokenWords(written: string, locale: Locale): string {
  const plain = written
    .replaceAll(/[«»“”"[\]]/gu, ' ')
    .replaceAll(/(\d)-(?=\d)/gu, '$1 ')
    .replaceAll(/\s*·\s*/gu, ', ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[.,])/gu, '')
    .trim();
  const words = HOURS[locale](plain);
  return /[\p{L}\p{N}%]$/u.test(words) ? `${words}.` : words;
}

function shorterEnd(text: string): number {
  const head = text.slice(0, Math.min(LONGEST_PIECE, text.length) - 1);
  for (const sign of [/[;:](?=\s)/gu, /,(?=\s)/gu, /\s/gu]) {
    const last = [...head.matchAll(sign)].findLast(({ index }) => index > 20);
    if (last) return last.index + last[0].length;
  }
  return head.length;
}

/** Splits a text until each spoken form is short enough: « 5 h » becomes « 5 heures ». */
function shortened(written: string, locale: Locale): string[] {
  if (spokenWords(written, locale).length <= LONGEST_PIECE) return [written];
  const end = shorterEnd(written);
  return [written.slice(0, end), written.slice(end)].flatMap((part) => shortened(part, locale));
}

/** @decision D87 */
export function spokenQueue(blocks: readonly SpokenBlock[], locale: Locale): SpokenPiece[] {
  return blocks.flatMap(({ text, isRecorded }, block) => {
    if (isRecorded) return [{ block, from: 0, to: text.length, words: '' }];
    const ends = [...sentenceEnds(text, locale), text.length];
    const parts = ends.flatMap((end, index) =>
      shortened(text.slice(ends[index - 1] ?? 0, end), locale),
    );
    let start = 0;
    return parts
      .map((written) => {
        const from = start + (written.length - written.trimStart().length);
        const to = start + written.trimEnd().length;
        start += written.length;
        return { block, from, to, words: spokenWords(written, locale) };
      })
      .filter(({ words }) => /[\p{L}\p{N}]/u.test(words));
  });
}
