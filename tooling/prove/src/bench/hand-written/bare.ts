import type { Hono } from 'hono';
import type { Pool } from 'pg';
import { listSql, type ListOrder } from './list.ts';
import { figuresOf, nightColumns, type FrenchNight } from './night.ts';
import { PAGE_PARTS } from './page.ts';
import { LIVE, sessionIdOf } from './session.ts';

const SAVE = `with live as (${LIVE}),
saved as (
  update diary_days d set ${nightColumns(5)}, completed_at = coalesce(completed_at, $2),
    updated_at = $2, version = d.version + 1
  from live where d.id = $3 and d.user_id = live.user_id
  returning d.*
), logged as (
  insert into audit_log (at, actor_user_id, subject_user_id, action, object_type, object_id,
    request_id)
  select $2, user_id, user_id, 'save', 'day', id::text, $4 from saved
  returning id
), kept as (
  insert into audit_details (audit_id, subject_user_id, after)
  select logged.id, saved.user_id, to_jsonb(saved) from saved cross join logged
)
select * from saved`;

const PAGE = `with live as (${LIVE}) select json_build_object(${PAGE_PARTS}) as page from live`;

const NOTICES = `with live as (${LIVE})
select coalesce(json_agg(n order by n.id desc), '[]') as notices from live
left join lateral (select * from notifications where user_id = live.user_id
  order by id desc limit 20) n on true`;

/**
 * Routes that run one prepared statement per request and check the session, without rules,
 * validation, vocabulary, limits or log.
 */
export function addBareRoutes(app: Hono, pool: Pool, now: Date): void {
  app.put('/nights/:id', async (c) => {
    const night = await c.req.json<FrenchNight>();
    const { rows } = await pool.query({
      name: 'save',
      text: SAVE,
      values: [
        sessionIdOf(c.req.header('authorization')),
        now,
        Number(c.req.param('id')),
        crypto.randomUUID(),
        ...figuresOf(night),
      ],
    });
    return rows[0] ? c.json(rows[0] as object) : c.json({ code: 'NOT_FOUND' }, 404);
  });

  const get = (path: string, name: string, text: string) =>
    app.get(path, async (c) => {
      const { rows } = await pool.query<Record<string, object>>({
        name,
        text,
        values: [sessionIdOf(c.req.header('authorization')), now],
      });
      return rows[0] ? c.json(rows[0]) : c.json({ code: 'NOT_AUTHENTICATED' }, 401);
    });
  get('/page', 'page', PAGE);
  get('/notices', 'notices', NOTICES);

  app.get('/list/:order', async (c) => {
    const order = c.req.param('order') as ListOrder;
    const { rows } = await pool.query<Record<string, object>>({
      name: `list-${order}`,
      text: listSql(LIVE, order),
      values: [
        sessionIdOf(c.req.header('authorization')),
        now,
        Number(c.req.query('page') ?? 1),
        c.req.query('search') ?? null,
      ],
    });
    return rows[0] ? c.json(rows[0]) : c.json({ code: 'NOT_FOUND' }, 404);
  });
}
