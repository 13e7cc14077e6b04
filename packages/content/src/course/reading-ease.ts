import type { Locale } from '../locale.ts';

const wordPattern = /[\p{L}\p{N}]+(?:[’'-][\p{L}]+)*/gu;

export function wordsOf(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

const silentEnding = { fr: /[^aeiouyàâäéèêëîïôöûùü]es?$/u, en: /(?:[^l]e|ed|es)$/u };

const syllablesOf = (word: string, locale: Locale): number => {
  const plain = word.toLowerCase();
  const groups = plain.match(/[aeiouyàâäéèêëîïôöûùüœæ]+/gu)?.length ?? 1;
  return groups > 1 && silentEnding[locale].test(plain) ? groups - 1 : groups;
};

/** The end of a paragraph, list item or heading also ends a sentence. */
const sentencesOf = (blocks: string[]): string[] =>
  blocks.flatMap((block) => block.split(/[.!?…;]+(?=\s|$)/u)).filter((s) => wordsOf(s).length > 0);

/**
 * Reading ease from 0 to 100 (Flesch; French: Kandel and Moles); about 60 is grade 8. Syllables
 * are estimated.
 */
export function readingEase(blocks: string[], locale: Locale): number {
  const words = wordsOf(blocks.join('\n'));
  const sentences = sentencesOf(blocks);
  if (words.length === 0) return 100;
  const perSentence = words.length / Math.max(1, sentences.length);
  const perWord = words.reduce((sum, word) => sum + syllablesOf(word, locale), 0) / words.length;
  const ease =
    locale === 'fr'
      ? 207 - 1.015 * perSentence - 73.6 * perWord
      : 206.835 - 1.015 * perSentence - 84.6 * perWord;
  return Math.round(Math.min(100, Math.max(0, ease)));
}
