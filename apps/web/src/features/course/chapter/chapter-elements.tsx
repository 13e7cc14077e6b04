import type { ReactNode } from 'react';
import type { ContentElement } from '../../prose/content-node.ts';
import { AnswerField } from './answer-field.tsx';
import { Exercise } from './exercise.tsx';
import { Quiz } from './quiz.tsx';
import { SourceMark } from './source-mark.tsx';

/** What a chapter has beyond a page: sources, exercises and their answers, the recap. */
export function drawChapterElement(element: ContentElement): ReactNode {
  if (element.name === 'ref') return <SourceMark id={element.id} number={element.number} />;
  if (element.name === 'exercise') return <Exercise exercise={element} />;
  if (element.name === 'answer') return <AnswerField field={element} />;
  if (element.name === 'quiz') return <Quiz quiz={element} />;
  return null;
}
