import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useSearch } from 'wouter';
import { useLabel } from '../../../lib/use-field-text.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import type { ListFilter } from '../list/list-filter.ts';
import { usePlaces } from '../use-places.ts';
import { DatasetColumns } from './dataset-columns.tsx';
import { DatasetPreview } from './dataset-preview.tsx';
import { ExportForm } from './export-form.tsx';
import { askedOf, readExportScope, writeExportScope, type ExportScope } from './export-scope.ts';
import { ScopeFields } from './scope-fields.tsx';
import { useListedPeople, type ListedPeople } from './use-listed-people.ts';

type ListedPeopleNoticeProps = {
  readonly people: ListedPeople;
  readonly onClear: () => void;
};

function ListedPeopleNotice({ people, onClear }: ListedPeopleNoticeProps) {
  const { i18n, t } = useLingui();
  const nameOf = useLabel();
  const { described, filters, search, isNarrowed } = people;
  if (!isNarrowed) return null;
  const valueOf = (filter: ListFilter, value: unknown): string => {
    if (filter.say) return i18n._(filter.say(value));
    const word = filter.write(value);
    const option = filter.options?.find((each) => each.word === word);
    if (filter.options === undefined) return t`oui`;
    if (option === undefined) return word;
    return nameOf(option.label);
  };
  const lines = Object.entries(described as Record<string, ListFilter>).flatMap(([name, filter]) =>
    filters[name] === undefined
      ? []
      : [{ label: i18n._(filter.label), value: valueOf(filter, filters[name]) }],
  );
  return (
    <div className="mb-6 rounded-card border border-line bg-raised p-4 sm:p-5">
      <p className="mb-2 font-medium">
        <Trans>Seulement les personnes que votre liste montrait</Trans>
      </p>
      <dl className="mb-3 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {lines.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="mb-1 sm:mb-0">{value}</dd>
          </div>
        ))}
        {search !== '' && (
          <div className="contents">
            <dt className="text-ink-soft">{t`Recherche`}</dt>
            <dd className="[overflow-wrap:anywhere]">{search}</dd>
          </div>
        )}
      </dl>
      <Button kind="quiet" onClick={onClear}>
        <Trans>Prendre toutes les personnes</Trans>
      </Button>
    </div>
  );
}

type LostPeopleNoticeProps = {
  readonly isSearch: boolean;
  readonly words: Readonly<Record<string, string>>;
  readonly onClear: () => void;
};

/**
 * Shown when this tab no longer knows the search or the chosen people. An export would then contain
 * all people.
 */
function LostPeopleNotice({ isSearch, words, onClear }: LostPeopleNoticeProps) {
  return (
    <section className="mb-10 max-w-(--container-page) rounded-card border border-line bg-raised p-4 sm:p-5">
      <h2 className="mb-2 text-lead">
        {isSearch ? (
          <Trans>La recherche de votre liste n’est plus là</Trans>
        ) : (
          <Trans>Les personnes choisies ne se lisent pas</Trans>
        )}
      </h2>
      <p className="mb-4">
        {isSearch ? (
          <Trans>
            Elle contient souvent un nom : elle reste dans l’onglet où vous l’avez écrite, et nulle
            part ailleurs. Revenez à la liste, refaites la recherche, puis exportez dans le même
            onglet.
          </Trans>
        ) : (
          <Trans>
            L’adresse de cette page est incomplète. Revenez à la liste et choisissez de nouveau les
            personnes.
          </Trans>
        )}
      </p>
      <p className="mb-3">
        <Link to="adminParticipants" query={words}>
          <Trans>Revenir à la liste des participants</Trans>
        </Link>
      </p>
      <Button kind="quiet" onClick={onClear}>
        <Trans>Prendre toutes les personnes</Trans>
      </Button>
    </section>
  );
}

type Datasets = RouterOutputs['exports']['listDatasets'];

function ArchiveContents({ datasets }: { datasets: Datasets }) {
  return (
    <section className="mb-10">
      <h2 className="mb-3 text-lead">
        <Trans>Dans l’archive</Trans>
      </h2>
      <dl className="rounded-card border border-line bg-raised px-4 sm:px-5">
        {datasets.map(({ fileName, title, description }) => (
          <div key={fileName} className="border-t border-line py-3 first:border-t-0">
            <dt className="font-medium">{title}</dt>
            <dd className="text-small text-ink-soft">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** @decision D65 */
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
        const narrowed: ExportScope = { ...scope, dataset: chosen?.fileName ?? null };
        const asked = askedOf(narrowed);
        if (people.isSearchGone || people.isChoiceUnread) {
          const { jeu: _, du: _from, au: _to, ...place } = writeExportScope(scope);
          return (
            <LostPeopleNotice
              isSearch={people.isSearchGone}
              words={{ ...people.words, ...place }}
              onClear={() => change(narrowed, false)}
            />
          );
        }
        return (
          <>
            <section className="mb-10">
              <h2 className="mb-3 text-lead">
                <Trans>Télécharger des données</Trans>
              </h2>
              <div className="grid gap-x-12 lg:grid-cols-2">
                <div>
                  <ScopeFields datasets={datasets} scope={narrowed} onChange={change} />
                  <ListedPeopleNotice people={people} onClear={() => change(narrowed, false)} />
                  <p className="mb-6 text-ink-soft">
                    {chosen?.description ?? (
                      <Trans>
                        Tous les jeux de données en CSV, du même instant, avec le dictionnaire des
                        colonnes, un manifeste, la syntaxe pour SPSS ou PSPP et le dictionnaire
                        REDCap.
                      </Trans>
                    )}
                  </p>
                </div>
                <ExportForm scope={narrowed} people={people.asked} />
              </div>
            </section>
            {chosen ? (
              asked && (
                <DatasetPreview dataset={chosen.dataset} asked={asked} people={people.asked} />
              )
            ) : (
              <ArchiveContents datasets={datasets} />
            )}
            {chosen && <DatasetColumns dataset={chosen.dataset} />}
          </>
        );
      }}
    </QueryView>
  );
}
