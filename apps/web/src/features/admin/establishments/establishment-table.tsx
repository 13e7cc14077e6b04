import type { RouterOutputs } from '@aube/api';
import { type EstablishmentSort, pageCount } from '@aube/api/rules';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link, linkClass } from '../../../ui/link.tsx';
import { figureWords } from './figure-words.ts';
import type { ListState } from './list-state.ts';
import { RestoreButton } from './restore-button.tsx';

type Found = RouterOutputs['admin']['listEstablishments'];
type Row = Found['rows'][number];

const figures = ['registered', 'started', 'finished', 'abandoned'] as const;

interface EstablishmentTableProps {
  readonly found: Found;
  readonly state: ListState;
  readonly onChange: (change: Partial<ListState>) => void;
}

/** One row an establishment; a column's head puts the rows in its order. */
export function EstablishmentTable({ found, state, onChange }: EstablishmentTableProps) {
  const { i18n, t } = useLingui();
  if (found.total === 0) return <NothingFound state={state} onChange={onChange} />;
  const isDeleted = state.state === 'deleted';
  return (
    <>
      <DataTable caption={<RowCount found={found} />}>
        <thead>
          <tr>
            <SortHead sort="name" state={state} onChange={onChange}>{t`Nom`}</SortHead>
            <SortHead sort="referenceCode" state={state} onChange={onChange}>{t`Code`}</SortHead>
            {figures.map((name) => (
              <SortHead key={name} sort={name} state={state} onChange={onChange}>
                {i18n._(figureWords[name].name)}
              </SortHead>
            ))}
            {isDeleted && <th scope="col">{t`Supprimé le`}</th>}
            <th scope="col">{t`Actions`}</th>
          </tr>
        </thead>
        <tbody>
          {found.rows.map((row) => (
            <EstablishmentRow key={row.establishmentId} row={row} />
          ))}
        </tbody>
      </DataTable>
      {pageCount(found.total, 50) > 1 && <Pages found={found} onChange={onChange} />}
    </>
  );
}

interface SortHeadProps extends Pick<EstablishmentTableProps, 'state' | 'onChange'> {
  readonly sort: EstablishmentSort;
  readonly children: string;
}

function SortHead({ sort, state, onChange, children }: SortHeadProps) {
  const isSorted = state.sort === sort;
  const isText = sort === 'name' || sort === 'referenceCode';
  // Names begin at A, numbers with the highest; a second press turns the order round.
  const usual = isText ? 'asc' : 'desc';
  const turned = state.direction === 'asc' ? 'desc' : 'asc';
  const Arrow = state.direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (state.direction === 'asc' ? 'ascending' : 'descending') : undefined}
      className={isText ? undefined : 'text-right!'}
    >
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-1 underline decoration-line underline-offset-4 hover:decoration-current"
        onClick={() => onChange({ sort, direction: isSorted ? turned : usual })}
      >
        {children}
        {isSorted && <Arrow aria-hidden className="size-4 shrink-0" />}
      </button>
    </th>
  );
}

function EstablishmentRow({ row }: { row: Row }) {
  const { i18n } = useLingui();
  const dates = useDates();
  const { establishmentId, name, referenceCode, statistics, deletedAt } = row;
  const params = { establishment: establishmentId };
  return (
    <tr>
      <th scope="row" className="min-w-52 font-medium whitespace-normal!">
        <Link to="adminEstablishmentStatistics" params={params}>
          {name}
        </Link>
      </th>
      <td>{referenceCode}</td>
      {figures.map((figure) => (
        <td key={figure} className="text-right! tabular-nums">
          {i18n.number(statistics[figure])}
        </td>
      ))}
      {deletedAt !== null && <td>{dates.stamp(deletedAt)}</td>}
      <td>
        {deletedAt === null ? (
          <span className="flex gap-x-5">
            <Action>
              <Link to="adminEstablishment" params={params}>
                <Trans>
                  Modifier<span className="sr-only"> {name}</span>
                </Trans>
              </Link>
            </Action>
            <Action>
              <Link to="adminEstablishmentDelete" params={params}>
                <Trans>
                  Supprimer<span className="sr-only"> {name}</span>
                </Trans>
              </Link>
            </Action>
          </span>
        ) : (
          <RestoreButton establishment={row} />
        )}
      </td>
    </tr>
  );
}

/** A link of a dense row, with room around it for a finger. */
const Action = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex min-h-11 items-center">{children}</span>
);

function RowCount({ found: { rows, total, page } }: { found: Found }) {
  const { i18n } = useLingui();
  if (pageCount(total, 50) === 1) {
    return <Plural value={total} one="# établissement" other="# établissements" />;
  }
  const before = (page - 1) * 50;
  const first = i18n.number(before + 1);
  const last = i18n.number(before + rows.length);
  return (
    <Trans>
      {first} à {last} sur <Plural value={total} one="# établissement" other="# établissements" />
    </Trans>
  );
}

function Pages({ found, onChange }: Pick<EstablishmentTableProps, 'found' | 'onChange'>) {
  const { t } = useLingui();
  const { page } = found;
  const pages = pageCount(found.total, 50);
  return (
    <nav aria-label={t`Pages`} className="mt-4 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <Button kind="secondary" onClick={() => onChange({ page: page - 1 })}>
          <Trans>Page précédente</Trans>
        </Button>
      )}
      <span aria-current="page">
        <Trans>
          Page {page} sur {pages}
        </Trans>
      </span>
      {page < pages && (
        <Button kind="secondary" onClick={() => onChange({ page: page + 1 })}>
          <Trans>Page suivante</Trans>
        </Button>
      )}
    </nav>
  );
}

function NothingFound({ state, onChange }: Pick<EstablishmentTableProps, 'state' | 'onChange'>) {
  if (state.search !== '') {
    return (
      <EmptyState title={<Trans>Aucun établissement de ce nom ou de ce code</Trans>}>
        <button
          type="button"
          className={`${linkClass} min-h-11`}
          onClick={() => onChange({ search: '' })}
        >
          <Trans>Voir toute la liste</Trans>
        </button>
      </EmptyState>
    );
  }
  if (state.state === 'deleted') {
    return <EmptyState title={<Trans>Aucun établissement n’est supprimé</Trans>} />;
  }
  return (
    <EmptyState title={<Trans>Pas encore d’établissement</Trans>}>
      <p className="mb-2">
        <Trans>Chaque personne s’inscrit avec le code de référence du sien.</Trans>
      </p>
      <Link to="adminEstablishmentNew">
        <Trans>Ajouter le premier</Trans>
      </Link>
    </EmptyState>
  );
}
