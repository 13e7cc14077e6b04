import { folded } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { seedManyParticipants } from '@aube/db/testing/many-participants';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { textOf } from '../record/sight.ts';
import { CALLS_OF_TEXT } from '../stats/record/call-facts.ts';
import { findUserPage } from './list-users.ts';
import type { ListQuery } from './record/participant-list-form.ts';
import { findPage } from './record/participant-list-statement.ts';

const COUNT = 3_000;
const NOW = new Date('2026-01-20T15:00:00Z');
const connection = await testDatabase();
const { pool } = connection;
const client = await connection.openClient();
afterAll(() => client.end());
await seedManyParticipants(client, {
  count: COUNT,
  programmeDay: 6,
  today: '2026-01-20',
  now: NOW,
});
await client.query(
  `delete from participant_activity where user_id % 30 = 0;
   update participant_activity set last_active_at = date_trunc('hour', last_active_at) where user_id % 3 = 0;
   update participants set abandoned_on = '2026-01-18', abandoned_at = '2026-01-18T12:00Z' where user_id % 7 = 0;
   update users set deleted_at = '2026-01-18T12:00Z' where id % 50 = 0;
   update participants set inclusion_number = 'N' || user_id % 500 || '-' || user_id where user_id % 4 <> 0;
   update participants set programme_first_day = programme_first_day - user_id % 40 where user_id % 9 > 0;
   update participants set programme_first_day = null where user_id % 9 = 0;
   analyze`,
);

const ASKED: ListQuery = {
  places: null,
  search: '',
  establishmentId: null,
  state: null,
  hasWaitingAlert: false,
  isScheduleLocked: false,
  sort: 'name',
  direction: 'asc',
  page: 1,
  pageSize: 25,
  figure: null,
  week: null,
  registeredFrom: null,
  registeredBefore: null,
  userIds: null,
  chapters: [],
  todayOn: '2026-01-20',
  todayByZone: new Map([['America/Toronto', '2026-01-20']]),
};

const SORTED = {
  name: 'null::text',
  week: 'p.programme_first_day',
  activity: '(select last_active_at from participant_activity a where a.user_id = p.user_id)',
  inclusionNumber: 'p.inclusion_number collate "C"',
} as const;

/** Expected ids of all people, in order, from one simple statement that uses no index. */
async function everybody({ sort, direction, state, places }: ListQuery): Promise<number[]> {
  const isWeek = sort === 'week';
  const towards = isWeek === (direction === 'asc') ? 'desc' : 'asc';
  const name = 'u.folded_text collate "C"';
  const nulls = isWeek ? '' : 'nulls last';
  const ties = isWeek ? `u.id ${towards}` : `${name} ${sort === 'name' ? direction : 'asc'}, u.id`;
  const { rows } = await client.query<{ id: number }>(
    `select u.id from participants p join users u on u.id = p.user_id
      where u.deleted_at is null and ($1::int[] is null or p.establishment_id = any($1))
        and ($2::text is null or p.abandoned_on is not null)
      order by ${SORTED[sort]} ${towards} ${nulls}, ${ties}`,
    [places, state],
  );
  return rows.map(({ id }) => id);
}

describe('a list', () => {
  it.each([
    [{}],
    [{ direction: 'desc' }],
    [{ sort: 'activity' }],
    [{ sort: 'activity', direction: 'desc' }],
    [{ sort: 'activity', direction: 'desc', pageSize: 100 }],
    [{ sort: 'activity', state: 'left' }],
    [{ direction: 'desc', places: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }],
    [{ sort: 'week' }],
    [{ sort: 'week', direction: 'desc' }],
    [{ sort: 'inclusionNumber', pageSize: 50 }],
    [{ sort: 'inclusionNumber', direction: 'desc' }],
    [{ search: 'participant' }],
    [{ search: 'pa', sort: 'inclusionNumber' }],
  ] satisfies [Partial<ListQuery>][])('has the people of its pages in order: %j', async (own) => {
    const asked: ListQuery = { ...ASKED, ...own };
    const all = await everybody(asked);
    const total = Math.min(all.length, 2_001);
    const last = Math.ceil(Math.min(total, 2_000) / asked.pageSize);
    for (const page of [1, 2, 5, last - 1, last, last + 1, 500]) {
      const start = (Math.min(page, last) - 1) * asked.pageSize;
      expect([page, await findPage(pool, { ...asked, page })]).toEqual([
        page,
        { total, userIds: all.slice(start, Math.min(start + asked.pageSize, all.length)) },
      ]);
    }
  });
});

