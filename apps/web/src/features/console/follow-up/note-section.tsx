import type { RouterOutputs } from '@aube/api';
import { CALL_REASONS, type CallReason } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Stamp } from '../../../ui/stamp.tsx';
import { outcomeWords } from '../charge/outcome-words.ts';
import { NoteDialog } from '../worklist/note-dialog.tsx';
import { reasonWords } from '../worklist/call-words.tsx';

type Notes = RouterOutputs['stats']['getFollowUp']['notes'];

type NoteSectionProps = {
  readonly person: { readonly userId: number; readonly name: string };
  readonly notes: Notes;
};

const isReason = (code: string | null): code is CallReason =>
  CALL_REASONS.some((reason) => reason === code);

/** @decision D64 */
export function NoteSection({ person, notes }: NoteSectionProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <section aria-labelledby="notes" className="mb-10">
      <h2 id="notes" className="mb-3 text-lead">
        <Trans>Notes de l’équipe</Trans>
      </h2>
      {notes.length === 0 ? (
        <p className="mb-3 text-ink-soft">
          <Trans>Aucune note.</Trans>
        </p>
      ) : (
        <ul className="mb-4 rounded-card border border-line bg-raised px-5">
          {notes.map((note) => (
            <li key={note.id} className="border-t border-line py-3 first:border-t-0">
              <Note note={note} />
            </li>
          ))}
        </ul>
      )}
      <Button kind="secondary" onClick={() => setAsked(true)}>
        <Trans>Ajouter une note</Trans>
      </Button>
      {isAsked && <NoteDialog person={person} onClose={() => setAsked(false)} />}
    </section>
  );
}

function Note({ note: { kind, reason, outcome, text, at, by } }: { note: Notes[number] }) {
  const { i18n } = useLingui();
  const fieldText = useFieldText();
  const about = isReason(reason) ? i18n._(reasonWords[reason]) : null;
  return (
    <>
      {kind !== 'note' && (
        <p className="font-medium">
          <span>
            {outcome !== null ? (
              fieldText(outcomeWords(outcome))
            ) : kind === 'called' ? (
              <Trans>Appel fait</Trans>
            ) : (
              <Trans>Reporté de sept jours</Trans>
            )}
          </span>
          {about !== null && <span>{` · ${about}`}</span>}
        </p>
      )}
      {text !== null && <p className="break-words whitespace-pre-line">{text}</p>}
      <p className="text-small text-ink-soft">
        {by} · <Stamp at={at} />
      </p>
    </>
  );
}
