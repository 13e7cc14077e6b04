import { quickQuery } from '@aube/db';
import type { Hono } from 'hono';
import type { Pool } from 'pg';
import { answer } from './answer.ts';
import { figuresOf, nightColumns, type FrenchNight } from './night.ts';
import { PAGE_PARTS } from './page.ts';
import { LIVE, sessionIdOf } from './session.ts';
import { WEEKS } from './weeks.ts';

export const SAVE = `with live as (${LIVE}),
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

export const PAGE = `with live as (${LIVE}) select json_build_object(${PAGE_PARTS}) as page from live`;

export const PERSONS_WEEKS = `with live as (${LIVE}) select (${WEEKS}) as weeks from live`;

/** Each route checks the session and runs one prepared statement, without rules, limits or log. */
export function addBareRoutes(app: Hono, pool: Pool, now: Date): void {
  app.put('/nights/:id', async (c) => {
    const night = await c.req.json<FrenchNight>();
    const [row] = await quickQuery(pool, 'save', SAVE, [
      sessionIdOf(c.req.header('authorization')),
      now,
      Number(c.req.param('id')),
      crypto.randomUUID(),
      ...figuresOf(night),
    ]);
    return row ? answer(c, row) : c.json({ code: 'NOT_FOUND' }, 404);
  });

  const get = (path: string, name: string, text: string) =>
    app.get(path, async (c) => {
      const values = [sessionIdOf(c.req.header('authorization')), now];
      const [row] = await quickQuery<Record<string, object>>(pool, name, text, values);
      return row ? answer(c, row) : c.json({ code: 'NOT_AUTHENTICATED' }, 401);
    });
  get('/page', 'page', PAGE);
  get('/weeks', 'weeks', PERSONS_WEEKS);
}
