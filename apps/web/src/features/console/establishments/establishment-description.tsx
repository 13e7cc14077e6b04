import type { RouterOutputs } from '@aube/api';
import type { EstablishmentSort, StatisticName } from '@aube/api/rules';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import type { ListDescription } from '../list/list-description.ts';
import { choiceFilter } from '../list/list-filter.ts';
import { RelativeInstant } from '../list/relative-date.tsx';
import { RowLink } from '../list/row-link.tsx';
import { figureWords } from './figure-words.ts';
import { RestoreButton } from './restore-button.tsx';

type ListedEstablishment = RouterOutputs['admin']['listEstablishments']['rows'][number];

type CellProps = {
  readonly row: ListedEstablishment;
};

const NameCell = ({ row: { establishmentId, name } }: CellProps) => (
  <Link to="adminEstablishmentStatistics" params={{ establishment: establishmentId }}>
    {name}
  </Link>
);

function FigureCell({ count }: { count: number }) {
  const { i18n } = useLingui();
  return i18n.number(count);
}

function EstablishmentActions({ row }: CellProps) {
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

const filters = {
  state: choiceFilter(
    { word: 'etat', label: msg`État`, anyLabel: msg`Ouverts` },
    { deleted: { word: 'supprimes', label: msg`Supprimés` } },
  ),
};

const figure = (name: StatisticName) => ({
  id: name,
  label: figureWords[name].name,
  cell: ({ statistics }: ListedEstablishment) => <FigureCell count={statistics[name]} />,
  isFigure: true,
});

/** @decision console#establishments */
export const establishmentDescription: ListDescription<
  ListedEstablishment,
  EstablishmentSort,
  typeof filters
> = {
  id: 'establishments',
  title: msg`Établissements`,
  searchLabel: msg`Nom ou code de référence`,
  filters,
  count: (total) => msg`${plural(total, { one: '# établissement', other: '# établissements' })}`,
  keyOf: ({ establishmentId }) => establishmentId,
  noneFound: msg`Aucun établissement ne correspond à votre recherche`,
  empty: (
    <EmptyState title={<Trans>Pas encore d’établissement</Trans>}>
      <p className="mb-2">
        <Trans>Chaque personne s’inscrit avec le code de référence du sien.</Trans>
      </p>
      <Link to="adminEstablishmentNew">
        <Trans>Ajouter le premier</Trans>
      </Link>
    </EmptyState>
  ),
  columns: [
    {
      id: 'name',
      label: msg`Nom`,
      cell: (row) => <NameCell row={row} />,
      sort: { by: 'name', word: 'nom', first: 'asc' },
    },
    {
      id: 'referenceCode',
      label: msg`Code`,
      cell: ({ referenceCode }) => <span className="md:whitespace-nowrap">{referenceCode}</span>,
      sort: { by: 'referenceCode', word: 'code', first: 'asc' },
    },
    { ...figure('registered'), sort: { by: 'registered', word: 'inscrits', first: 'desc' } },
    { ...figure('started'), sort: { by: 'started', word: 'commences', first: 'desc' } },
    { ...figure('finished'), sort: { by: 'finished', word: 'termines', first: 'desc' } },
    { ...figure('abandoned'), sort: { by: 'abandoned', word: 'abandons', first: 'desc' } },
    { ...figure('completedS0'), isOptional: true },
    { ...figure('completedS6'), isOptional: true },
    { ...figure('completedS12'), isOptional: true },
    { ...figure('completedS24'), isOptional: true },
    {
      id: 'deletedAt',
      label: msg`Supprimé`,
      cell: ({ deletedAt }) => deletedAt && <RelativeInstant at={deletedAt} />,
      when: ({ state }) => state === 'deleted',
    },
  ],
  actions: (row) => <EstablishmentActions row={row} />,
  query: (utils, asked) => utils.admin.listEstablishments.queryOptions(asked),
};
