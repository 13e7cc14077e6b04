import { namedQuery, type Pool } from '@aube/db';
import { listForm, type ListForm, type ListQuery } from './participant-list-form.ts';
import type { ListSizes } from './participant-list-sizes.ts';

/** Where a walk may begin: somebody, by what their order is made of. */
export type Mark = { userId: number; name: string; at: Date | null };

/** What is known of a long list for half a minute. */
export type KeptList = {
  total: number;
  /** The marks of one order, found when they are first needed. */
  marksOf: (order: string, find: () => Promise<Mark[]>) => Promise<Mark[]>;
};

const KEPT_MS = 30_000;
/** Lists that one process keeps: who looks through many sees the oldest ones counted again. */
const KEPT_LISTS = 100;

type Entry = { at: number; list: Promise<KeptList> };
const keptLists = new WeakMap<Pool, Map<string, Entry>>();

const countText = ({ tables, today, conditions }: ListForm) => `
with ${tables} fitting as (
  select p.user_id from participants p
  join users u on u.id = p.user_id
  ${today}
  where ${conditions}
)
select count(*)::int as total from fitting`;

async function countList(pool: Pool, form: ListForm): Promise<KeptList> {
  const [counted] = await namedQuery<{ total: number }>(
    pool,
    `participants-count-${form.name}`,
    countText(form),
    form.values,
  );
  const marks = new Map<string, Promise<Mark[]>>();
  return {
    total: counted?.total ?? 0,
    marksOf(order, find) {
      const found = marks.get(order) ?? find();
      marks.set(order, found);
      found.catch(() => marks.delete(order));
      return found;
    },
  };
}

type Counted = { asked: ListQuery; now: Date; sizes: ListSizes };

/** How many people fit: now, or of a list of more than `sizes.kept` at most half a minute ago. */
export async function findKept(pool: Pool, { asked, now, sizes }: Counted): Promise<KeptList> {
  const form = listForm(asked, false);
  const lists = keptLists.get(pool) ?? new Map<string, Entry>();
  keptLists.set(pool, lists);
  const key = `${form.name} ${JSON.stringify(form.values)}`;
  const kept = lists.get(key);
  const at = now.getTime();
  if (kept && Math.abs(at - kept.at) < KEPT_MS) return kept.list;
  const keep = (list: Promise<KeptList>) => {
    lists.delete(key);
    const [oldest] = lists.keys();
    if (oldest !== undefined && lists.size >= KEPT_LISTS) lists.delete(oldest);
    lists.set(key, { at, list });
    list.catch(() => lists.delete(key));
  };
  const counting = countList(pool, form);
  // It was long half a minute ago: who asks meanwhile waits for the same count.
  if (kept) keep(counting);
  const list = await counting;
  if (list.total > sizes.kept) {
    if (!kept) keep(counting);
  } else lists.delete(key);
  return list;
}
