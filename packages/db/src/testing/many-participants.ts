import type { Client } from 'pg';

export type ManyParticipants = {
  readonly count: number;
  readonly programmeDay: number;
  readonly filledPercent?: number;
  /** Today's date (`YYYY-MM-DD`) in every time zone. Today's night is not yet filled in. */
  readonly today: string;
  readonly now: Date;
  /**
   * True to add the data of a real site: all 175 nights, a nap on one night in five, four time zones,
   * and 30 log rows per person.
   */
  readonly isLikeASite?: boolean;
};

const TORONTO = ['America/Toronto'];
const SITE_ZONES = ['America/Toronto', 'America/Halifax', 'America/Vancouver', 'Europe/Paris'];

export type SeededParticipant = {
  readonly userId: number;
  readonly n: number;
  readonly token: string;
  /** Nights that can be filled in on `today`: today's night and the two nights before. */
  readonly openDayIds: readonly number[];
};

export const seededToken = (n: number): string => String(n).padStart(43, '0');

const FILLED = [
  'diary_days',
  'questionnaire_answers',
  'chapter_reads',
  'module_progress',
  'diary_drafts',
  'notifications',
  'staff_alerts',
];
const ALL_NIGHTS = 175;

const batch = 5_000;

const establishments = `
insert into establishments (name, reference_code, created_at)
select 'Many ' || n, 'MANY' || n, $1 from generate_series(1, 20) n
returning id`;

const people = `
with person as (
  insert into users (first_name, last_name, email, username, locale, time_zone,
    activated_at, created_at)
  select 'Camille', 'Participant ' || n, 'participant-' || n || '@many.test', 'participant-' || n,
    'fr', ($7::text[])[1 + n % cardinality($7::text[])], $3, $3
  from generate_series($1::int, $2::int) n
  returning id, username
), role as (
  insert into user_roles (user_id, role_id) select id, 3 from person
), participant as (
  insert into participants (user_id, establishment_id, created_at, programme_first_day)
  select id, ($4::int[])[1 + id % cardinality($4::int[])], $3, $5::date - $6::int + 1 from person
), consent as (
  insert into consents (user_id, version, locale, given_at) select id, '1.0', 'fr', $3 from person
), s0 as (
  insert into questionnaire_answers (user_id, questionnaire, answers, instruments, locale,
    created_at, updated_at, submitted_at)
  select id, 'S0', '{}', '[]', 'fr', $3, $3, $5::date - $6::int + 1 + time '12:00' from person
), week as (
  insert into diary_weeks (user_id, number)
  select id, number from person, generate_series(1, 25) number order by id, number
), session as (
  insert into sessions (id, user_id, kind, created_at, last_used_at, expires_at)
  select encode(sha256(lpad(split_part(username, '-', 2), 43, '0')::bytea), 'hex'), id, 'bearer',
    $3, $3, $3::timestamptz + interval '12 hours'
  from person
)
select min(id) as "fromId", max(id) as "toId" from person`;

/** Nights of the participants. The last three nights until today stay empty. */
const nights = `
insert into diary_days (user_id, date, week, lights_out_time, sleep_onset_latency_minutes,
  awakenings, wake_after_sleep_onset_minutes, final_wake_up_time, out_of_bed_time, nap_count, naps,
  confirmed, time_in_bed_minutes, total_sleep_minutes, time_zone, rules_version, completed_at,
  updated_at, version)
select u.id, date, 1 + (day - 1) / 7,
  case when is_done then 1380 - late end, case when is_done then late end,
  case when is_done then 2 end, case when is_done then wake end,
  case when is_done then 375 end, case when is_done then 390 end,
  case when is_done then has_napped::int end,
  case when has_napped then '[{"startTime": 780, "endTime": 800}]' when is_done then '[]'::jsonb end,
  case when is_done then '{}'::text[] end,
  case when is_done then 450 + late end, case when is_done then 435 - wake end,
  case when is_done then u.time_zone end, case when is_done then 'regles@1' end,
  case when is_done then at end, case when is_done then at end,
  case when is_done then 2 else 1 end
from users u
cross join generate_series(1, $6::int) day
cross join lateral (select $3::date - $4::int + 1 + day as date, (u.id::bigint * 7 + day * 13) % 31 as late,
    (u.id::bigint * 11 + day * 5) % 41 as wake,
    $7::boolean and day < $4::int - 3 and (u.id::bigint * 31 + day * 17) % 100 < least($5::int, 20) as has_napped,
    day < $4::int - 3 and (u.id::bigint * 31 + day * 17) % 100 < $5::int as is_done,
  $3::date - $4::int + 1 + day + time '10:00' + (u.id::bigint * 7919 % 14400) * interval '1 second' as at) night
where u.id between $1::int and $2::int
order by u.id, day`;

/** These figures must equal the result of the job that counts weeks. */
const keptWeeks = `
insert into kept_weeks (user_id, week, opens_on, recorded_nights, total_sleep_minutes,
  time_in_bed_minutes, white_nights, is_schedule_chosen)
select user_id, week, min(date) - 1, count(completed_at),
  coalesce(sum(total_sleep_minutes) filter (where completed_at is not null), 0),
  coalesce(sum(time_in_bed_minutes) filter (where completed_at is not null), 0),
  count(*) filter (where completed_at is not null and total_sleep_minutes = 0), false
from diary_days where user_id between $1::int and $2::int
group by user_id, week
order by user_id, week`;

