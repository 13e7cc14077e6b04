import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ContentNode, ElementOf } from '../../site/content-node.ts';
import { useEntryDate } from './entry-date.ts';
import { useExercises } from './exercise-context.tsx';
import type { StoredExercise } from './written.ts';
import { Work } from './work.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { WrittenAnswers } from './written-answers.tsx';

type EntryProps = {
  readonly exercise: ElementOf<'exercise'>;
  readonly entry: StoredExercise;
  readonly questions: readonly ContentNode[];
};

export function Entry({ exercise, entry, questions }: EntryProps) {
  const { t } = useLingui();
  const { mode } = useExercises();
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const date = useEntryDate(entry);
  return (
    <li className="border-t border-line py-4">
      <div className="flex flex-wrap items-center gap-x-2">
        <h3 className="mr-auto text-base font-semibold">{date}</h3>
        {mode === 'writable' && !isOpen && (
          <Button
            kind="quiet"
            data-screen-only
            aria-label={t`Modifier l’entrée du ${date}`}
            onClick={() => setOpen(true)}
          >
            <Pencil aria-hidden className="size-5" strokeWidth={1.75} />
          </Button>
        )}
        <Button
          kind="quiet"
          data-screen-only
          aria-label={t`Effacer l’entrée du ${date}`}
          onClick={() => setLeaving(true)}
        >
          <Trash2 aria-hidden className="size-5" strokeWidth={1.75} />
        </Button>
      </div>
      {isOpen ? (
        <Work
          exercise={exercise}
          entryId={entry.entryId}
          nodes={questions}
          onDone={() => setOpen(false)}
        />
      ) : (
        <WrittenAnswers exercise={exercise} answers={entry.answers} />
      )}
      <RemoveDialog
        place={entry}
        isOpen={isLeaving}
        onClose={() => setLeaving(false)}
        title={<Trans>Effacer l’entrée du {date}?</Trans>}
      />
    </li>
  );
}
