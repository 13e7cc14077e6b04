import { useLingui, Trans } from '@lingui/react/macro';
import { CircleQuestionMark } from 'lucide-react';
import { type ReactNode, Suspense, useId } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ContentElement, ElementOf } from '../../site/content-node.ts';
import { AnswerField } from '../exercises/answer-field.tsx';
import { Exercise } from '../exercises/exercise.tsx';
import { QuizQuestion } from './quiz-question.tsx';

const DrawnScene = lazyPart(() => import('../drawing/drawn-scene.tsx'));

/**
 * Left out of print. The drawing loads after the text, into a reserved space.
 * @decision D73 programme#drawings
 */
function ChapterDrawing(props: { readonly id: string; readonly alt: string }) {
  return (
    <div className="chapter-figure" data-screen-only>
      <Suspense fallback={<div className="chapter-drawing" />}>
        <DrawnScene {...props} />
      </Suspense>
    </div>
  );
}

function Quiz({ quiz }: { quiz: ElementOf<'quiz'> }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="quiz mt-10 border-t border-line pt-8">
      <h2 id={id} className="flex items-center gap-2 text-lead">
        <CircleQuestionMark aria-hidden className="size-6 text-accent-ink" strokeWidth={1.75} />
        <Trans>Pour faire le point</Trans>
      </h2>
      <p className="mt-1 text-ink-soft">
        <Trans>
          Trois questions, sans note. Touchez une réponse : l’explication vient tout de suite.
        </Trans>
      </p>
      <p id={`${id}-keys`} className="sr-only" data-screen-only>
        <Trans>
          Au clavier, choisissez avec les flèches, puis appuyez sur Espace ou Entrée pour voir la
          réponse.
        </Trans>
      </p>
      <ol className="mt-6 grid gap-8">
        {quiz.questions.map((question, index) => (
          <li key={question.id}>
            <QuizQuestion question={question} place={index + 1} keysId={`${id}-keys`} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function SourceMark({ id, number }: { id: string; number: number }) {
  const { t } = useLingui();
  return (
    <sup className="source-mark text-[0.75em] leading-0">
      <Link
        bare
        to="references"
        hash={`source-${id}`}
        aria-label={t`Source ${number}`}
        className="px-[0.15em] font-bold text-accent-ink no-underline hover:underline"
      >
        {number}
      </Link>
    </sup>
  );
}

const BreathingPacer = lazyPart(async () => {
  const { BreathingPacer: part } = await import('../../awake/breathing-pacer.tsx');
  return { default: part };
});
const RelaxationGuide = lazyPart(async () => {
  const { RelaxationGuide: part } = await import('../guides/relaxation-guide.tsx');
  return { default: part };
});
const Recording = lazyPart(async () => {
  const { Recording: part } = await import('../guides/recording.tsx');
  return { default: part };
});

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
