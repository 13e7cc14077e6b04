import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import type { RecordField, RecordTexts } from './merge-record.ts';
import { useFieldNames } from './record-texts.ts';

export interface Conflict {
  /** The record as somebody else left it, in words. */
  readonly current: RecordTexts;
  readonly taken: readonly RecordField[];
  readonly contested: readonly RecordField[];
}

interface RecordConflictProps {
  readonly conflict: Conflict;
  readonly name: string;
  /** What a field's text means to people: an establishment is known by its name. */
  readonly wordsOf: (field: RecordField, text: string) => string;
  readonly onTake: (field: RecordField) => void;
}

/** The record was changed elsewhere: what changed, field by field, and that nothing typed is lost. */
export function RecordConflict({ conflict, name, wordsOf, onTake }: RecordConflictProps) {
  const names = useFieldNames();
  const box = useRef<HTMLDivElement>(null);
  const { current, taken, contested } = conflict;
  useEffect(() => box.current?.focus(), []);
  const shown = (field: RecordField) => wordsOf(field, current[field]) || '–';
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-8">
      <Banner kind="attention" title={<Trans>La fiche de {name} a été modifiée entre-temps</Trans>}>
        <p className="mt-1">
          <Trans>
            Ce que vous avez écrit est toujours là. Vérifiez, puis enregistrez de nouveau.
          </Trans>
        </p>
        <ul className="mt-3 space-y-3">
          {contested.map((field) => {
            const label = names[field];
            const text = shown(field);
            return (
              <li key={field}>
                <Trans>
                  {label} : une autre personne a écrit <strong>{text}</strong>, et votre texte est
                  dans le champ.
                </Trans>
                <br />
                <Button kind="secondary" className="mt-2" onClick={() => onTake(field)}>
                  <Trans>Prendre « {text} »</Trans>
                </Button>
              </li>
            );
          })}
          {taken.map((field) => {
            const label = names[field];
            const text = shown(field);
            return (
              <li key={field}>
                <Trans>
                  {label} : maintenant <strong>{text}</strong>. Le champ a été mis à jour.
                </Trans>
              </li>
            );
          })}
        </ul>
      </Banner>
    </div>
  );
}
