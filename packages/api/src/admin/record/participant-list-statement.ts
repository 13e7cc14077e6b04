import { namedQuery, type Pool } from '@aube/db';
import { programmeWeekSql } from '../../programme/record/pauses-sql.ts';
import type { SortDirection } from '../rules/list.ts';
import { shownPage } from '../rules/list.ts';
import type { ParticipantSort } from '../rules/participant-list.ts';
import { listForm, type ListForm, type ListQuery } from './participant-list-form.ts';
import { findKept, type KeptList } from './participant-list-kept.ts';
import { LIST_SIZES, type ListSizes } from './participant-list-sizes.ts';
import { isWalked, walkPage } from './participant-list-walk.ts';

/** The last time somebody did something of the programme: triggers keep it (decisions/0067). */
export const lastActivity = (userId: string): string =>
  `(select last_active_at from participant_activity where user_id = ${userId})`;

const SORTS = {
  name: `u.search_text collate "C"`,
  week: programmeWeekSql({
    userId: 'p.user_id',
    firstDayOn: 'p.programme_first_day',
    abandonedOn: 'p.abandoned_on',
    today: 'z.today',
  }),
  activity: lastActivity('p.user_id'),
  inclusionNumber: `p.inclusion_number collate "C"`,
} as const satisfies Record<ParticipantSort, string>;

const DIRECTIONS = { asc: 'asc', desc: 'desc' } as const satisfies Record<SortDirection, string>;

/** Everybody who fits, ordered; the page is that of `shownPage`. */
function gatheredText(form: ListForm, sort: ParticipantSort, direction: SortDirection) {
  const [size, before] = [form.values.length + 1, form.values.length + 2];
  return `
with ${form.tables} fitting as materialized (
  select p.user_id, u.search_text collate "C" as name, ${SORTS[sort]} as sorted_by
  from participants p
  join users u on u.id = p.user_id
  ${form.today}
  where ${form.conditions}
), counted as materialized (
  select count(*)::int as total from fitting
), page as (
  select user_id from fitting
  order by sorted_by ${DIRECTIONS[direction]} nulls last, name, user_id
  limit $${size}::int
  offset (select least($${before}::int, greatest(total - 1, 0) / $${size}::int) * $${size}::int from counted)
)
select (select total from counted) as total, array(select user_id from page) as "userIds"`;
}

type FoundPage = { total: number; userIds: number[] };

async function gatherPage(pool: Pool, asked: ListQuery): Promise<FoundPage> {
  const { sort, direction, page, pageSize } = asked;
  const form = listForm(asked, sort === 'week');
  const [found] = await namedQuery<FoundPage>(
    pool,
    `participants-${sort}-${direction}-${form.name}`,
    gatheredText(form, sort, direction),
    [...form.values, pageSize, page - 1],
  );
  return found ?? { total: 0, userIds: [] };
}

/**
 * The ids of the page that is shown, in order, and how many people fit in all. A long list by name or
 * by activity is walked along an index, its total counted apart and kept for half a minute.
 * @decision decisions/0067
 */
export async function findPage(
  pool: Pool,
  asked: ListQuery,
  now: Date,
  sizes: ListSizes = LIST_SIZES,
): Promise<FoundPage> {
  if (!isWalked(asked)) return gatherPage(pool, asked);
  const kept: KeptList = await findKept(pool, { asked, now, sizes });
  const { total } = kept;
  if (total <= sizes.gathered) return gatherPage(pool, asked);
  const start = (shownPage(asked.page, total, asked.pageSize) - 1) * asked.pageSize;
  const userIds = await walkPage(pool, { asked, kept, start, sizes });
  // Who never did anything stands behind the index, and a kept total may be one of a moment ago.
  const isWhole = userIds.length === Math.min(asked.pageSize, total - start);
  return isWhole ? { total, userIds } : gatherPage(pool, asked);
}
