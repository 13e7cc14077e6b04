import { createHash } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';

/**
 * What Aube is measured against, run as a process of its own: Hono and pg by hand, one prepared
 * statement a request, the same session check and the same rows written; no rules, no validation,
 * no words, no limits, no log.
 */
const { DATABASE_URL: connectionString, PORT, BENCH_NOW } = process.env;
const pool = new Pool({ connectionString, max: 10 });
const now = new Date(BENCH_NOW ?? Date.now());
const app = new Hono();

const LIVE = `select s.user_id from sessions s join users u on u.id = s.user_id
  where s.id = $1 and s.kind = 'bearer' and u.activated_at is not null
    and s.created_at > $2::timestamptz - interval '12 hours'`;

const SAVE = `with live as (${LIVE}),
saved as (
  update diary_days d set lights_out_time = $4, sleep_onset_latency_minutes = $5, awakenings = $6,
    wake_after_sleep_onset_minutes = $7, final_wake_up_time = $8, out_of_bed_time = $9,
    nap_count = $10, naps = $11, time_in_bed_minutes = $12, total_sleep_minutes = $13,
    completed_at = coalesce(completed_at, $2), updated_at = $2, version = d.version + 1
  from live where d.id = $3 and d.user_id = live.user_id
  returning d.*
), logged as (
  insert into audit_log (at, actor_user_id, subject_user_id, action, object_type, object_id,
    request_id)
  select $2, user_id, user_id, 'save', 'day', id::text, $14 from saved
  returning id
), kept as (
  insert into audit_details (audit_id, subject_user_id, after)
  select logged.id, saved.user_id, to_jsonb(saved) from saved cross join logged
)
select * from saved`;

const PAGE = `with live as (${LIVE})
select json_build_object(
  'person', (select json_build_object('id', u.id, 'firstName', u.first_name,
    'lastName', u.last_name, 'timeZone', u.time_zone) from users u where u.id = live.user_id),
  'programme', (select json_build_object('firstDay', p.programme_first_day,
    'abandonedAt', p.abandoned_at) from participants p where p.user_id = live.user_id),
  'submitted', (select json_agg(q.questionnaire) from questionnaire_answers q
    where q.user_id = live.user_id and q.submitted_at is not null),
  'unread', (select count(*) from notifications n
    where n.user_id = live.user_id and n.read_at is null),
  'days', (select json_agg(d order by d.date) from diary_days d where d.user_id = live.user_id
    and (d.completed_at is not null or d.date <= $2::date + 8)),
  'weeks', (select json_agg(w order by w.number) from diary_weeks w
    where w.user_id = live.user_id)) as page
from live`;

const hash = (header: string | undefined) =>
  createHash('sha256')
    .update((header ?? '').slice('Bearer '.length))
    .digest('hex');

type Night = {
  heure_extinction_lumieres: string;
  duree_endormissement: number;
  nombre_reveils: number;
  duree_eveil: number;
  heure_reveil: string;
  heure_sortie_lit: string;
  siestes: { heure_debut: string; heure_fin: string }[];
};

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

app.put('/nights/:id', async (c) => {
  const night = await c.req.json<Night>();
  const lightsOut = minutes(night.heure_extinction_lumieres);
  const wakeUp = minutes(night.heure_reveil);
  const outOfBed = minutes(night.heure_sortie_lit);
  const inBed = (outOfBed - lightsOut + 1440) % 1440;
  const asleep = inBed - night.duree_endormissement - night.duree_eveil - (outOfBed - wakeUp);
  const naps = night.siestes.map(({ heure_debut, heure_fin }) => ({
    startTime: minutes(heure_debut),
    endTime: minutes(heure_fin),
  }));
  const { rows } = await pool.query({
    name: 'save',
    text: SAVE,
    values: [
      hash(c.req.header('authorization')),
      now,
      Number(c.req.param('id')),
      lightsOut,
      night.duree_endormissement,
      night.nombre_reveils,
      night.duree_eveil,
      wakeUp,
      outOfBed,
      naps.length,
      JSON.stringify(naps),
      inBed,
      asleep,
      crypto.randomUUID(),
    ],
  });
  return rows[0] ? c.json(rows[0] as object) : c.json({ code: 'NOT_FOUND' }, 404);
});

app.get('/page', async (c) => {
  const { rows } = await pool.query<{ page: object }>({
    name: 'page',
    text: PAGE,
    values: [hash(c.req.header('authorization')), now],
  });
  return rows[0] ? c.json(rows[0].page) : c.json({ code: 'NOT_AUTHENTICATED' }, 401);
});

serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' }, () => console.log('ready'));
