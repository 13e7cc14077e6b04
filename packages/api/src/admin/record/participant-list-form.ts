import type { QueryValue } from '@aube/db';
import { sql } from 'drizzle-orm';
import { seenSql } from '../../record/sight.ts';
import type { TodayByZone } from '../../record/today-by-zone.ts';
import type { Figure } from '../../stats/rules/figures.ts';
import { isWeekFigure } from '../../stats/rules/figures.ts';
import { type PageSize, searchWords, type SortDirection } from '../../lists/rules/list.ts';
import type { ParticipantSort, ParticipantState } from '../rules/participant-list.ts';
import { needsPairIndex, narrowedSql, patternsSql } from './participant-conditions.ts';

/** Filters of the list; `places` are the establishments, null for all. */
export type ListQuery = {
  places: readonly number[] | null;
  search: string;
  establishmentId: number | null;
  state: ParticipantState | null;
  hasWaitingAlert: boolean;
  isScheduleLocked: boolean;
  sort: ParticipantSort;
  direction: SortDirection;
  page: number;
  pageSize: PageSize;
  figure: Figure | null;
  week: number | null;
  registeredFrom: Date | null;
  registeredBefore: Date | null;
  chapters: readonly { module: number; id: string }[];
} & TodayByZone;

/**
 * Conditions of a list as SQL. A filter that is not set adds no SQL, so that PostgreSQL can plan
 * each combination.
 */
export type ListForm = {
  /** Name of the prepared statement; equal names have equal SQL. */
  name: string;
  values: readonly QueryValue[];
  /** Each table is followed by a comma. */
  tables: string;
  today: string;
  conditions: string;
};

const TODAY = 'left join zone z on z.name = u.time_zone';

/** @param isOfToday true when the order needs today's date */
export function listForm(asked: ListQuery, isOfToday: boolean): ListForm {
  const { places, establishmentId, state, figure, registeredFrom, registeredBefore } = asked;
  const values: QueryValue[] = [];
  const parts: string[] = [];
  /**
   * Adds a set value to the statement. `part` must be short, because PostgreSQL cuts names of
   * statements at 63 bytes.
   */
  const bind = (part: string, value: QueryValue, type: string): string | null => {
    if (value === null || value === false) return null;
    parts.push(part);
    return `$${values.push(value)}::${type}`;
  };
  const isPlaced = bind('P', places, 'int[]') !== null;
  const seen = seenSql(isPlaced ? sql`$1::int[]` : sql`null::int[]`);
  const establishment = bind('E', establishmentId, 'int');
  const words = searchWords(asked.search);
  const isSearch = words.length > 0;
  const week = figure !== null && isWeekFigure(figure) ? asked.week : null;
  const needsToday = isOfToday || figure !== null || asked.isScheduleLocked;
  const zones = needsToday ? [...asked.todayByZone] : [];
  const narrowed = narrowedSql(
    {
      state: bind('S', state, 'text'),
      hasWaitingAlert: bind('A', asked.hasWaitingAlert, 'boolean'),
      isScheduleLocked: bind('L', asked.isScheduleLocked, 'boolean'),
      registeredFrom: bind('F', registeredFrom, 'timestamptz'),
      registeredBefore: bind('B', registeredBefore, 'timestamptz'),
      week: bind('W', week, 'int') ?? 'null::int',
    },
    { figure, isSearch },
  );
  const index = needsPairIndex(words) ? 'pair' : 'trigram';
  const search = isSearch ? bind(index === 'pair' ? 'q' : 'Q', words, 'text[]') : null;
  const tables = [search === null ? '' : patternsSql(search, index)];
  if (needsToday) {
    const names = bind(
      'Z',
      zones.map(([name]) => name),
      'text[]',
    );
    const days = bind(
      'D',
      zones.map(([, today]) => today),
      'date[]',
    );
    tables.push(
      `zone as materialized (select * from unnest(${names}, ${days}) as z (name, today)),`,
    );
  }
  if (figure !== null) {
    parts.push(figure);
    const modules = bind(
      'M',
      asked.chapters.map(({ module }) => module),
      'int[]',
    );
    const ids = bind(
      'C',
      asked.chapters.map(({ id }) => id),
      'text[]',
    );
    tables.push(`chapter as materialized (
      select module, id from unnest(${modules}, ${ids}) as c (module, id)),`);
  }
  return {
    name: parts.join(''),
    values,
    tables: tables.join('\n'),
    today: needsToday ? TODAY : '',
    conditions: `${seen}
    ${isPlaced ? 'and p.establishment_id = any($1::int[])' : ''}
    ${establishment === null ? '' : `and p.establishment_id = ${establishment}`}
    ${narrowed}`,
  };
}
