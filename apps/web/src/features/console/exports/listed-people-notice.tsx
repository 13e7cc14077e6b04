import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import type { ListFilter } from '../list/list-filter.ts';
import type { ListedPeople } from './use-listed-people.ts';

type ListedPeopleNoticeProps = {
  readonly people: ListedPeople;
  /** Removes the filters. */
  readonly onClear: () => void;
};

/** Names the people of the files, when a list of participants led here. */
export function ListedPeopleNotice({ people, onClear }: ListedPeopleNoticeProps) {
  const { i18n, t } = useLingui();
  const { described, filters, search, isNarrowed } = people;
  if (!isNarrowed) return null;
  const valueOf = (filter: ListFilter, value: unknown): string => {
    const word = filter.write(value);
    const option = filter.options?.find((each) => each.word === word);
    if (filter.options === undefined) return t`oui`;
    if (option === undefined) return word;
    return typeof option.label === 'string' ? option.label : i18n._(option.label);
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
