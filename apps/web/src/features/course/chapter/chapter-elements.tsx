import { type ReactNode, Suspense } from 'react';
import { withTexts } from '../../../lib/i18n.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ContentElement } from '../../site/content-node.ts';
import { AnswerField } from '../exercises/answer-field.tsx';
import { Exercise } from '../exercises/exercise.tsx';
import { ChapterDrawing } from './chapter-drawing.tsx';
import { Quiz } from './quiz.tsx';
import { SourceMark } from './source-mark.tsx';

const BreathingPacer = lazyPart(
  withTexts('awake', async () => {
    const { BreathingPacer: part } = await import('../../awake/breathing-pacer.tsx');
    return { default: part };
  }),
);
const RelaxationGuide = lazyPart(
  withTexts('awake', async () => {
    const { RelaxationGuide: part } = await import('../guides/relaxation-guide.tsx');
    return { default: part };
  }),
);
const Recording = lazyPart(async () => {
  const { Recording: part } = await import('../guides/recording.tsx');
  return { default: part };
});

/** Draws the elements of a chapter: drawings, sources, exercises and answers, guides, the recap. */
export function drawChapterElement(element: ContentElement): ReactNode {
  if (element.name === 'ref') return <SourceMark id={element.id} number={element.number} />;
  if (element.name === 'exercise') return <Exercise exercise={element} />;
  if (element.name === 'answer') return <AnswerField field={element} />;
  if (element.name === 'quiz') return <Quiz quiz={element} />;
  if (element.name === 'figure') return <ChapterDrawing id={element.id} alt={element.alt} />;
  return <Suspense fallback={<Skeleton lines={6} />}>{drawGuide(element)}</Suspense>;
}

function drawGuide(element: ContentElement): ReactNode {
  if (element.name === 'breathing') return <BreathingPacer minutes={element.minutes} />;
  if (element.name === 'relaxation') return <RelaxationGuide relaxation={element} />;
  if (element.name === 'audio') return <Recording recording={element} />;
  return null;
}
