import type { QueryValue } from '@aube/db';
import { sql } from 'drizzle-orm';
import { seenSql } from '../../record/sight.ts';
import type { TodayEverywhere } from '../../record/today-by-zone.ts';
import type { Figure } from '../../stats/rules/figures.ts';
import { isWeekFigure } from '../../stats/rules/figures.ts';
import { type PageSize, searchWords, type SortDirection } from '../rules/list.ts';
import type { ParticipantSort, ParticipantState } from '../rules/participant-list.ts';
import { isOfPairs, narrowedSql, patternsSql } from './participant-conditions.ts';

/** What the list is asked for, and the establishments that it may hold; null: all of them. */
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
  /** Only those whom a figure counts, one of a week in `week`. */
  figure: Figure | null;
  week: number | null;
  /** Accounts created from this instant on, and before that one. */
  registeredFrom: Date | null;
  registeredBefore: Date | null;
  /** The chapters of each module. */
  chapters: readonly { module: number; id: string }[];
} & TodayEverywhere;

/** Whom a list holds, as SQL: what was not asked for stands in no text, so that each has the plan that suits it. */
export type ListForm = {
  /** Says which parts the text has; two forms of one name have one text. */
  name: string;
  values: readonly QueryValue[];
  /** The tables that the conditions stand on, each ended with a comma. */
  tables: string;
  /** What joins today's date, where a condition or an order needs it. */
  today: string;
  conditions: string;
};

const TODAY = 'left join zone z on z.name = u.time_zone';

/** @param isOfToday whether the order needs today's date */
export function listForm(asked: ListQuery, isOfToday: boolean): ListForm {
  const { places, establishmentId, state, figure, registeredFrom, registeredBefore } = asked;
  const values: QueryValue[] = [];
  const parts: string[] = [];
  /** A value that stands in the text only when it is asked for; PostgreSQL cuts names at 63 letters. */
  const bind = (part: string, value: QueryValue, type: string): string | null => {
    if (value === null || value === false) return null;
    parts.push(part);
    return `$${values.push(value)}::${type}`;
  };
  // The first, so that its place is known.
  const isPlaced = bind('P', places, 'int[]') !== null;
  const seen = seenSql(isPlaced ? sql`$1::int[]` : sql`null::int[]`);
  const establishment = bind('E', establishmentId, 'int');
  const words = searchWords(asked.search);
  const isSearch = words.length > 0;
  const week = figure !== null && isWeekFigure(figure) ? asked.week : null;
  const needsToday = isOfToday || figure !== null;
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
  const index = isOfPairs(words) ? 'pair' : 'trigram';
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
