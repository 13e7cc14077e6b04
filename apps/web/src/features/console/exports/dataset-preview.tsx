import { listRules } from '@aube/api/rules';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../trpc.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import type { DatasetName, ExportAsked } from './export-scope.ts';
import type { ListedPeople } from './use-listed-people.ts';

type DatasetPreviewProps = {
  readonly dataset: DatasetName;
  readonly asked: ExportAsked;
  readonly people: ListedPeople['asked'];
};

type RowsFoundProps = {
  readonly total: number;
  readonly shown: number;
  readonly lookedAt: number | undefined;
};

function RowsFound({ total, shown, lookedAt }: RowsFoundProps) {
  const { i18n } = useLingui();
  const most = i18n.number(listRules.mostCounted);
  if (total > listRules.mostCounted) {
    return (
      <span>
        <Trans>Plus de {most} lignes en tout, dont voici les premières.</Trans>
      </span>
    );
  }
  if (lookedAt !== undefined) {
    const people = i18n.number(lookedAt);
    return (
      <span>
        <Trans>
          <Plural value={total} _0="Aucune ligne" one="# ligne" other="# lignes" /> chez les{' '}
          {people} premières personnes. Le fichier sera complet.
        </Trans>
      </span>
    );
  }
  if (total > shown) {
    return (
      <span>
        <Trans>
          <Plural value={total} one="# ligne en tout" other="# lignes en tout" />, dont voici les
          premières.
        </Trans>
      </span>
    );
  }
  return (
    <span>
      <Plural
        value={total}
        _0="Aucune ligne ne correspond à ces choix."
        one="Une ligne en tout."
        other="# lignes en tout."
      />
    </span>
  );
}

export function DatasetPreview({ dataset, asked, people }: DatasetPreviewProps) {
  const { t } = useLingui();
  const shown = trpc.exports.preview.useQuery(
    { dataset, ...people, ...asked },
    { staleTime: 60_000, placeholderData: keepPreviousData },
  );
  return (
    <section className="mb-10 min-w-0" data-screen-only>
      <h2 className="mb-3 text-lead">
        <Trans>Aperçu</Trans>
      </h2>
      <QueryView query={shown} lines={8}>
        {({ columns, rows, total, lookedAt }) => (
          <>
            <p className="mb-3 text-ink-soft tabular-nums" aria-live="polite">
              <RowsFound total={total} shown={rows.length} lookedAt={lookedAt} />
            </p>
            {rows.length > 0 && (
              <DataTable caption={t`Premières lignes du fichier`} head={columns} scrolls="always">
                <tbody>
                  {rows.map((cells, row) => (
                    // Rows of a file have no id and keep their order.
                    // oxlint-disable-next-line react/no-array-index-key
                    <tr key={row}>
                      <th scope="row" className="font-normal">
                        {cells[0]}
                      </th>
                      {columns.slice(1).map((name, column) => (
                        <td key={name} className="whitespace-nowrap">
                          {cells[column + 1]}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </DataTable>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
