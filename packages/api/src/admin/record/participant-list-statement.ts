import { namedQuery, type Pool } from '@aube/db';
import { sql } from 'drizzle-orm';
import { lastActivity } from '../../record/last-activity.ts';
import { textOf } from '../../record/sight.ts';
import { programmeWeekSql } from '../../programme/record/pauses.ts';
import type { SortDirection } from '../../lists/rules/list.ts';
import { shownPage } from '../../lists/rules/list.ts';
import type { ParticipantSort } from '../rules/participant-list.ts';
import { listForm, type ListForm, type ListQuery } from './participant-list-form.ts';
import { idsFrom, keptLists, lengthOf, type ListOrder, packedOrder } from './kept-lists.ts';
import { LIST_SIZES, type ListSizes } from './list-sizes.ts';
import { isWalkable, walkPage } from './participant-list-walk.ts';

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

const fittingText = (form: ListForm, sort: ParticipantSort) => `
with ${form.tables} fitting as materialized (
  select p.user_id, u.search_text collate "C" as name, ${SORTS[sort]} as sorted_by
  from participants p
  join users u on u.id = p.user_id
  ${form.today}
  where ${form.conditions}
)`;

const inOrder = (direction: SortDirection) =>
  `order by sorted_by ${DIRECTIONS[direction]} nulls last, name, user_id`;

function gatheredText(form: ListForm, sort: ParticipantSort, direction: SortDirection) {
  const [size, before] = [form.values.length + 1, form.values.length + 2];
  return `${fittingText(form, sort)}, counted as materialized (
  select count(*)::int as total from fitting
), page as (
  select user_id from fitting
  ${inOrder(direction)}
  limit $${size}::int
  offset (select least($${before}::int, greatest(total - 1, 0) / $${size}::int) * $${size}::int from counted)
)
select (select total from counted) as total, array(select user_id from page) as "userIds"`;
}

type FoundPage = { total: number; userIds: number[] };

const isOfToday = ({ sort }: ListQuery) => sort === 'week';

async function gatherPage(pool: Pool, asked: ListQuery): Promise<FoundPage> {
  const { sort, direction, page, pageSize } = asked;
  const form = listForm(asked, isOfToday(asked));
  const [found] = await namedQuery<FoundPage>(
    pool,
    `participants-${sort}-${direction}-${form.name}`,
    gatheredText(form, sort, direction),
    [...form.values, pageSize, page - 1],
  );
  return found ?? { total: 0, userIds: [] };
}

const keyOf = ({ name, values }: ListForm) => `${name} ${JSON.stringify(values)}`;

async function countPeople(pool: Pool, form: ListForm): Promise<number> {
  const [counted] = await namedQuery<{ total: number }>(
    pool,
    `participants-count-${form.name}`,
    `
with ${form.tables} fitting as (
  select p.user_id from participants p
  join users u on u.id = p.user_id
  ${form.today}
  where ${form.conditions}
)
select count(*)::int as total from fitting`,
    form.values,
  );
  return counted?.total ?? 0;
}

async function readOrder(pool: Pool, asked: ListQuery, form: ListForm): Promise<ListOrder> {
  const { sort, direction } = asked;
  const [read] = await namedQuery<{ order: ListOrder }>(
    pool,
    `participants-order-${sort}-${direction}-${form.name}`,
    `${fittingText(form, sort)}
select ${textOf(packedOrder(sql`user_id`))} as "order" from (
  select user_id from fitting ${inOrder(direction)}
) ordered`,
    form.values,
  );
  return read?.order ?? Buffer.alloc(0);
}

async function stillFitting(pool: Pool, form: ListForm, userIds: number[]): Promise<number[]> {
  const [found] = await namedQuery<{ userIds: number[] }>(
    pool,
    `participants-still-${form.name}`,
    `
with ${form.tables} still as (
  select p.user_id from participants p
  join users u on u.id = p.user_id
  ${form.today}
  where p.user_id = any($${form.values.length + 1}::int[]) and ${form.conditions}
)
select array(select user_id from still) as "userIds"`,
    [...form.values, userIds],
  );
  const still = new Set(found?.userIds);
  return userIds.filter((userId) => still.has(userId));
}

type Look = { asked: ListQuery; now: Date; sizes: ListSizes };

async function cutPage(pool: Pool, { asked, now, sizes }: Look): Promise<FoundPage> {
  const { sort, direction, page, pageSize } = asked;
  const form = listForm(asked, isOfToday(asked));
  const look = { key: `${sort} ${direction} ${keyOf(form)}`, now };
  const order = await keptLists(pool).order(look, sizes.kept, () => readOrder(pool, asked, form));
  const total = lengthOf(order);
  const start = (shownPage(page, total, pageSize) - 1) * pageSize;
  return { total, userIds: await stillFitting(pool, form, idsFrom(order, start, pageSize)) };
}

/**
 * Ids of the page in order, and the number of matching people. On a long list, the total is cached
 * for half a minute.
 * @decision console#long-lists
 */
export async function findPage(
  pool: Pool,
  asked: ListQuery,
  now: Date,
  sizes: ListSizes = LIST_SIZES,
): Promise<FoundPage> {
  const { page, pageSize } = asked;
  if (page * pageSize > sizes.reach) return cutPage(pool, { asked, now, sizes });
  if (!isWalkable(asked)) return gatherPage(pool, asked);
  const form = listForm(asked, false);
  const look = { key: keyOf(form), now };
  const total = await keptLists(pool).total(look, sizes.kept, () => countPeople(pool, form));
  if (total <= sizes.gathered) return gatherPage(pool, asked);
  const start = (shownPage(page, total, pageSize) - 1) * pageSize;
  const userIds = await walkPage(pool, { asked, start, sizes });
  // False when people are missing on the page. A cached total may be outdated, and the index
  // contains no people without activity.
  const isWhole = userIds.length === Math.min(pageSize, total - start);
  return isWhole ? { total, userIds } : gatherPage(pool, asked);
}
