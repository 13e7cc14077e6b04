import { Trans } from '@lingui/react/macro';
import { createContext, useContext } from 'react';
import type { ContentNode, ElementOf } from '../../site/content-node.ts';
import { Prose } from '../../site/content-nodes.tsx';
import { useExercises } from './exercise-context.tsx';
import { ExerciseStatus } from './exercise-status.tsx';
import { useExercise } from './use-exercise.ts';
import { type ExerciseWork, useProposed } from './use-proposed.ts';

type OpenExercise = {
  readonly id: string;
  readonly work: ExerciseWork;
};

const Open = createContext<OpenExercise | null>(null);

export function useOpenExercise(): OpenExercise {
  const open = useContext(Open);
  if (!open) throw new Error('an answer stands in an exercise');
  return open;
}

type WorkProps = {
  readonly exercise: ElementOf<'exercise'>;
  readonly entryId: string | null;
  readonly nodes: readonly ContentNode[];
  readonly onDone?: (() => void) | undefined;
};

export function Work({ exercise, entryId, nodes, onDone }: WorkProps) {
  const { mode } = useExercises();
  const work = useProposed(exercise, useExercise(exercise, entryId));
  return (
    <Open value={{ id: exercise.id, work }}>
      {work.isProposed && (
        <output className="mb-4 block text-small text-ink-soft">
          <Trans>
            Ce que vous aviez déjà écrit dans le cours est repris ici. Changez ce que vous voulez,
            puis enregistrez.
          </Trans>
        </output>
      )}
      <Prose nodes={nodes} />
      {mode === 'writable' && <ExerciseStatus work={work} onDone={onDone} />}
      {mode === 'private' && (
        <p className="mt-4 text-small text-ink-soft">
          <Trans>Ce qui est écrit dans les exercices est privé : rien n’est montré ici.</Trans>
        </p>
      )}
    </Open>
  );
}
