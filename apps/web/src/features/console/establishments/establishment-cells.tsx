import { localDateOf } from '@aube/api/rules';
import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { Link } from '../../../ui/link.tsx';
import { RelativeDate } from '../list/relative-date.tsx';
import { RowLink } from '../list/row-link.tsx';
import { RestoreButton } from './restore-button.tsx';

export type ListedEstablishment = RouterOutputs['admin']['listEstablishments']['rows'][number];

type CellProps = {
  readonly row: ListedEstablishment;
};

export const NameCell = ({ row: { establishmentId, name } }: CellProps) => (
  <Link to="adminEstablishmentStatistics" params={{ establishment: establishmentId }}>
    {name}
  </Link>
);

/** A number of people. */
export function FigureCell({ count }: { count: number }) {
  const { i18n } = useLingui();
  return i18n.number(count);
}

/** The date of deletion. */
export function DeletedCell({ at }: { at: string }) {
  const dates = useDates();
  return <RelativeDate on={localDateOf(at)} absolute={dates.stamp(at)} />;
}

/** An open establishment is edited or deleted, a deleted one is restored. */
export function EstablishmentActions({ row }: CellProps) {
  const { establishmentId, name, deletedAt } = row;
  if (deletedAt !== null) return <RestoreButton establishment={row} />;
  const params = { establishment: establishmentId };
  return (
    <>
      <RowLink to="adminEstablishment" params={params} of={name}>
        <Trans>Modifier</Trans>
      </RowLink>
      <RowLink to="adminEstablishmentDelete" params={params} of={name}>
        <Trans>Supprimer</Trans>
      </RowLink>
    </>
  );
}
