import { createHash, randomBytes } from 'node:crypto';
import { verifyPassword } from '@aube/auth';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';
import { addBareRoutes } from './bare.ts';
import { addEqualRoutes } from './equal.ts';

const FIND = `select u.id, c.password_hash as hash from users u join credentials c on c.user_id = u.id
  where u.email = $1 and u.deleted_at is null and u.activated_at is not null and u.deactivated_at is null`;

const OPEN = `insert into sessions (id, user_id, kind, created_at, last_used_at, expires_at)
  values ($1, $2, 'bearer', $3, $3, $3::timestamptz + interval '12 hours')`;

const OPEN_LOGGED = `with opened as (${OPEN} returning user_id), counted as (
  insert into rate_limits (key, points, expire)
  select key, 1, extract(epoch from $3::timestamptz) * 1000 + 900000 from unnest($4::text[]) key
  on conflict (key) do update set points = rate_limits.points + 1
)
insert into audit_log (at, actor_user_id, subject_user_id, action, request_id)
select $3, user_id, user_id, 'login', $5 from opened`;

function addLogin(app: Hono, pool: Pool, { now, isLogged }: { now: Date; isLogged: boolean }) {
  app.post('/login', async (c) => {
    const { identifier, password } = await c.req.json<Record<'identifier' | 'password', string>>();
    const found = await pool.query<{ id: number; hash: string }>({
      name: 'find-account',
      text: FIND,
      values: [identifier],
    });
    const [account] = found.rows;
    if (!(await verifyPassword(account?.hash ?? null, password)) || !account) {
      return c.json({ code: 'WRONG_CREDENTIALS' }, 401);
    }
    const token = randomBytes(32).toString('base64url');
    const session = [createHash('sha256').update(token).digest('hex'), account.id, now];
    const from = c.req.header('x-forwarded-for') ?? '';
    await pool.query(
      isLogged
        ? {
            name: 'open-session',
            text: OPEN_LOGGED,
            values: [...session, [`person ${account.id}`, `address ${from}`], crypto.randomUUID()],
          }
        : { name: 'open-session', text: OPEN, values: session },
    );
    return c.json({ token });
  });
}

/**
 * Servers for the comparison: Hono and pg, with one prepared statement per request and the same
 * rows as our server.
 */
const { DATABASE_URL: connectionString, PORT, BENCH_NOW, BENCH_KIND } = process.env;
const pool = new Pool({ connectionString, max: 10 });
const now = new Date(BENCH_NOW ?? Date.now());
const app = new Hono();
addLogin(app, pool, { now, isLogged: BENCH_KIND === 'equal' });
if (BENCH_KIND === 'equal') addEqualRoutes(app, pool, now);
else addBareRoutes(app, pool, now);

serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' }, () => console.log('ready'));
