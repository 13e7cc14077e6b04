import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLabel } from '../../../lib/use-field-text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Link } from '../../../ui/link.tsx';
import { FigureFileButton } from './figure-file-button.tsx';
import { FigureLink } from './figure-link.tsx';
import { type FigureScope, writeScope } from './figure-scope.ts';
import { peopleWords } from './people-words.ts';
import type { PersonFigures } from './person-figures.ts';

const names = [
  'registered',
  'started',
  'completedS6',
  'completedS12',
  'completedS24',
  'finished',
  'abandoned',
] as const;

type PlacesTableProps = {
  readonly scope: FigureScope;
  readonly figures: RouterOutputs['stats']['getFigures'];
};

/** @decision D64 */
export function PlacesTable({ scope, figures: { establishments, sum } }: PlacesTableProps) {
  const { t } = useLingui();
  const label = useLabel();
  const cells = (of: FigureScope, figures: PersonFigures) =>
    names.map((name) => (
      <td
        key={name}
        data-name={label(peopleWords[name].label)}
        className="text-right! tabular-nums"
      >
        <FigureLink scope={of} figure={name} count={figures[name]} />
      </td>
    ));
  const period = writeScope({ ...scope, establishmentId: undefined });
  return (
    <section aria-labelledby="places" className="mb-10">
      <h2 id="places" className="mb-3 text-lead">
        <Trans>Par établissement</Trans>
      </h2>
      <DataTable caption={<Trans>Personnes de chaque établissement</Trans>} isFolded>
        <thead>
          <tr>
            <th scope="col">{t`Établissement`}</th>
            {names.map((name) => (
              <th key={name} scope="col" className="text-right!">
                {label(peopleWords[name].label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {establishments.map(({ establishmentId, name, isDeleted, figures }) => (
            <tr key={establishmentId}>
              <th scope="row" className="font-medium">
                <Link
                  to="adminEstablishmentStatistics"
                  params={{ establishment: establishmentId }}
                  query={period}
                >
                  {name}
                </Link>
                {isDeleted && (
                  <span className="ml-2 text-small text-ink-soft">
                    <Trans>supprimé</Trans>
                  </span>
                )}
              </th>
              {cells({ ...scope, establishmentId }, figures)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-bold sm:[&>*]:border-t-2! sm:[&>*]:border-edge!">
            <th scope="row">{t`Ensemble`}</th>
            {cells(scope, sum)}
          </tr>
        </tfoot>
      </DataTable>
      <FigureFileButton
        file="statistiques-etablissements.csv"
        scope={scope}
        of={t`Personnes de chaque établissement`}
      />
    </section>
  );
}
