import { Trans } from '@lingui/react/macro';
import { PencilLine } from 'lucide-react';
import { createContext, useContext, useId } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ElementOf } from '../../prose/content-node.ts';
import { Prose } from '../../prose/content-nodes.tsx';
import { useExercises } from './exercise-context.tsx';
import { ExerciseStatus } from './exercise-status.tsx';
import { type ExerciseWork, useExercise } from './use-exercise.ts';

type OpenExercise = {
  readonly id: string;
  readonly work: ExerciseWork;
};

const Open = createContext<OpenExercise | null>(null);

/** The exercise in which a field stands. */
export function useOpenExercise(): OpenExercise {
  const open = useContext(Open);
  if (!open) throw new Error('an answer stands in an exercise');
  return open;
}

/** An exercise to fill in, kept privately on the account; for staff its questions alone. @decision D44 */
export function Exercise({ exercise }: { exercise: ElementOf<'exercise'> }) {
  const id = useId();
  const { stored, error, retry, mode } = useExercises();
  return (
    <section
      aria-labelledby={id}
      className="exercise my-8 rounded-card border border-edge bg-raised px-5 pt-4.5 pb-6"
    >
      <h2 id={id} className="note-title">
        <PencilLine aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
        <Trans>Exercice</Trans>
      </h2>
      {stored || mode === 'private' ? (
        <Work exercise={exercise} />
      ) : error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <Skeleton lines={5} />
      )}
    </section>
  );
}

function Work({ exercise }: { exercise: ElementOf<'exercise'> }) {
  const { mode } = useExercises();
  const work = useExercise(exercise);
  return (
    <Open value={{ id: exercise.id, work }}>
      <Prose nodes={exercise.children} />
      {mode === 'writable' && <ExerciseStatus work={work} />}
      {mode === 'private' && (
        <p className="mt-4 text-small text-ink-soft">
          <Trans>Ce qui est écrit dans les exercices est privé : rien n’en paraît ici.</Trans>
        </p>
      )}
    </Open>
  );
}
