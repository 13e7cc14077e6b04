import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useMedia } from '../../../lib/use-media.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { ColumnTicks } from './column-ticks.tsx';
import { FilterFields } from './filter-fields.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { ListBody } from './list-body.tsx';
import type { ListDescription } from './list-description.ts';
import { isNarrowed } from './list-view.ts';
import { RowCount } from './row-count.tsx';
import { SearchBox } from './search-box.tsx';
import { useColumnChoice } from './use-column-choice.ts';
import { useListView } from './use-list-view.ts';

/** Under 700 px each row is a card. */
const cardsQuery = '(width < 43.75rem)';

type StaffListProps<Row> = {
  readonly list: ListDescription<Row>;
  /** Stands below the rows, once they are there. */
  readonly children?: ReactNode;
};

/** Draws any list for staff from its description. @decision console#one-list */
export function StaffList<Row>({ list, children }: StaffListProps<Row>) {
  const { i18n } = useLingui();
  const [view, change] = useListView(list);
  const { isShown, choose } = useColumnChoice(list);
  const isCards = useMedia(cardsQuery);
  const counted = useRef<HTMLOutputElement>(null);
  const { filters: values, ...asked } = view;
  const answer = useQuery({
    ...list.query(trpc.useUtils(), { ...asked, ...values }),
    placeholderData: keepPreviousData,
  });
  const columns = list.columns.filter(({ when }) => when === undefined || when(values));
  const { data } = answer;
  const count = data && <RowCount answered={data} pageSize={view.pageSize} count={list.count} />;
  const filters = (
    <FilterFields
      filters={list.filters}
      values={values}
      onChange={(next) => change({ filters: next })}
    />
  );
  const ticks = <ColumnTicks columns={columns} isShown={isShown} choose={choose} />;
  const clear = () => {
    change({ search: '', filters: {} });
    // The pressed button disappears with the filters.
    counted.current?.focus();
  };
  return (
    <>
      <search className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3">
        <SearchBox
          label={i18n._(list.searchLabel)}
          search={view.search}
          onSearch={(search) => change({ search })}
        />
        {isCards ? (
          <FilterSheet
            view={view}
            columns={columns}
            onChange={change}
            count={count}
            filters={filters}
            columnTicks={ticks}
          />
        ) : (
          filters
        )}
      </search>
      <div className="mb-3 flex min-h-12 flex-wrap items-center gap-x-4">
        <output ref={counted} tabIndex={-1} className="font-medium">
          {count}
        </output>
        {isNarrowed(view) && data?.total !== 0 && (
          <Button kind="quiet" onClick={clear}>
            <Trans>Effacer les filtres</Trans>
          </Button>
        )}
        {!isCards && (
          <div className="ml-auto">
            <ColumnChooser>{ticks}</ColumnChooser>
          </div>
        )}
      </div>
      <ListBody
        list={list}
        columns={columns.filter(isShown)}
        answer={answer}
        view={view}
        isCards={isCards}
        onChange={change}
        onClear={clear}
      >
        {children}
      </ListBody>
    </>
  );
}
