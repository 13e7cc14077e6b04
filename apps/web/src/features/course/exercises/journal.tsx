import { Plural, Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatClockTime } from '@aube/api/rules';
import { Button } from '../../../ui/button.tsx';
import type { ElementOf } from '../../site/content-node.ts';
import { Prose } from '../../site/content-nodes.tsx';
import { Entry } from './entry.tsx';
import { useExercises } from './exercise-context.tsx';
import { fieldsOf } from './exercise-form.ts';
import { Work } from './work.tsx';
import { chosenHour } from './written.ts';

const SHOWN = 5;

/** @decision D72 */
export function Journal({ exercise }: { exercise: ElementOf<'exercise'> }) {
  const { stored, mode } = useExercises();
  const { id, children, at } = exercise;
  const all = (stored ?? []).filter(({ exerciseId }) => exerciseId === id);
  const [newId, setNewId] = useState(() => (all.length === 0 ? crypto.randomUUID() : null));
  const [isWhole, setWhole] = useState(false);
  const isQuestion = (node: (typeof children)[number]) => fieldsOf([node]).length > 0;
  const questions = children.filter(isQuestion);
  const entries = all.filter(({ entryId }) => entryId === null || entryId !== newId);
  const shown = isWhole ? entries : entries.slice(0, SHOWN);
  const hour = chosenHour(at, stored ?? []);
  return (
    <>
      <Prose nodes={children.filter((node) => !isQuestion(node))} />
      {hour !== null && (
        <p className="mt-3 font-medium">
          <Trans>Votre rendez-vous : {formatClockTime(hour)}</Trans>
        </p>
      )}
      {mode === 'writable' &&
        (newId === null ? (
          <Button
            kind="secondary"
            className="mt-5"
            data-screen-only
            onClick={() => setNewId(crypto.randomUUID())}
          >
            <Plus aria-hidden className="size-5" strokeWidth={1.75} />
            {entries.length === 0 ? (
              <Trans>Écrire une première fois</Trans>
            ) : (
              <Trans>Écrire de nouveau</Trans>
            )}
          </Button>
        ) : (
          <Work
            key={newId}
            exercise={exercise}
            entryId={newId}
            nodes={questions}
            onDone={() => setNewId(null)}
          />
        ))}
      {entries.length > 0 && (
        <ul className="mt-6">
          {shown.map((entry) => (
            <Entry
              key={entry.entryId ?? 'first'}
              exercise={exercise}
              entry={entry}
              questions={questions}
            />
          ))}
        </ul>
      )}
      {shown.length < entries.length && (
        <Button kind="quiet" data-screen-only onClick={() => setWhole(true)}>
          <Plural
            value={entries.length - shown.length}
            one="Voir # autre entrée"
            other="Voir # autres entrées"
          />
        </Button>
      )}
    </>
  );
}
