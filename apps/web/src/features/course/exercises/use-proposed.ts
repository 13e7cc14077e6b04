import { trpc } from '../../../trpc.ts';
import type { ElementOf } from '../../site/content-node.ts';
import { useExercises } from './exercise-context.tsx';
import type { useExercise } from './use-exercise.ts';

type OwnWork = ReturnType<typeof useExercise>;

export type ExerciseWork = OwnWork & {
  readonly isProposed: boolean;
  readonly keep: () => Promise<void>;
};

/**
 * Fills an empty exercise with answers from other exercises. The answers are saved only when the
 * person types or presses the button.
 * @decision D72 programme#exercises-written-again
 */
export function useProposed(exercise: ElementOf<'exercise'>, work: OwnWork): ExerciseWork {
  const { chapterId, dropped, mode } = useExercises();
  const { draft, fields, stored, texts } = work;
  const isUntouched = stored === null && Object.values(texts).every((text) => text === '');
  const isAsked =
    mode === 'writable' &&
    dropped === 0 &&
    isUntouched &&
    fields.some(({ from }) => from.length > 0);
  const { data } = trpc.programme.proposeAnswers.useQuery({ chapterId }, { enabled: isAsked });
  const proposed = isAsked ? data?.[exercise.id] : undefined;
  if (!proposed) return { ...work, isProposed: false, keep: draft.flush };
  return {
    ...work,
    texts: { ...texts, ...proposed },
    isProposed: true,
    type: (id, text) => draft.change((own) => ({ ...own, ...proposed, [id]: text })),
    keep: () => {
      draft.change((own) => ({ ...own, ...proposed }));
      return draft.flush();
    },
  };
}
