import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { nameOf } from '../safety/alert-data.ts';
import type { EstablishmentValues } from './establishment-form.tsx';

/** What a refusal tells: the establishment as it stands, and whose change that was. */
export type StaleCurrent = RouterOutputs['admin']['getEstablishment'] & {
  readonly changedAt: string | null;
  readonly changedBy: { readonly firstName: string; readonly lastName: string } | null;
};

interface StaleEditProps {
  readonly current: StaleCurrent;
  readonly own: EstablishmentValues;
  readonly isBusy: boolean;
  readonly onKeepTheirs: () => void;
  readonly onSaveOwn: () => void;
}

/** Somebody else saved meanwhile: who, when and what, beside what was typed here. Nothing is overwritten unseen. */
export function StaleEdit({ current, own, isBusy, onKeepTheirs, onSaveOwn }: StaleEditProps) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const fields = [
    { label: t`Nom`, theirs: current.name, ours: own.name.trim() },
    {
      label: t`Code`,
      theirs: current.referenceCode,
      ours: own.referenceCode.trim().toUpperCase(),
    },
  ];
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="stale"
      className="rounded-card border-2 border-attention bg-raised p-5 sm:p-6"
    >
      <h2 id="stale" className="mb-2 text-lead">
        <Trans>Cet établissement a changé pendant que vous l’écriviez</Trans>
      </h2>
      <p className="mb-4">
        <WhoAndWhen current={current} />{' '}
        <Trans>Vos changements ne sont pas enregistrés. Choisissez ce qui reste.</Trans>
      </p>
      <DataTable caption={<Trans>Les deux versions</Trans>}>
        <thead>
          <tr>
            <th scope="col">{t`Champ`}</th>
            <th scope="col" className="whitespace-normal!">{t`Version enregistrée`}</th>
            <th scope="col" className="whitespace-normal!">{t`Votre version`}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ label, theirs, ours }) => (
            <tr key={label}>
              <th scope="row" className="font-medium">
                {label}
              </th>
              <td className="wrap-anywhere whitespace-normal!">{theirs}</td>
              <td className="wrap-anywhere whitespace-normal!">
                {theirs === ours ? <Trans>la même</Trans> : <strong>{ours}</strong>}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onKeepTheirs}>
          <Trans>Garder la version enregistrée</Trans>
        </Button>
        <Button kind="secondary" busy={isBusy} onClick={onSaveOwn}>
          <Trans>Enregistrer ma version</Trans>
        </Button>
      </div>
    </section>
  );
}

function WhoAndWhen({ current: { changedAt, changedBy } }: { current: StaleCurrent }) {
  const dates = useDates();
  if (changedAt === null) return null;
  const at = dates.stamp(changedAt);
  if (!changedBy) return <Trans>Dernier changement : {at}.</Trans>;
  const who = nameOf(changedBy);
  return (
    <Trans>
      {who} l’a modifié : {at}.
    </Trans>
  );
}
