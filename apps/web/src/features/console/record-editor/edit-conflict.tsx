import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { nameOf } from '../safety/alert-data.ts';
import type { RecordTexts } from './merge-record.ts';
import type { Conflict } from './use-record-editor.ts';

type EditConflictProps<Field extends string> = {
  readonly conflict: Conflict<Field>;
  readonly typed: Partial<RecordTexts<Field>>;
  readonly labels: Readonly<Record<Field, string>>;
  readonly wordsOf?: (field: Field, text: string) => string;
  readonly onPick: (field: Field, text: string) => void;
};

export function EditConflict<Field extends string>({
  conflict,
  typed,
  labels,
  wordsOf = (_field, text) => text,
  onPick,
}: EditConflictProps<Field>) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const { theirs, own: first, taken, contested } = conflict;
  const [own, setOwn] = useState(first);
  useEffect(() => box.current?.focus(), []);
  return (
    // Not an alert, because an alert would be announced again after each typed letter.
    <section ref={box} aria-labelledby={titleId} tabIndex={-1} className="mb-8">
      <Banner
        kind="attention"
        title={
          <span id={titleId}>
            <Trans>Des changements ont été enregistrés entre-temps</Trans>
          </span>
        }
      >
        <p className="mt-1">
          <Trans>
            Rien de ce que vous avez écrit n’est perdu. Vérifiez, puis enregistrez de nouveau.
          </Trans>
        </p>
        <ul className="mt-4 space-y-5">
          {contested.map((field) => {
            const current = typed[field] ?? own[field];
            const isTheirs = current === theirs[field];
            const ours = wordsOf(field, isTheirs ? own[field] : current);
            const other = wordsOf(field, theirs[field]);
            return (
              <li key={field}>
                <Chips
                  legend={labels[field]}
                  hint={<Author change={conflict.changes[field]} />}
                  options={[
                    { value: 'own', label: ours ? t`Garder « ${ours} »` : t`Laisser vide` },
                    { value: 'theirs', label: other ? t`Prendre « ${other} »` : t`Vider` },
                  ]}
                  value={isTheirs ? 'theirs' : 'own'}
                  onChange={(picked) => {
                    if (picked === 'theirs') setOwn({ ...own, [field]: current });
                    onPick(field, picked === 'own' ? own[field] : theirs[field]);
                  }}
                />
              </li>
            );
          })}
          {taken.map((field) => {
            const text = wordsOf(field, theirs[field]);
            return (
              <li key={field}>
                <p className="font-medium">{labels[field]}</p>
                <p className="text-small text-ink-soft">
                  <Author change={conflict.changes[field]} />
                </p>
                <p>
                  {text ? (
                    <Trans>
                      Maintenant <strong>{text}</strong>. Le champ est à jour.
                    </Trans>
                  ) : (
                    <Trans>Maintenant vide. Le champ est à jour.</Trans>
                  )}
                </p>
              </li>
            );
          })}
        </ul>
      </Banner>
    </section>
  );
}

function Author({ change }: { change: Conflict<string>['changes'][string] | undefined }) {
  const dates = useDates();
  if (!change) return <Trans>Changement d’une autre personne</Trans>;
  const at = dates.stamp(change.changedAt);
  if (!change.changedBy) return <Trans>Changement d’une autre personne, {at}</Trans>;
  const who = nameOf(change.changedBy);
  return (
    <Trans>
      Changement de {who}, {at}
    </Trans>
  );
}
