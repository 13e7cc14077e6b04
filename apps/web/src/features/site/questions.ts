import { fitsSearch } from '@aube/api/rules';
import { type ContentNode, wordsOf } from './content-node.ts';

type Question = {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly ContentNode[];
};

export type QuestionGroup = {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
};

export type QuestionPage = {
  readonly introduction: readonly ContentNode[];
  readonly groups: readonly QuestionGroup[];
};

type OpenQuestion = {
  readonly answer: ContentNode[];
} & Question;
type OpenGroup = {
  readonly questions: OpenQuestion[];
} & QuestionGroup;

export function questionsOf(body: readonly ContentNode[]): QuestionPage {
  const introduction: ContentNode[] = [];
  const groups: OpenGroup[] = [];
  for (const node of body) {
    const group = groups.at(-1);
    if (typeof node !== 'string' && node.name === 'h2') {
      groups.push({ id: node.id, title: wordsOf(node.children), questions: [] });
    } else if (group && typeof node !== 'string' && node.name === 'h3') {
      group.questions.push({ id: node.id, question: wordsOf(node.children), answer: [] });
    } else {
      (group?.questions.at(-1)?.answer ?? introduction).push(node);
    }
  }
  return { introduction, groups };
}

export function searchQuestions(
  groups: readonly QuestionGroup[],
  sought: string,
): readonly QuestionGroup[] {
  return groups.flatMap((group) => {
    const questions = group.questions.filter(({ question, answer }) =>
      fitsSearch(`${question} ${wordsOf(answer)}`, sought),
    );
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });
}
