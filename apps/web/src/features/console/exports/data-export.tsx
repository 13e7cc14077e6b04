import { Trans } from '@lingui/react/macro';
import { useLocation, useSearch } from 'wouter';
import { trpc } from '../../../trpc.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { usePlaces } from '../use-places.ts';
import { DatasetColumns } from './dataset-columns.tsx';
import { DatasetPreview } from './dataset-preview.tsx';
import { ExportForm } from './export-form.tsx';
import {
  isBackwards,
  readExportScope,
  writeExportScope,
  type ExportScope,
} from './export-scope.ts';
import { ListedPeopleNotice } from './listed-people-notice.tsx';
import { ScopeFields } from './scope-fields.tsx';
import { SearchGoneNotice } from './search-gone-notice.tsx';
import { useListedPeople } from './use-listed-people.ts';

/** Exports: which data, of which people and time, their content, and the download. @decision D65 */
export function DataExport() {
  const [path, navigate] = useLocation();
  const scope = readExportScope(new URLSearchParams(useSearch()));
  const listed = trpc.exports.listDatasets.useQuery(undefined, { staleTime: Infinity });
  const people = useListedPeople(usePlaces());
  const change = (next: ExportScope, isOfList = true) => {
    const words = { ...writeExportScope(next), ...(isOfList && people.marked) };
    navigate(`${path}?${new URLSearchParams(words).toString()}`, {
      replace: true,
      state: isOfList ? (history.state as unknown) : null,
    });
  };
  return (
    <QueryView query={listed} lines={12}>
      {(datasets) => {
        const chosen = datasets.find(({ fileName }) => fileName === scope.dataset) ?? null;
        const asked: ExportScope = { ...scope, dataset: chosen?.fileName ?? null };
        if (people.isSearchGone) {
          const { jeu: _, du: _from, au: _to, ...place } = writeExportScope(scope);
          return (
            <SearchGoneNotice
              words={{ ...people.words, ...place }}
              onClear={() => change(asked, false)}
            />
          );
        }
        return (
          <>
            <section className="mb-10 max-w-(--container-page)">
              <h2 className="mb-3 text-lead">
                <Trans>Télécharger des données</Trans>
              </h2>
              <ScopeFields datasets={datasets} scope={asked} onChange={change} />
              <ListedPeopleNotice people={people} onClear={() => change(asked, false)} />
              <p className="mb-6 text-ink-soft">
                {chosen?.description ?? (
                  <Trans>
                    Tous les jeux de données en CSV, du même instant, avec le dictionnaire des
                    colonnes, un manifeste, la syntaxe pour SPSS ou PSPP et le dictionnaire REDCap.
                  </Trans>
                )}
              </p>
              <ExportForm scope={asked} people={people.asked} />
            </section>
            {chosen && !isBackwards(asked) && (
              <DatasetPreview dataset={chosen.dataset} scope={asked} people={people.asked} />
            )}
            {chosen && <DatasetColumns dataset={chosen.dataset} />}
          </>
        );
      }}
    </QueryView>
  );
}
