import { useState } from 'react';
import type { ListColumn, ListDescription } from './list-description.ts';

/** Column → shown or hidden; others follow the description. */
type ColumnChoice = Readonly<Record<string, boolean>>;

const keyOf = (listId: string) => `aube.columns.${listId}`;

/** Reads the choice of the device; ignores unknown content. */
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
    // Without storage the choice lasts for this visit.
  }
}

/** The shown columns and the choice of the others; the first one always stays. */
export function useColumnChoice<Row>({
  id,
  columns,
}: Pick<ListDescription<Row>, 'id' | 'columns'>): {
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