describe('a list of accounts', () => {
  const whom = {
    search: '',
    roleId: undefined,
    establishmentId: undefined,
    state: undefined,
    method: undefined,
    email: undefined,
    pageSize: 25 as const,
  };
  it.each([
    ['name', 'asc', 'folded_text collate "C", id'],
    ['name', 'desc', 'folded_text collate "C" desc, id'],
    ['email', 'desc', 'email collate "C" desc'],
    ['username', 'asc', 'username collate "C"'],
    ['createdAt', 'desc', 'created_at desc, id desc'],
  ] as const)('has the accounts of its pages by %s %s', async (sort, direction, order) => {
    const { rows: all } = await client.query<{ id: number }>(
      `select id from users where deleted_at is null order by ${order}`,
    );
    for (const page of [1, 3, 80, 500]) {
      const found = await findUserPage(connection.db, { ...whom, sort, direction, page });
      const start = (Math.min(page, 80) - 1) * 25;
      expect([found.total, found.page, found.rows.map(({ userId }) => userId)]).toEqual([
        2_001,
        Math.min(page, 80),
        all.slice(start, start + 25).map(({ id }) => id),
      ]);
    }
  });

  it.each([
    [{ state: 'deleted' }, 'deleted_at is not null'],
    [
      { establishmentId: 2 },
      'deleted_at is null and id in (select user_id from participants where establishment_id = 2)',
    ],
    [{ search: 'participant-2999' }, `username = 'participant-2999'`],
    [{ roleId: 1 }, 'false'],
  ] as const)('counts those of %j', async (own, condition) => {
    const asked = { ...whom, sort: 'name', direction: 'asc', page: 1, ...own } as const;
    const { rows } = await client.query<{ total: number }>(
      `select count(*)::int as total from users where ${condition}`,
    );
    expect((await findUserPage(connection.db, asked)).total).toBe(rows[0]?.total);
  });
});

function nodesOf(plan: Record<string, unknown>): string[] {
  const inner = (plan['Plans'] ?? []) as Record<string, unknown>[];
  const own = [plan['Node Type'], plan['Index Name'], plan['Relation Name']];
  return [own.filter(Boolean).join(' '), ...inner.flatMap(nodesOf)];
}

it.each(['force_custom_plan', 'force_generic_plan'])(
  'the people of a page of the call list are found by their keys with %s',
  async (mode) => {
    await client.query(`set plan_cache_mode = ${mode}`);
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, unknown> }] }>(
      `explain (format json) ${CALLS_OF_TEXT}`,
      [null, ['America/Toronto'], ['2026-01-20'], null, null, [101, 102, 103]],
    );
    const nodes = rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan));
    expect(
      nodes.filter((node) => /^Seq Scan (participants|users|kept_weeks|diary_days)$/.test(node)),
    ).toEqual([]);
    await client.query('reset plan_cache_mode');
  },
);

describe('a search of two letters', () => {
  it('finds whom a walk over everybody finds', async () => {
    await client.query(
      `update users set last_name = case id % 5 when 0 then 'Ñu-Æsø' when 1 then 'L’Été_' when 2 then '100%' else last_name end
        where id % 17 = 0;
       update participants set inclusion_number = 'zq-' || user_id where user_id % 13 = 0`,
    );
    const words = [
      'le',
      'zq',
      'q5',
      'ZQ le',
      'nu',
      'l’',
      'é',
      '’',
      '0%',
      't_',
      '99',
      'œ',
      'xj',
      '한',
      '\\',
      '’ 7',
    ];
    const totals: number[] = [];
    for (const search of words) {
      const { total } = await findPage(pool, { ...ASKED, search });
      const { rows } = await client.query<{ total: number }>(
        `select count(*)::int as total from participants p join users u on u.id = p.user_id
          where u.deleted_at is null and (select bool_and(position(${textOf(folded(sql`word`))}
            in u.folded_text || ' ' || p.folded_text) > 0) from unnest($1::text[]) word)`,
        [search.split(' ')],
      );
      expect([search, total]).toEqual([search, Math.min(rows[0]?.total ?? 0, 2_001)]);
      totals.push(total);
    }
    expect(totals.filter((total) => total > 0).length).toBeGreaterThan(8);
  });
});
