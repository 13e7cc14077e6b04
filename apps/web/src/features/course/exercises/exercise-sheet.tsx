import { Trans } from '@lingui/react/macro';
import { Pencil, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ElementOf } from '../../site/content-node.ts';
import { Prose } from '../../site/content-nodes.tsx';
import { useEntryDate } from './entry-date.ts';
import { useExercises } from './exercise-context.tsx';
import type { StoredExercise } from './written.ts';
import { fieldsOf } from './exercise-form.ts';
import { Journal } from './journal.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { Work } from './work.tsx';
import { WrittenAnswers } from './written-answers.tsx';

export function ExerciseSheet({ exercise }: { exercise: ElementOf<'exercise'> }) {
  const { stored, error, retry } = useExercises();
  if (!stored) {
    return error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton lines={8} />;
  }
  const own = stored.find(
    ({ exerciseId, entryId }) => exerciseId === exercise.id && entryId === null,
  );
  return (
    <>
      {stored.some(({ exerciseId }) => exerciseId === exercise.id) && (
        <Button kind="quiet" className="mb-4" data-screen-only onClick={() => print()}>
          <Printer aria-hidden className="size-5" strokeWidth={1.75} />
          <Trans>Imprimer</Trans>
        </Button>
      )}
      {exercise.isJournal ? (
        <Journal exercise={exercise} />
      ) : (
        <WrittenOnce exercise={exercise} own={own ?? null} />
      )}
    </>
  );
}

type WrittenOnceProps = {
  readonly exercise: ElementOf<'exercise'>;
  readonly own: StoredExercise | null;
};

function WrittenOnce({ exercise, own }: WrittenOnceProps) {
  const [isOpen, setOpen] = useState(own === null);
  if (isOpen || own === null) {
    const close = () => setOpen(false);
    return <Work exercise={exercise} entryId={null} nodes={exercise.children} onDone={close} />;
  }
  return <ReadOnce exercise={exercise} own={own} onOpen={() => setOpen(true)} />;
}

type ReadOnceProps = {
  readonly exercise: ElementOf<'exercise'>;
  readonly own: StoredExercise;
  readonly onOpen: () => void;
};

function ReadOnce({ exercise, own, onOpen }: ReadOnceProps) {
  const { mode } = useExercises();
  const [isLeaving, setLeaving] = useState(false);
  const date = useEntryDate(own);
  const introduction = exercise.children.filter((node) => fieldsOf([node]).length === 0);
  return (
    <>
      <div data-screen-only>
        <Prose nodes={introduction} />
      </div>
      <p className="mt-4 mb-3 text-small text-ink-soft">
        <Trans>Écrit le {date}</Trans>
      </p>
      <WrittenAnswers exercise={exercise} answers={own.answers} />
      <p className="mt-6 flex flex-wrap gap-3" data-screen-only>
        {mode === 'writable' && (
          <Button kind="secondary" onClick={onOpen}>
            <Pencil aria-hidden className="size-5" strokeWidth={1.75} />
            <Trans>Modifier</Trans>
          </Button>
        )}
        <Button kind="quiet" onClick={() => setLeaving(true)}>
          <Trash2 aria-hidden className="size-5" strokeWidth={1.75} />
          <Trans>Effacer</Trans>
        </Button>
      </p>
      <RemoveDialog
        place={own}
        isOpen={isLeaving}
        onClose={() => setLeaving(false)}
        title={<Trans>Effacer cet exercice?</Trans>}
      />
    </>
  );
}
