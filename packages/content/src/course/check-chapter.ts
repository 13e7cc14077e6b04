import type { CourseElement, CourseNode } from './course.ts';
import { elementsOf, textOf } from './chapter-blocks.ts';

const duplicates = (values: string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const listItems = (element: CourseElement): number =>
  'children' in element
    ? element.children
        .filter(
          (child) => typeof child !== 'string' && (child.name === 'ul' || child.name === 'ol'),
        )
        .flatMap((list) => (typeof list !== 'string' && 'children' in list ? list.children : []))
        .length
    : 0;

const quizFaults = (quiz: CourseElement & { name: 'quiz' }): string[] => {
  const { questions } = quiz;
  const counted = questions.length === 3 ? [] : [`quiz ${quiz.id} asks three questions`];
  const ids = duplicates(questions.map(({ id }) => id)).map((id) => `question ${id} stands twice`);
  const shapes = questions.flatMap(({ id, options, why }) => [
    ...(options.length >= 2 && options.length <= 4
      ? []
      : [`question ${id} has two to four options`]),
    ...(options.filter(({ correct }) => correct).length === 1
      ? []
      : [`question ${id} has exactly one correct option`]),
    ...(options.every(({ children }) => textOf(children).trim() !== '')
      ? []
      : [`question ${id} has an empty option`]),
    ...(textOf(why).trim() === '' ? [`question ${id} explains its answer in a why`] : []),
  ]);
  return [...counted, ...ids, ...shapes];
};

const exerciseFaults = (elements: CourseElement[]): string[] => {
  const exercises = elements.filter((element) => element.name === 'exercise');
  const groups = exercises.map(({ id, children }) => ({
    id,
    answers: elementsOf(children).filter((element) => element.name === 'answer'),
  }));
  const all = elements.filter((element) => element.name === 'answer');
  return [
    ...(all.length > groups.flatMap(({ answers }) => answers).length
      ? ['an answer stands inside an exercise']
      : []),
    ...groups
      .filter(({ answers }) => answers.length === 0)
      .map(({ id }) => `exercise ${id} has an answer to fill in`),
    ...duplicates(groups.map(({ id }) => id)).map((id) => `exercise ${id} stands twice`),
    ...groups.flatMap(({ id, answers }) =>
      duplicates(answers.map((answer) => answer.id)).map(
        (twice) => `answer ${twice} stands twice in ${id}`,
      ),
    ),
    ...all
      .filter(({ kind, choices }) => (kind === 'choice' ? choices.length < 2 : choices.length > 0))
      .map(({ id, kind }) =>
        kind === 'choice'
          ? `answer ${id} offers two choices or more`
          : `answer ${id} of kind ${kind} has no choices`,
      ),
  ];
};

const isWhole = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

const relaxationFaults = ({ id, steps }: CourseElement & { name: 'relaxation' }): string[] => [
  ...(steps.length > 0 ? [] : [`relaxation ${id} has a step or more`]),
  ...steps
    .filter(({ seconds }) => !isWhole(seconds, 600))
    .map(({ title }) => `step ${title} of ${id} takes 1 to 600 whole seconds`),
  ...steps
    .filter(
      ({ seconds, tightenSeconds: tighten }) => tighten !== 0 && !isWhole(tighten, seconds - 1),
    )
    .map(({ title }) => `step ${title} of ${id} tightens for a part of its seconds`),
];

const guideFaults = (elements: CourseElement[]): string[] => [
  ...elements.flatMap((element) => {
    if (element.name === 'relaxation') return relaxationFaults(element);
    if (element.name === 'breathing' && !isWhole(element.minutes, 60)) {
      return [`breathing ${element.id} takes 1 to 60 whole minutes`];
    }
    if (element.name === 'audio' && textOf(element.children).trim() === '') {
      return [`audio ${element.id} holds its words as text`];
    }
    return [];
  }),
  ...duplicates(
    elements.flatMap((element) =>
      element.name === 'breathing' || element.name === 'relaxation' || element.name === 'audio'
        ? [element.id]
        : [],
    ),
  ).map((id) => `guide ${id} stands twice`),
];

/** A chapter must contain advice or an exercise, a summary of 3–5 points, and a quiz at the end. */
export function chapterFaults(body: readonly CourseNode[]): string[] {
  const elements = elementsOf(body);
  const blocks = body.filter((node) => typeof node !== 'string');
  const last = blocks.at(-1);
  const beforeLast = blocks.at(-2);
  const points = beforeLast?.name === 'summary' ? listItems(beforeLast) : 0;
  return [
    ...(elements.some(({ name }) => name === 'advice' || name === 'exercise')
      ? []
      : ['a chapter gives an advice or an exercise']),
    ...(last?.name === 'quiz' && beforeLast?.name === 'summary'
      ? []
      : ['a chapter ends with its summary, then its quiz']),
    ...(elements.filter(({ name }) => name === 'summary').length > 1
      ? ['one summary a chapter']
      : []),
    ...(elements.filter(({ name }) => name === 'quiz').length > 1 ? ['one quiz a chapter'] : []),
    ...(beforeLast?.name === 'summary' && (points < 3 || points > 5)
      ? ['a summary lists three to five points']
      : []),
    ...exerciseFaults(elements),
    ...guideFaults(elements),
    ...elements.filter((element) => element.name === 'quiz').flatMap(quizFaults),
  ];
}
