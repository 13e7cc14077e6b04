import { listRules } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useLabel } from '../../../lib/use-field-text.ts';
import { useDisplay } from '../../../lib/display.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { type Chosen, useChosen } from '../choice/use-chosen.ts';
import { FiguresTime } from '../figures/figures-time.tsx';
import { cardsBelow } from './cards-below.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { FilterFields } from './filter-fields.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { ListBody } from './list-body.tsx';
import type { ListDescription, ListColumn, ListAnswer } from './list-description.ts';
import { isNarrowed, type ListView } from './list-view.ts';
import { SearchBox } from './search-box.tsx';
import { useListView } from './use-list-view.ts';

type ColumnTicksProps<Row> = {
  readonly columns: readonly ListColumn<Row>[];
  readonly isShown: (column: ListColumn<Row>) => boolean;
  readonly choose: (column: ListColumn<Row>, isShown: boolean) => void;
};

function ColumnTicks<Row>({ columns, isShown, choose }: ColumnTicksProps<Row>) {
  const label = useLabel();
  return (
    <ul>
      {columns.slice(1).map((column) => (
        <li key={column.id}>
          <label className="tick">
            <input
              type="checkbox"
              checked={isShown(column)}
              onChange={(event) => choose(column, event.target.checked)}
            />
            {label(column.label)}
          </label>
        </li>
      ))}
    </ul>
  );
}

type RowCountProps<Row> = {
  readonly answered: ListAnswer<Row>;
  readonly view: Pick<ListView, 'pageSize' | 'before'>;
  readonly count: ListDescription<Row>['count'];
};

function RowCount<Row>({ answered, view, count }: RowCountProps<Row>) {
  const { i18n } = useLingui();
  const { rows } = answered;
  if ('next' in answered) {
    const shown = i18n._(count(rows.length));
    if (answered.next === null && view.before === undefined) return shown;
    return <Trans>{shown} sur cette page</Trans>;
  }
  const { total, page } = answered;
  const all = i18n._(count(total));
  if (rows.length === total) return all;
  const before = (page - 1) * view.pageSize;
  const first = i18n.number(before + 1);
  const last = i18n.number(before + rows.length);
  if (total > listRules.mostCounted) {
    const most = i18n.number(listRules.mostCounted);
    return (
      <Trans>
        {first} à {last} sur plus de {most}
      </Trans>
    );
  }
  return (
    <Trans>
      {first} à {last} sur {all}
    </Trans>
  );
}

type ColumnChoice = Readonly<Record<string, boolean>>;

const keyOf = (listId: string) => `aube.columns.${listId}`;

function readChoice(listId: string): ColumnChoice {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(listId)) ?? '{}');
    const entries = Object.entries((kept ?? {}) as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}

function keepChoice(listId: string, choice: ColumnChoice): void {
  try {
    localStorage.setItem(keyOf(listId), JSON.stringify(choice));
  } catch {
    // Without storage, the selected columns are lost when the page closes.
  }
}

function useColumnChoice<Row>({ id, columns }: Pick<ListDescription<Row>, 'id' | 'columns'>): {
  readonly isShown: (column: ListColumn<Row>) => boolean;
  readonly choose: (column: ListColumn<Row>, isShown: boolean) => void;
} {
  const [choice, setChoice] = useState(() => readChoice(id));
  return {
    isShown: (column) => column === columns[0] || (choice[column.id] ?? column.isOptional !== true),
    choose: (column, isShown) => {
      const next = { ...choice, [column.id]: isShown };
      setChoice(next);
      keepChoice(id, next);
    },
  };
}

type StaffListProps<Row> = {
  readonly list: ListDescription<Row>;
  readonly files?: ReactNode;
  readonly filesNote?: ReactNode;
  readonly acts?: ComponentType<{ chosen: Chosen }>;
  readonly children?: ReactNode;
};

/** @decision console#one-list */
export function StaffList<Row>({
  list,
  files,
  filesNote,
  acts: Acts,
  children,
}: StaffListProps<Row>) {
  const { i18n } = useLingui();
  const [view, change] = useListView(list);
  const { isShown, choose } = useColumnChoice(list);
  const counted = useRef<HTMLOutputElement>(null);
  const { filters: values, ...asked } = view;
  const answer = useQuery({
    ...list.query(trpc.useUtils(), { ...asked, ...values }),
    placeholderData: keepPreviousData,
  });
  const columns = list.columns.filter(({ when }) => when === undefined || when(values));
  const { textSize } = useDisplay();
  const shownColumns = columns.filter(isShown).length + (list.actions ? 1 : 0);
  const isCards = useMedia(`(width < ${cardsBelow(shownColumns, textSize)}rem)`);
  const { data } = answer;
  const { keyOf, nameOf } = list;
  const chosen = useChosen(
    nameOf ? (data?.rows ?? []).map((row) => ({ userId: keyOf(row), name: nameOf(row) })) : [],
  );
  const count = data && <RowCount answered={data} view={view} count={list.count} />;
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
      <div className="mb-3 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
        <output ref={counted} tabIndex={-1} className="font-medium">
          {count}
        </output>
        {isNarrowed(view) && data?.rows.length !== 0 && (
          <Button kind="quiet" onClick={clear}>
            <Trans>Effacer les filtres</Trans>
          </Button>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:ml-auto">
          {files}
          {!isCards && <ColumnChooser>{ticks}</ColumnChooser>}
        </div>
      </div>
      {filesNote && <p className="mb-3 text-small text-ink-soft">{filesNote}</p>}
      {data && 'asOf' in data && <FiguresTime asOf={data.asOf} />}
      {Acts && <Acts chosen={chosen} />}
      <ListBody
        list={list}
        chosen={Acts && chosen}
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