const rest = `
with person as materialized (
  select id, id::bigint * 7919 % 100 as chance from users where id between $1::int and $2::int
), notice as (
  insert into notifications (user_id, kind, params, created_at, read_at)
  select id, 'lowEfficiency', json_build_object('week', week), $3::timestamptz - week * interval '7 days',
    case when (id + week) % 3 > 0 then $3::timestamptz - week * interval '6 days' end
  from person, generate_series(1, 5) week
), draft as (
  insert into diary_drafts (day_id, fields, base_version, updated_at)
  select d.id, '{"awakenings": "2"}', 1, $3 from person
  join diary_days d on d.user_id = person.id and d.date = $4::date and chance < 10
), alert as (
  insert into staff_alerts (user_id, kind, details, raised_at)
  select id, 'sleepyAtWheel', '{}', $3::timestamptz - chance * interval '1 hour' from person where chance < 2
), read as (
  insert into chapter_reads (user_id, chapter_id, read_at)
  select id, 'chapter-' || n, $3::timestamptz - (n + 7) * interval '1 day' from person, generate_series(1, 12) n
)
insert into module_progress (user_id, module_number, video_watched_at)
select id, n, $3::timestamptz - (n + 7) * interval '1 day' from person, generate_series(1, 3) n`;

/** Log rows of one day: each person looks at the programme once and saves one night. */
const dayOfLog = `
with logged as (
  insert into audit_log (at, actor_user_id, subject_user_id, action, object_type, object_id, request_id, is_look)
  select $1, user_id, user_id, case when is_look then 'programme.overview' else 'diary.saveNight' end,
    case when not is_look then 'day' end, case when not is_look then user_id::text end,
    gen_random_uuid()::text, is_look
  from participants cross join unnest(array[true, false]) is_look
  returning id, subject_user_id, is_look
)
insert into audit_details (audit_id, subject_user_id, before, after)
select id, subject_user_id, '{"version": 1}', '{"version": 2, "awakenings": 2, "lightsOutTime": 1380}'
from logged where not is_look`;
const LOGGED_DAYS = 15;
const DAY_MS = 86_400_000;

/** These rows must equal the result of the triggers. */
const activity = `
insert into participant_activity (user_id, last_active_at)
select id, last_activity_of(id) from users
where id between $1::int and $2::int and last_activity_of(id) is not null`;

/**
 * Fills a migrated database with people in the middle of the programme, for load tests.
 * @param client must not have the pool's time limits
 */
export async function seedManyParticipants(
  client: Client,
  { count, programmeDay, filledPercent = 100, today, now, isLikeASite = false }: ManyParticipants,
): Promise<void> {
  const { rows: sites } = await client.query<{ id: number }>(establishments, [now]);
  const places = sites.map(({ id }) => id);
  const zones = isLikeASite ? SITE_ZONES : TORONTO;
  const lastNight = isLikeASite ? ALL_NIGHTS : Math.min(programmeDay + 7, ALL_NIGHTS);
  const triggers = (does: 'disable' | 'enable') =>
    client.query(FILLED.map((table) => `alter table ${table} ${does} trigger user`).join('; '));
  await triggers('disable');
  try {
    for (let from = 1; from <= count; from += batch) {
      const to = Math.min(count, from + batch - 1);
      const added = await client.query<{ fromId: number; toId: number }>(people, [
        from,
        to,
        now,
        places,
        today,
        programmeDay,
        zones,
      ]);
      const { fromId, toId } = added.rows[0] ?? { fromId: 0, toId: 0 };
      const asked = [fromId, toId, today, programmeDay, filledPercent, lastNight, isLikeASite];
      await client.query(nights, asked);
      await client.query(rest, [fromId, toId, now, today]);
      await client.query(keptWeeks, [fromId, toId]);
      await client.query(activity, [fromId, toId]);
    }
    for (let ago = isLikeASite ? LOGGED_DAYS : 0; ago > 0; ago -= 1) {
      await client.query(dayOfLog, [new Date(now.getTime() - ago * DAY_MS)]);
    }
  } finally {
    await triggers('enable');
  }
  await client.query('vacuum analyze');
}

const some = `
select u.id as "userId", split_part(u.username, '-', 2)::int as n,
  (select array_agg(d.id order by d.date desc) from diary_days d
    where d.user_id = u.id and d.date between $3::date - 2 and $3::date) as "openDayIds"
from users u
where u.username in (select 'participant-' || n from generate_series($1::int, $2::int) n)
order by n`;

export async function readSeededParticipants(
  client: Client,
  { from, to, today }: { from: number; to: number; today: string },
): Promise<SeededParticipant[]> {
  const { rows } = await client.query<{ userId: number; n: number; openDayIds: number[] }>(some, [
    from,
    to,
    today,
  ]);
  return rows.map(({ userId, n, openDayIds }) => ({
    userId,
    n,
    openDayIds,
    token: seededToken(n),
  }));
}
