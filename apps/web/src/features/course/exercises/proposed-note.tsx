import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { trpc } from '../../../trpc.ts';
import type { ElementOf } from '../../prose/content-node.ts';
import { useExercises } from './exercise-context.tsx';
import type { ExerciseWork } from './use-exercise.ts';

type ProposedNoteProps = {
  readonly exercise: ElementOf<'exercise'>;
  readonly work: ExerciseWork;
};

/** Fills an exercise that nobody began with what was written before in the course, and says so. @decision D72 */
export function ProposedNote({ exercise, work }: ProposedNoteProps) {
  const { chapterId } = useExercises();
  const { fields, stored, texts, type } = work;
  const isUntouched = stored === null && Object.values(texts).every((text) => text === '');
  const isAsked = isUntouched && fields.some(({ from }) => from.length > 0);
  const { data } = trpc.programme.proposeAnswers.useQuery({ chapterId }, { enabled: isAsked });
  const proposed = data?.[exercise.id];
  useEffect(() => {
    if (!isAsked || !proposed) return;
    for (const [id, text] of Object.entries(proposed)) type(id, text);
  }, [isAsked, proposed, type]);
  const isAsProposed =
    proposed && Object.entries(proposed).every(([id, text]) => texts[id] === text);
  if (!isAsProposed) return null;
  return (
    <output className="mb-4 block text-small text-ink-soft">
      <Trans>
        Ce que vous aviez déjà écrit dans le cours est repris ici. Changez ce que vous voulez.
      </Trans>
    </output>
  );
}
