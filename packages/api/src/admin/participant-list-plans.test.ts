import { folded } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { seedManyParticipants } from '@aube/db/testing/many-participants';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { textOf } from '../record/sight.ts';
import { CALLS_OF_TEXT } from '../stats/record/call-facts.ts';
import { findUserPage } from './list-users.ts';
import { listForm, type ListQuery } from './record/participant-list-form.ts';
import { findPage } from './record/participant-list-statement.ts';
import { indexedPageText } from './record/participant-list-walk.ts';

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
  chapters: [],
  todayOn: '2026-01-20',
  todayByZone: new Map([['America/Toronto', '2026-01-20']]),
};
/** With these sizes, a small list is treated like a long list. */
const SMALL = { gathered: 0, reach: 100, kept: 10 };
const GATHERED = { gathered: COUNT, reach: COUNT * 25, kept: COUNT };

describe('a long list', () => {
  const pages = [1, 2, 4, 5, 6, 47, 90, 112, 113, 118, 500];
  it.each([
    [{}],
    [{ direction: 'desc' }],
    [{ sort: 'activity' }],
    [{ sort: 'activity', direction: 'desc' }],
    [{ sort: 'activity', direction: 'desc', pageSize: 100 }],
    [{ sort: 'activity', state: 'left' }],
    [{ direction: 'desc', places: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }],
    [{ figure: 'started' }],
    [{ registeredFrom: NOW, establishmentId: 2 }],
    [{ sort: 'week', direction: 'desc' }],
    [{ sort: 'inclusionNumber', pageSize: 50 }],
    [{ search: 'participant', direction: 'desc' }],
  ] satisfies [Partial<ListQuery>][])(
    'walked or cut out of its order is the list gathered: %j',
    async (own) => {
      for (const page of pages) {
        const asked: ListQuery = { ...ASKED, ...own, page };
        const walked = await findPage(pool, asked, NOW, SMALL);
        expect(walked).toEqual(await findPage(pool, asked, NOW, GATHERED));
        expect(walked.userIds.length).toBeGreaterThan(0);
      }
    },
  );

  it('keeps its total for half a minute, a short one not at all', async () => {
    const asked: ListQuery = { ...ASKED, establishmentId: 3 };
    const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
    const totalAt = async (seconds: number, kept: number) =>
      (await findPage(pool, asked, later(seconds), { ...SMALL, kept })).total;
    const total = await totalAt(0, COUNT);
    await client.query(
      `update users set deleted_at = now() where id = (select min(p.user_id) from participants p
        join users u on u.id = p.user_id where p.establishment_id = 3 and u.deleted_at is null)`,
    );
    expect(await totalAt(0, COUNT)).toBe(total - 1);
    expect(await totalAt(0, 10)).toBe(total - 1);
    await client.query(
      `update users set deleted_at = null where deleted_at > '2026-02-01' and id % 50 <> 0`,
    );
    expect(await totalAt(29, 10)).toBe(total - 1);
    expect(await totalAt(31, 10)).toBe(total);
  });
});

describe('a far page', () => {
  const asked: ListQuery = { ...ASKED, establishmentId: 4, page: 6 };
  const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

  it('shows nobody who left the list since its order was read', async () => {
    const { total, userIds } = await findPage(pool, asked, NOW, SMALL);
    const [gone] = userIds;
    await client.query('update users set deleted_at = $2 where id = $1', [gone, NOW]);
    expect(await findPage(pool, asked, later(29), SMALL)).toEqual({
      total,
      userIds: userIds.slice(1),
    });
    const after = await findPage(pool, asked, later(31), SMALL);
    expect(after.total).toBe(total - 1);
    expect(after.userIds.slice(0, 10)).toEqual(userIds.slice(1, 11));
    await client.query('update users set deleted_at = null where id = $1', [gone]);
  });

  it('of a list that is not long is read at each look', async () => {
    const short = { ...SMALL, kept: COUNT };
    const { total, userIds } = await findPage(pool, asked, NOW, short);
    await client.query('update users set deleted_at = $2 where id = $1', [userIds[0], NOW]);
    expect((await findPage(pool, asked, NOW, short)).total).toBe(total - 1);
    await client.query('update users set deleted_at = null where id = $1', [userIds[0]]);
  });
});

