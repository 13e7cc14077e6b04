import { Trans } from '@lingui/react/macro';
import { PencilLine } from 'lucide-react';
import { useId } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ElementOf } from '../../site/content-node.ts';
import { useExercises } from './exercise-context.tsx';
import { Journal } from './journal.tsx';
import { Work } from './work.tsx';

/** @decision D44 D72 */
export function Exercise({ exercise }: { exercise: ElementOf<'exercise'> }) {
  const id = useId();
  const { stored, dropped, error, retry, mode } = useExercises();
  const { title, isJournal } = exercise;
  return (
    <section
      id={exercise.id}
      aria-labelledby={id}
      className="exercise my-8 scroll-mt-24 rounded-card border border-edge bg-raised px-5 pt-4.5 pb-6"
    >
      <h2 id={id} className="note-title">
        <PencilLine aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
        {title ? <Trans>Exercice : {title}</Trans> : <Trans>Exercice</Trans>}
      </h2>
      {mode === 'private' ? (
        <Work exercise={exercise} entryId={null} nodes={exercise.children} />
      ) : stored && isJournal ? (
        <Journal exercise={exercise} />
      ) : stored ? (
        <Work key={dropped} exercise={exercise} entryId={null} nodes={exercise.children} />
      ) : error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <Skeleton lines={5} />
      )}
    </section>
  );
}
