import { namedQuery, type Pool } from '@aube/db';
import type { SortDirection } from '../../lists/rules/list.ts';
import { WALKED_SORTS } from '../rules/participant-list.ts';
import { listForm, type ListForm, type ListQuery } from './participant-list-form.ts';
import type { ListSizes } from './list-sizes.ts';

type WalkedSort = (typeof WALKED_SORTS)[number];

type WalkedQuery = ListQuery & { sort: WalkedSort };

/** False for a search, because a search uses a different index. */
export const isWalkable = (asked: ListQuery): asked is WalkedQuery =>
  WALKED_SORTS.some((sort) => sort === asked.sort) && asked.search.trim() === '';

const NAME = 'u.search_text collate "C"';

const PEOPLE = {
  name: 'users u join participants p on p.user_id = u.id',
  activity: `participant_activity a join users u on u.id = a.user_id
    join participants p on p.user_id = a.user_id`,
} as const satisfies Record<WalkedSort, string>;

const ORDERS = {
  name: { asc: `${NAME}, u.id`, desc: `${NAME} desc, u.id desc` },
  activity: {
    asc: `a.last_active_at, ${NAME}, u.id`,
    desc: `a.last_active_at desc, ${NAME}, u.id`,
  },
} as const satisfies Record<WalkedSort, Record<SortDirection, string>>;

export function indexedPageText(
  form: ListForm,
  { sort, direction }: Pick<WalkedQuery, 'sort' | 'direction'>,
  { reach }: Pick<ListSizes, 'reach'>,
): string {
  const [size, start] = [form.values.length + 1, form.values.length + 2];
  return `
with ${form.tables} walked as (
  select p.user_id from ${PEOPLE[sort]}
  ${form.today}
  where ${form.conditions}
  order by ${ORDERS[sort][direction]}
  limit ${reach}
)
select array(select user_id from walked limit $${size}::int offset $${start}::int) as "userIds"`;
}

type Walk = { asked: WalkedQuery; start: number; sizes: ListSizes };

export async function walkPage(pool: Pool, { asked, start, sizes }: Walk): Promise<number[]> {
  const { sort, direction, pageSize } = asked;
  const form = listForm(asked, false);
  const [found] = await namedQuery<{ userIds: number[] }>(
    pool,
    `participants-walked-${sort}-${direction}-${form.name}`,
    indexedPageText(form, asked, sizes),
    [...form.values, pageSize, start],
  );
  return found?.userIds ?? [];
}
