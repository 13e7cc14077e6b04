import { namedQuery, type Pool, type QueryValue } from '@aube/db';
import type { SortDirection } from '../rules/list.ts';
import { listForm, type ListForm, type ListQuery } from './participant-list-form.ts';
import type { KeptList, Mark } from './participant-list-kept.ts';
import type { ListSizes } from './participant-list-sizes.ts';

/** The orders that an index has. */
type WalkedSort = 'name' | 'activity';

type WalkedQuery = ListQuery & { sort: WalkedSort };

/** A search asks an index of its own, and finds few. */
export const isWalked = (asked: ListQuery): asked is WalkedQuery =>
  (asked.sort === 'name' || asked.sort === 'activity') && asked.search.trim() === '';

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

type Place = { at: string; name: string; userId: string };

/** From a mark on, the marked person included. */
const FROM = {
  name: {
    asc: ({ name, userId }: Place) => `and (${NAME}, u.id) >= (${name}, ${userId})`,
    desc: ({ name, userId }: Place) => `and (${NAME}, u.id) <= (${name}, ${userId})`,
  },
  activity: {
    asc: ({ at, name, userId }: Place) => `and a.last_active_at >= ${at}
      and (a.last_active_at > ${at} or (${NAME}, u.id) >= (${name}, ${userId}))`,
    desc: ({ at, name, userId }: Place) => `and a.last_active_at <= ${at}
      and (a.last_active_at < ${at} or (${NAME}, u.id) >= (${name}, ${userId}))`,
  },
} as const satisfies Record<WalkedSort, Record<SortDirection, (place: Place) => string>>;

/** People in the order of the index, none but those who are shown read beyond the first ones. */
export function walkedText(
  form: ListForm,
  { sort, direction }: Pick<WalkedQuery, 'sort' | 'direction'>,
  { reach, isMarked }: { reach: number; isMarked: boolean },
): string {
  const at = (place: number, type: string) => `$${form.values.length + place}::${type}`;
  const mark = {
    name: `${at(3, 'text')} collate "C"`,
    userId: at(4, 'int'),
    at: at(5, 'timestamptz'),
  };
  return `
with ${form.tables} walked as (
  select p.user_id from ${PEOPLE[sort]}
  ${form.today}
  where ${form.conditions}
  ${isMarked ? FROM[sort][direction](mark) : ''}
  order by ${ORDERS[sort][direction]}
  limit ${reach}
)
select array(select user_id from walked limit ${at(1, 'int')} offset ${at(2, 'int')}) as "userIds"`;
}

/** Each so many people one, with their place in the order. */
const marksText = (
  form: ListForm,
  { sort, direction }: Pick<WalkedQuery, 'sort' | 'direction'>,
  every: number,
) => `
with ${form.tables} placed as (
  select p.user_id, u.search_text as name, ${sort === 'activity' ? 'a.last_active_at' : 'null::timestamptz'} as at,
    row_number() over (order by ${ORDERS[sort][direction]}) - 1 as place
  from ${PEOPLE[sort]}
  ${form.today}
  where ${form.conditions}
)
select user_id as "userId", name, at from placed where place % ${every} = 0 order by place`;

const nameOf = (kind: string, { sort, direction }: WalkedQuery, form: ListForm) =>
  `participants-${kind}-${sort}-${direction}-${form.name}`;

type Walk = { asked: WalkedQuery; kept: KeptList; start: number; sizes: ListSizes };

/** The ids of the people from `start` on; fewer than a page where the index ends before. */
export async function walkPage(pool: Pool, { asked, kept, start, sizes }: Walk): Promise<number[]> {
  const form = listForm(asked, false);
  const { reach, markedEvery } = sizes;
  let mark: Mark | undefined;
  if (start + asked.pageSize > reach) {
    const marks = await kept.marksOf(`${asked.sort} ${asked.direction}`, () =>
      namedQuery<Mark>(
        pool,
        nameOf('marks', asked, form),
        marksText(form, asked, markedEvery),
        form.values,
      ),
    );
    mark = marks[Math.floor(start / markedEvery)];
    if (!mark) return [];
  }
  const values: QueryValue[] = [...form.values, asked.pageSize, mark ? start % markedEvery : start];
  // An order by name has no instant in its text.
  const place = mark
    ? [mark.name, mark.userId, ...(asked.sort === 'activity' ? [mark.at] : [])]
    : [];
  const [found] = await namedQuery<{ userIds: number[] }>(
    pool,
    nameOf(mark ? 'from' : 'walked', asked, form),
    walkedText(form, asked, { reach, isMarked: mark !== undefined }),
    [...values, ...place],
  );
  return found?.userIds ?? [];
}
