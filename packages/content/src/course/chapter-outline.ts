import type { CourseElement, CourseNode } from './course.ts';
import { elementsOf } from './chapter-blocks.ts';

const places = (flags: boolean[]): string => flags.map((flag) => (flag ? 'x' : '-')).join('');

const quizLine = (quiz: CourseElement & { name: 'quiz' }): string => {
  const questions = quiz.questions.map(
    ({ id, options }) => `${id} ${places(options.map((option) => option.correct))}`,
  );
  return [`quiz ${quiz.id}`, ...questions].join(', ');
};

const boxes: readonly string[] = ['advice', 'caution', 'summary'];

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

/** Tags of a chapter with ids, kinds and right answers; both languages must have the same. */
export function tagOutline(body: readonly CourseNode[]): string[] {
  return elementsOf(body)
    .map(tagLine)
    .filter((line) => line !== null);
}

/** Shape of the prose: one line per paragraph, heading and list item. Translations should share it. */
export function proseOutline(body: readonly CourseNode[]): string[] {
  return elementsOf(body)
    .map((element) => element.name)
    .filter((name) => ['p', 'h2', 'h3', 'ul', 'ol', 'li'].includes(name));
}
