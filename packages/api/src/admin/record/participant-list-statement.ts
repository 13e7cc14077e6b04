import { namedQuery, type Pool, type QueryValue } from '@aube/db';
import { sql } from 'drizzle-orm';
import { programmeWeekSql } from '../../programme/record/pauses-sql.ts';
import { seenSql } from '../../record/sight.ts';
import type { TodayEverywhere } from '../../record/today-by-zone.ts';
import type { Figure } from '../../stats/rules/figures.ts';
import { type PageSize, searchWords, type SortDirection } from '../rules/list.ts';
import type { ParticipantSort, ParticipantState } from '../rules/participant-list.ts';
import { narrowedSql, patternsSql, type AskedValues } from './participant-conditions.ts';

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

/** Where the values of the filters stand in the text of the list. */
const ASKED: AskedValues = {
  state: '$3::text',
  hasWaitingAlert: '$4::boolean',
  isScheduleLocked: '$5::boolean',
  registeredFrom: '$12::timestamptz',
  registeredBefore: '$13::timestamptz',
  week: '$11',
};

const SEEN = seenSql(sql`$1::int[]`);

/**
 * One text for « all » and one for « search », so that each has the plan that suits it. The page is
 * that of `shownPage`.
 */
const listText = (
  isSearch: boolean,
  sort: ParticipantSort,
  direction: SortDirection,
  figure: Figure | null,
) => `
with ${isSearch ? patternsSql('$16::text[]') : ''} zone as materialized (
  select * from unnest($9::text[], $10::date[]) as z (name, today)
), chapter as materialized (
  select module, id from unnest($14::int[], $15::text[]) as c (module, id)
), fitting as materialized (
  select p.user_id, u.search_text collate "C" as name, ${SORTS[sort]} as sorted_by
  from participants p
  join users u on u.id = p.user_id
  left join zone z on z.name = u.time_zone
  where ${SEEN}
    and ($2::int is null or p.establishment_id = $2)
    ${narrowedSql(ASKED, { figure, isSearch })}
), counted as materialized (
  select count(*)::int as total from fitting
), page as (
  select user_id from fitting
  order by sorted_by ${DIRECTIONS[direction]} nulls last, name, user_id
  limit $6 offset (select least($7, greatest(total - 1, 0) / $6) * $6 from counted)
)
select (select total from counted) as total,
  array(select user_id from page) as "userIds"
  -- The date and the week stand in every text, so that each takes the same values.
  where $8::date is not null and $11::int is not distinct from $11`;

/** The ids of the page that is shown, in order, and how many people fit in all. */
export async function findPage(
  pool: Pool,
  asked: ListQuery,
): Promise<{ total: number; userIds: number[] }> {
  const { sort, direction, page, pageSize, figure } = asked;
  const words = searchWords(asked.search);
  const isSearch = words.length > 0;
  const zones = [...asked.todayByZone];
  const values: QueryValue[] = [
    asked.places,
    asked.establishmentId,
    asked.state,
    asked.hasWaitingAlert,
    asked.isScheduleLocked,
    pageSize,
    page - 1,
    asked.todayOn,
    zones.map(([name]) => name),
    zones.map(([, today]) => today),
    asked.week,
    asked.registeredFrom,
    asked.registeredBefore,
    asked.chapters.map(({ module }) => module),
    asked.chapters.map(({ id }) => id),
    ...(isSearch ? [words] : []),
  ];
  const kind = `${isSearch ? 'search' : 'all'}-${sort}-${direction}`;
  const name = `participants-${kind}${figure === null ? '' : `-${figure}`}`;
  const [found] = await namedQuery<{ total: number; userIds: number[] }>(
    pool,
    name,
    listText(isSearch, sort, direction, figure),
    values,
  );
  return found ?? { total: 0, userIds: [] };
}
