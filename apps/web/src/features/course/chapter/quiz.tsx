import { Trans } from '@lingui/react/macro';
import { CircleQuestionMark } from 'lucide-react';
import { useId } from 'react';
import type { ElementOf } from '../../site/content-node.ts';
import { QuizQuestion } from './quiz-question.tsx';

/** The recap at the end of a chapter: no marks, each answer is explained. */
export function Quiz({ quiz }: { quiz: ElementOf<'quiz'> }) {
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
        <Trans>Au clavier, les flèches choisissent; Espace ou Entrée montre la réponse.</Trans>
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
