import type { QueryValue } from '@aube/db';
import { sql } from 'drizzle-orm';
import { seenSql } from '../../record/sight.ts';
import type { TodayByZone } from '../../record/today-by-zone.ts';
import type { Figure } from '../../stats/rules/figures.ts';
import { isWeekFigure } from '../../stats/rules/figures.ts';
import type { PageSize, SortDirection } from '../../lists/rules/list.ts';
import type { ParticipantSort, ParticipantState } from '../rules/participant-list.ts';
import { narrowedSql, STATE_SQL } from './participant-conditions.ts';
import type { FoundPeople } from './search-people.ts';

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
  userIds: readonly number[] | null;
  chapters: readonly { module: number; id: string }[];
} & TodayByZone;

/**
 * Conditions of a list as SQL. A filter that is not set adds no SQL, so that PostgreSQL can plan
 * each combination.
 */
export type ListForm = {
  values: readonly QueryValue[];
  /** SQL of further `with` tables, each followed by a comma. */
  tables: string;
  today: string;
  conditions: string;
};

/**
 * A search also tests each column alone, because PostgreSQL has statistics only for single columns.
 */
const SEARCHED = ['u.folded_text', 'p.folded_text', `(u.folded_text || ' ' || p.folded_text)`];

const TODAY = 'left join zone z on z.name = u.time_zone';

const textIfAsked = (isAsked: boolean): string | null => (isAsked ? String(isAsked) : null);

/** @param found result of the search; null without a search */
export function listForm(asked: ListQuery, found: FoundPeople | null): ListForm {
  const { places, establishmentId, state, figure, registeredFrom, registeredBefore } = asked;
  const values: QueryValue[] = [];
  const bind = (value: QueryValue, type: string): string | null =>
    value === null || value === false ? null : `$${values.push(value)}::${type}`;
  const isPlaced = bind(places, 'int[]') !== null;
  const seen = seenSql(isPlaced ? sql`$1::int[]` : sql`null::int[]`);
  const establishment = bind(establishmentId, 'int');
  const week = figure !== null && isWeekFigure(figure) ? asked.week : null;
  const needsToday = figure !== null || asked.isScheduleLocked;
  const zones = needsToday ? [...asked.todayByZone] : [];
  const narrowed = narrowedSql(
    {
      state: null,
      hasWaitingAlert: textIfAsked(asked.hasWaitingAlert),
      isScheduleLocked: textIfAsked(asked.isScheduleLocked),
      registeredFrom: bind(registeredFrom, 'timestamptz'),
      registeredBefore: bind(registeredBefore, 'timestamptz'),
      week: bind(week, 'int') ?? 'null::int',
      userIds: bind(asked.userIds, 'int[]'),
    },
    { figure, isSearch: false },
  );
  const people = bind(found?.userIds ?? null, 'int[]');
  const patterns = (found?.patterns ?? []).map((pattern) => bind(pattern, 'text'));
  const matches = (text: string) =>
    patterns.map((pattern) => `${text} like ${pattern}`).join(' and ');
  const tables: string[] = [];
  if (needsToday) {
    const names = bind(
      zones.map(([name]) => name),
      'text[]',
    );
    const days = bind(
      zones.map(([, today]) => today),
      'date[]',
    );
    tables.push(
      `zone as materialized (select * from unnest(${names}, ${days}) as z (name, today)),`,
    );
  }
  if (figure !== null) {
    const modules = bind(
      asked.chapters.map(({ module }) => module),
      'int[]',
    );
    const ids = bind(
      asked.chapters.map(({ id }) => id),
      'text[]',
    );
    tables.push(`chapter as materialized (
      select module, id from unnest(${modules}, ${ids}) as c (module, id)),`);
  }
  return {
    values,
    tables: tables.join('\n'),
    today: needsToday ? TODAY : '',
    conditions: `${seen}
    ${isPlaced ? 'and p.establishment_id = any($1::int[])' : ''}
    ${establishment === null ? '' : `and p.establishment_id = ${establishment}`}
    ${state === null ? '' : `and ${STATE_SQL[state]}`}
    ${people === null ? '' : `and p.user_id = any(${people})`}
    ${patterns.length === 0 ? '' : `and (${SEARCHED.map(matches).join(' or ')})`}
    ${narrowed}`,
  };
}
