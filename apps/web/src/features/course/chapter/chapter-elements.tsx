import type { ReactNode } from 'react';
import type { ContentElement } from '../../prose/content-node.ts';
import { AnswerField } from './answer-field.tsx';
import { Exercise } from './exercise.tsx';
import { Quiz } from './quiz.tsx';
import { SourceMark } from './source-mark.tsx';

/** What a chapter has beyond a page: sources, exercises and their answers, the recap. */
export function drawChapterElement(element: ContentElement): ReactNode {
  switch (element.name) {
    case 'ref':
      return <SourceMark id={element.id} number={element.number} />;
    case 'exercise':
      return <Exercise exercise={element} />;
    case 'answer':
      return <AnswerField field={element} />;
    case 'quiz':
      return <Quiz quiz={element} />;
    default: // The page draws the rest.
      return null;
  }
}
