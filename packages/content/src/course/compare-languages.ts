import { locales, type Localised } from '../locale.ts';
import { elementsOf } from './chapter-blocks.ts';
import type { ChapterText, CourseElement, CourseNode } from './course.ts';

const places = (flags: boolean[]): string => flags.map((flag) => (flag ? 'x' : '-')).join('');

const quizLine = (quiz: CourseElement & { name: 'quiz' }): string => {
  const questions = quiz.questions.map(
    ({ id, options }) => `${id} ${places(options.map((option) => option.correct))}`,
  );
  return [`quiz ${quiz.id}`, ...questions].join(', ');
};

const boxes: readonly string[] = ['advice', 'caution', 'crisis', 'resources', 'summary'];

const tagLine = (element: CourseElement): string | null => {
  if (element.name === 'quiz') return quizLine(element);
  if (element.name === 'answer') {
    const { id, kind, choices, from } = element;
    return ['answer', id, kind, choices.length, ...from].join(' ');
  }
  if (element.name === 'exercise') {
    const { id, isJournal, at } = element;
    return ['exercise', id, ...(isJournal ? ['journal'] : []), ...(at ? [at] : [])].join(' ');
  }
  if (element.name === 'figure' || element.name === 'ref') {
    return `${element.name} ${element.id}`;
  }
  if (element.name === 'h2' || element.name === 'h3') {
    return /^section-\d+$/u.test(element.id) ? null : `heading ${element.id}`;
  }
  if (element.name === 'breathing') return `breathing ${element.id} ${element.minutes}`;
  if (element.name === 'relaxation') {
    const times = element.steps.map(
      ({ seconds, tightenSeconds }) => `${seconds}/${tightenSeconds}`,
    );
    return ['relaxation', element.id, ...times].join(' ');
  }
  if (element.name === 'audio') return `audio ${element.id}`;
  if (element.name === 'work') return `work ${element.lang}`;
  return boxes.includes(element.name) ? element.name : null;
};

function tagOutline(body: readonly CourseNode[]): string[] {
  return elementsOf(body)
    .map(tagLine)
    .filter((line) => line !== null);
}

function proseOutline(body: readonly CourseNode[]): string[] {
  return elementsOf(body)
    .map((element) => element.name)
    .filter((name) => ['p', 'h2', 'h3', 'ul', 'ol', 'li'].includes(name));
}

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
 * Differences between the languages in tags, ids, kinds and right answers. All must be equal,
 * because a stored answer does not name the language.
 */
export function languageFaults({ fr, en }: Localised<ChapterText>): string[] {
  const difference = findDifference(tagOutline(fr.body), tagOutline(en.body));
  return difference === null ? [] : [`the tags differ: ${difference}`];
}

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

export function easeWarnings(text: Localised<ChapterText>): string[] {
  return locales.flatMap((locale) => {
    const { readingEase } = text[locale];
    return readingEase < easiest ? [`${locale}: reading ease ${readingEase}`] : [];
  });
}

/**
 * Warns about a text outside these limits: 400 to 900 words, two to four sections, about grade 8.
 */
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
