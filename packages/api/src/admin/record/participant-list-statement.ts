import { namedQuery, type Pool } from '@aube/db';
import { lastActivity } from '../../record/last-activity.ts';
import {
  COUNTED_ROWS,
  listRules,
  searchWords,
  shownPage,
  type SortDirection,
} from '../../lists/rules/list.ts';
import type { ParticipantSort } from '../rules/participant-list.ts';
import { listForm, type ListForm, type ListQuery } from './participant-list-form.ts';
import { searchPeople } from './search-people.ts';

const NAME = 'u.folded_text collate "C"';

type Order = {
  by: string;
  /** SQL of the sorted value for a row of `fitting f`, when the value comes from another table. */
  byOfFitting?: string;
  ties: string;
  isReversed?: true;
};

const FIRST_DAY = 'p.programme_first_day';

/**
 * A later first day means a smaller week, so the order by week is reversed. People who have not
 * begun have the smallest week.
 */
const ORDERS = {
  name: { by: NAME, ties: 'u.id' },
  week: { by: FIRST_DAY, ties: 'p.user_id', isReversed: true },
  activity: { by: 'null', byOfFitting: lastActivity('f.user_id'), ties: `${NAME}, u.id` },
  inclusionNumber: { by: 'p.inclusion_number collate "C"', ties: `${NAME}, u.id` },
} as const satisfies Record<ParticipantSort, Order>;

const OTHER = { asc: 'desc', desc: 'asc' } as const satisfies Record<SortDirection, SortDirection>;

const directionOf = ({ sort, direction }: ListQuery): SortDirection =>
  'isReversed' in ORDERS[sort] ? OTHER[direction] : direction;

/** SQL that reads and sorts all matching people, up to one more than `listRules.mostCounted`. */
function gatheredText(form: ListForm, asked: ListQuery): string {
  const [size, before] = [form.values.length + 1, form.values.length + 2];
  const { by, byOfFitting = 'f.sorted_by' }: Order = ORDERS[asked.sort];
  const direction = directionOf(asked);
  const rest =
    asked.sort === 'week' ? `, f.user_id ${direction}` : ' nulls last, f.name, f.user_id';
  return `
with ${form.tables} fitting as materialized (
  select p.user_id, ${NAME} as name, ${by} as sorted_by
  from participants p
  join users u on u.id = p.user_id
  ${form.today}
  where ${form.conditions}
  limit ${COUNTED_ROWS}
), counted as materialized (
  select count(*)::int as total from fitting
)
select (select total from counted) as total, array(
  select f.user_id from fitting f where (select total from counted) < ${COUNTED_ROWS}
  order by ${byOfFitting} ${direction}${rest}
  limit $${size}::int
  offset (select least($${before}::int, greatest(total - 1, 0) / $${size}::int) * $${size}::int from counted)
) as "userIds"`;
}

const PEOPLE = 'users u join participants p on p.user_id = u.id';
const WALKED = {
  name: { from: PEOPLE, by: NAME, has: 'true' },
  week: { from: PEOPLE, by: FIRST_DAY, has: 'true' },
  inclusionNumber: {
    from: PEOPLE,
    by: 'p.inclusion_number collate "C"',
    has: 'p.inclusion_number is not null',
  },
  activity: {
    from: `participant_activity a join users u on u.id = a.user_id
      join participants p on p.user_id = a.user_id`,
    by: 'a.last_active_at',
    has: 'true',
  },
} as const satisfies Record<ParticipantSort, { from: string; by: string; has: string }>;

const HAS_NO_VALUE = {
  name: 'false',
  week: 'false',
  inclusionNumber: 'p.inclusion_number is null',
  activity: 'not exists (select from participant_activity a where a.user_id = p.user_id)',
} as const satisfies Record<ParticipantSort, string>;

/**
 * SQL for a long list: reads people in the order of an index until the page is full. People without
 * a value follow, sorted by name.
 */
function walkedText(form: ListForm, asked: ListQuery): string {
  const { sort, page, pageSize } = asked;
  const { from, by, has } = WALKED[sort];
  const direction = directionOf(asked);
  const last = sort === 'week' ? `p.user_id ${direction}` : ORDERS[sort].ties;
  const end = page * pageSize;
  const part = (source: string, condition: string, order: string, limit: string) => `
  select p.user_id from ${source}
  ${form.today}
  where ${condition} and ${form.conditions}
  order by ${order}
  limit ${limit}`;
  return `
with ${form.tables} first as materialized (${part(
    from,
    has,
    `${by} ${direction}, ${last}`,
    String(end),
  )}
), rest as materialized (${part(
    PEOPLE,
    HAS_NO_VALUE[sort],
    `${NAME}, u.id`,
    `${end} - (select count(*) from first)`,
  )}
), walked as (
  select user_id, 1 as part, row_number() over () as place from first
  union all
  select user_id, 2, row_number() over () from rest
)
select array(select user_id from walked order by part, place
  limit ${pageSize} offset ${end - pageSize}) as "userIds"`;
}

type FoundPage = { total: number; userIds: number[] };

/**
 * Ids of the page in order, and the number of matching people, up to one more than
 * `listRules.mostCounted`.
 * @decision console#long-lists
 */
export async function findPage(pool: Pool, asked: ListQuery): Promise<FoundPage> {
  const words = searchWords(asked.search);
  const found = words.length === 0 ? null : await searchPeople(pool, words);
  const form = listForm(asked, found);
  // The statement has no name, so that PostgreSQL plans it for the actual values.
  const [gathered] = await namedQuery<FoundPage>(pool, '', gatheredText(form, asked), [
    ...form.values,
    asked.pageSize,
    asked.page - 1,
  ]);
  const { total, userIds } = gathered ?? { total: 0, userIds: [] };
  if (total <= listRules.mostCounted) return { total, userIds };
  const page = shownPage(asked.page, total, asked.pageSize);
  const [walked] = await namedQuery<{ userIds: number[] }>(
    pool,
    '',
    walkedText(form, { ...asked, page }),
    form.values,
  );
  return { total, userIds: walked?.userIds ?? [] };
}
