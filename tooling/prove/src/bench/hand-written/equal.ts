import { namedQuery, quickQuery, type QueryValue } from '@aube/db';
import type { Context, Hono } from 'hono';
import type { Pool } from 'pg';
import { z } from 'zod';
import { answer } from './answer.ts';
import { listSql, type ListOrder } from './list.ts';
import { figuresOf, nightColumns } from './night.ts';
import { PAGE_PARTS, PAGE_REST } from './page.ts';
import { CHECKED, sessionIdOf } from './session.ts';
import { WEEKS } from './weeks.ts';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const minutes = z.number().int().min(0).max(600);
const frenchNight = z.strictObject({
  heure_extinction_lumieres: clockTime,
  duree_endormissement: minutes,
  nombre_reveils: z.number().int().min(0).max(50),
  duree_eveil: minutes,
  heure_reveil: clockTime,
  heure_sortie_lit: clockTime,
  siestes: z.array(z.strictObject({ heure_debut: clockTime, heure_fin: clockTime })).max(6),
});

export const SAVE = `with live as (${CHECKED}),
day as (
  select d.*, live.time_zone as zone from live
  join participants p on p.user_id = live.user_id
  join diary_days d on d.user_id = live.user_id and d.id = $3
  where 3 = any(live.roles) and p.abandoned_at is null and p.programme_first_day is not null
    and d.date <= $2::date + 1
),
saved as (
  update diary_days d set ${nightColumns(5)}, time_zone = day.zone, confirmed = '{}',
    completed_at = coalesce(d.completed_at, $2), updated_at = $2, version = d.version + 1
  from day where d.id = day.id
  returning d.id, d.user_id, to_json(d) as record, to_json(day) as previous
),
draft as (delete from diary_drafts where day_id in (select id from saved)),
logged as (
  insert into audit_log (at, actor_user_id, subject_user_id, action, object_type, object_id,
    request_id)
  select $2, user_id, user_id, 'save', 'day', id::text, $4 from saved
  returning id
), kept as (
  insert into audit_details (audit_id, subject_user_id, before, after)
  select logged.id, saved.user_id, previous::jsonb, record::jsonb from saved cross join logged
)
select record from saved`;

export const PAGE = `with live as (${CHECKED})
select json_build_object(${PAGE_PARTS},${PAGE_REST}) as page from live where 3 = any(live.roles)`;

export const PERSONS_WEEKS = `with live as (${CHECKED})
select (${WEEKS}) as weeks from live where 3 = any(live.roles)`;

type Day = { measures: { timeInBedMinutes: number; totalSleepMinutes: number } | null };
type Week = { totalSleepSumMinutes: number; timeInBedSumMinutes: number; completedNights: number };
type Page = { days: Day[] | null; weeks: Week[] | null };

const percent = (asleep: number, inBed: number) =>
  inBed === 0 ? null : Math.floor((1_000 * asleep) / inBed) / 10;
const mean = (sum: number, count: number) =>
  count === 0 ? null : Math.round((100 * sum) / count) / 100;

const withFigures = ({ days, weeks, ...page }: Page) => ({
  ...page,
  days: days?.map(({ measures, ...day }) => ({
    ...day,
    measures: measures && {
      ...measures,
      sleepEfficiencyPercent: percent(measures.totalSleepMinutes, measures.timeInBedMinutes),
    },
  })),
  weeks: weeks?.map((week) => ({
    ...week,
    sleepEfficiencyPercent: percent(week.totalSleepSumMinutes, week.timeInBedSumMinutes),
    meanTotalSleepMinutes: mean(week.totalSleepSumMinutes, week.completedNights),
    meanTimeInBedMinutes: mean(week.timeInBedSumMinutes, week.completedNights),
  })),
});

export function addEqualRoutes(app: Hono, pool: Pool, now: Date): void {
  app.use(async (c, next) => {
    const startedAt = performance.now();
    const requestId = crypto.randomUUID();
    c.header('x-request-id', requestId);
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    await next();
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    const { method, routePath: route } = c.req;
    process.stdout.write(
      `${JSON.stringify({ at: new Date(), requestId, method, route, status: c.res.status, ms })}\n`,
    );
  });
  const ask = async <Row extends object>(
    c: Context,
    name: string,
    text: string,
    values: QueryValue[] = [],
  ): Promise<Row | undefined> => {
    const given = [sessionIdOf(c.req.header('authorization')), now, ...values];
    return (await quickQuery<Row>(pool, name, text, given))[0];
  };

  app.put('/nights/:id', async (c) => {
    const night = frenchNight.safeParse(await c.req.json());
    if (!night.success) return c.json({ code: 'INVALID', issues: night.error.issues }, 422);
    const values = [Number(c.req.param('id')), crypto.randomUUID(), ...figuresOf(night.data)];
    const row = await ask<{ record: object }>(c, 'save', SAVE, values);
    return row ? answer(c, row.record) : c.json({ code: 'NOT_FOUND' }, 404);
  });
  app.get('/page', async (c) => {
    const row = await ask<{ page: Page }>(c, 'page', PAGE);
    return row ? answer(c, withFigures(row.page)) : c.json({ code: 'NOT_AUTHENTICATED' }, 401);
  });
  app.get('/weeks', async (c) => {
    const row = await ask(c, 'weeks', PERSONS_WEEKS);
    return row ? answer(c, row) : c.json({ code: 'NOT_AUTHENTICATED' }, 401);
  });
  app.get('/list/:order', async (c) => {
    const order = c.req.param('order') as ListOrder;
    const values = [c.req.query('search') ?? null, crypto.randomUUID()];
    // As in our server, lists use the pool, so that quick statements never wait for a list.
    const given = [sessionIdOf(c.req.header('authorization')), now, ...values];
    const [row] = await namedQuery(pool, `list-${order}`, listSql(CHECKED, order), given);
    return row ? answer(c, row) : c.json({ code: 'NOT_FOUND' }, 404);
  });
}
