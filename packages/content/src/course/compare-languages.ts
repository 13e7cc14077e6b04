import type { ChapterText } from './course.ts';
import { proseOutline, tagOutline } from './chapter-outline.ts';
import { type Localised, locales } from '../locale.ts';

/** First difference between two lists; null when they are equal. */
const findDifference = (fr: string[], en: string[]): string | null => {
  const length = Math.max(fr.length, en.length);
  for (let index = 0; index < length; index += 1) {
    if (fr[index] !== en[index]) {
      return `${fr[index] ?? 'nothing'} in French, ${en[index] ?? 'nothing'} in English (place ${index + 1})`;
    }
  }
  return null;
};

/**
 * Both languages need the same tags, ids, kinds and right answers, or a stored answer changes its
 * meaning.
 */
export function languageFaults({ fr, en }: Localised<ChapterText>): string[] {
  const difference = findDifference(tagOutline(fr.body), tagOutline(en.body));
  return difference === null ? [] : [`the tags differ: ${difference}`];
}

/** Warns of paragraphs or figures that only one language has. */
export function languageWarnings({ fr, en }: Localised<ChapterText>): string[] {
  const prose = findDifference(proseOutline(fr.body), proseOutline(en.body));
  const figures = findDifference(fr.figures.toSorted(), en.figures.toSorted());
  return [
    ...(prose === null ? [] : [`the paragraphs differ: ${prose}`]),
    ...(figures === null ? [] : [`the figures differ: ${figures}`]),
  ];
}

const words = { from: 400, to: 900 };
const easiest = 60;

/** Warns of a text harder than about grade 8. */
export function easeWarnings(text: Localised<ChapterText>): string[] {
  return locales.flatMap((locale) => {
    const { readingEase } = text[locale];
    return readingEase < easiest ? [`${locale}: reading ease ${readingEase}`] : [];
  });
}

/** Warns of a chapter outside 400 to 900 words, outside two to four sections, or harder than grade 8. */
export function readingWarnings(text: Localised<ChapterText>): string[] {
  return [
    ...locales.flatMap((locale) => {
      const { wordCount, body } = text[locale];
      const sections = proseOutline(body).filter((name) => name === 'h2').length;
      return [
        ...(wordCount < words.from || wordCount > words.to
          ? [`${locale}: ${wordCount} words`]
          : []),
        ...(sections < 2 || sections > 4 ? [`${locale}: ${sections} sections`] : []),
      ];
    }),
    ...easeWarnings(text),
  ];
}