describe('a long list of accounts', () => {
  const whom = {
    search: '',
    roleId: undefined,
    establishmentId: undefined,
    state: undefined,
    method: undefined,
  };
  const reader = { db: connection.db, pool, now: NOW };
  it.each([
    [{}],
    [{ sort: 'email', direction: 'desc', pageSize: 100 }],
    [{ sort: 'username', search: 'camille' }],
    [{ sort: 'createdAt', establishmentId: 2 }],
    [{ state: 'deleted', direction: 'desc' }],
  ] as const)('cut out of its order is the list itself: %j', async (own) => {
    for (const page of [1, 4, 5, 47, 118, 500]) {
      const look = { ...whom, sort: 'name', direction: 'asc', pageSize: 25, ...own, page } as const;
      const cut = await findUserPage(reader, look, SMALL);
      expect(cut).toEqual(await findUserPage(reader, look, GATHERED));
      expect(cut.rows.length).toBeGreaterThan(0);
    }
  });

  it('shows nobody on a far page who left it since its order was read', async () => {
    const look = {
      ...whom,
      sort: 'name',
      direction: 'asc',
      pageSize: 25,
      page: 6,
      search: 'camille',
    } as const;
    const { total, rows } = await findUserPage(reader, look, SMALL);
    await client.query('update users set deleted_at = $2 where id = $1', [rows[0]?.userId, NOW]);
    const after = await findUserPage(reader, look, SMALL);
    expect([after.total, after.rows]).toEqual([total, rows.slice(1)]);
    await client.query('update users set deleted_at = null where id = $1', [rows[0]?.userId]);
  });
});

function nodesOf(plan: Record<string, unknown>): string[] {
  const inner = (plan['Plans'] ?? []) as Record<string, unknown>[];
  const own = [plan['Node Type'], plan['Index Name'], plan['Relation Name']];
  return [own.filter(Boolean).join(' '), ...inner.flatMap(nodesOf)];
}

describe.each(['force_custom_plan', 'force_generic_plan'])('with %s', (mode) => {
  it.each([
    ['name', 'asc', 'users_by_name'],
    ['name', 'desc', 'users_by_name'],
    ['activity', 'asc', 'participant_activity_last'],
    ['activity', 'desc', 'participant_activity_last'],
  ] as const)('a page by %s %s is read from its index', async (sort, direction, index) => {
    const form = listForm({ ...ASKED, sort, direction }, false);
    const text = indexedPageText(form, { sort, direction }, SMALL);
    await client.query(`set plan_cache_mode = ${mode}`);
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, unknown> }] }>(
      `explain (format json) ${text}`,
      [...form.values, 25, 50],
    );
    const nodes = rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan));
    expect(nodes.some((node) => node.includes(index))).toBe(true);
    expect(nodes.filter((node) => /^(Seq Scan|Sort)/.test(node))).toEqual([]);
  });
});

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

it('a search asks the indexes for all its words at once, and finds nobody else', async () => {
  const asked: ListQuery = { ...ASKED, search: 'participant camille 299' };
  const { total, userIds } = await findPage(pool, asked, NOW);
  const { rows: fitting } = await client.query(
    `select id from users where username ~ '^participant-.*299' and deleted_at is null`,
  );
  expect([total, userIds.length]).toEqual([fitting.length, fitting.length]);
  expect(total).toBeGreaterThan(5);
  const form = listForm(asked, false);
  // By default PostgreSQL uses no index for only 3,000 people, but this test needs the index.
  await client.query('set enable_seqscan = off');
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, unknown> }] }>(
    `explain (format json) with ${form.tables} last as (select 1) select id from found`,
    [...form.values],
  );
  const nodes = rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan)).join('\n');
  expect(nodes).toContain('users_search_text');
  expect(nodes).toContain('participants_search_text');
  await client.query('reset enable_seqscan');
});

describe('a search of two letters', () => {
  it('asks the indexes of pairs, whatever the plan is made for', async () => {
    const form = listForm({ ...ASKED, search: 'z1 le' }, false);
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await client.query(`set plan_cache_mode = ${mode}`);
      await client.query('set enable_seqscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, unknown> }] }>(
        `explain (format json) with ${form.tables} last as (select 1) select id from found`,
        [...form.values],
      );
      const nodes = rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan));
      expect(nodes.join('\n')).toContain('users_letter_pairs');
      expect(nodes.join('\n')).toContain('participants_letter_pairs');
      expect(nodes.filter((node) => node.startsWith('Seq Scan'))).toEqual([]);
      await client.query('reset enable_seqscan');
    }
  });

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
      const { total } = await findPage(pool, { ...ASKED, search }, NOW);
      const { rows } = await client.query<{ total: number }>(
        `select count(*)::int as total from participants p join users u on u.id = p.user_id
          where u.deleted_at is null and (select bool_and(position(${textOf(folded(sql`word`))}
            in u.search_text || ' ' || p.search_text) > 0) from unnest($1::text[]) word)`,
        [search.split(' ')],
      );
      expect([search, total]).toEqual([search, rows[0]?.total]);
      totals.push(total);
    }
    expect(totals.filter((total) => total > 0).length).toBeGreaterThan(8);
  });
});
