import { connect } from '../connect.ts';

export type DiarySoFar = {
  readonly email: string;
  readonly today: string;
  readonly timeZone: string;
  /**
   * Day of the programme on `today`, counted from 1; the first night ends on the morning of day 2.
   */
  readonly programmeDay: number;
  /** Number of last nights that are not filled in, including today's night. */
  readonly untold: number;
  /** Submitted questionnaires; S0 by default. */
  readonly submitted?: readonly ('S0' | 'S6' | 'S12' | 'S24')[];
  /** Minutes awake during each night; 15 by default. */
  readonly awakeMinutes?: number;
  /** True: the reviews of all closed weeks are done. */
  readonly isReviewed?: boolean;
  readonly opened?: { readonly kind: 'check' | 'return'; readonly daysAgo: number };
  /** A pause after week `week` that began `daysAgo` days ago and moved the later nights. */
  readonly pause?: { readonly week: number; readonly daysAgo: number; readonly days: number };
};

export type TestedDatabase = {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
};

const questionnaires = `
insert into questionnaire_answers (user_id, questionnaire, answers, instruments, locale,
  created_at, updated_at, submitted_at)
select id, code, '{}', '[]', 'fr', now(), now(), now()
from users, unnest($2::text[]) code where email = $1`;

const firstDay = `
update participants set programme_first_day = $2::date - $3::int + 1
where user_id = (select id from users where email = $1)`;

const weeks = `
insert into diary_weeks (user_id, number, intention)
select id, number, case when $2::boolean and 7 * number < $3::int then 'noteNights' end
from users, generate_series(1, 25) number where email = $1`;

/** In bed from 23:00 to 6:30; 15 minutes awake in the night give a sleep efficiency of 91.1 %. */
const nights = `
insert into diary_days (user_id, date, week, lights_out_time, sleep_onset_latency_minutes,
  awakenings, wake_after_sleep_onset_minutes, final_wake_up_time, out_of_bed_time, nap_count, naps,
  confirmed, time_in_bed_minutes, total_sleep_minutes, time_zone, rules_version, completed_at,
  updated_at, version)
select id, date, 1 + (day - 1) / 7,
  case when is_told then 1380 end, case when is_told then 10 end, case when is_told then 1 end,
  case when is_told then $6::int end, case when is_told then 375 end, case when is_told then 390 end,
  case when is_told then 0 end, case when is_told then '[]'::jsonb end,
  case when is_told then '{}'::text[] end, case when is_told then 450 end,
  case when is_told then 425 - $6::int end, case when is_told then $5 end,
  case when is_told then 'regles@1' end, case when is_told then date + time '12:00' end,
  case when is_told then date + time '12:00' end, case when is_told then 2 else 1 end
from users
cross join generate_series(1, 175) day
cross join lateral (select
  $2::date - $3::int + 1 + day + case when day > 7 * $7::int then $8::int else 0 end as date,
  day < $3::int - $4::int as is_told) night
where email = $1`;

const pausing = `
insert into pauses (user_id, week, starts_on, resumes_on, asked_at, asked_by_user_id)
select id, $2, $3::date - $4::int, $3::date - $4::int + $5::int, $3::date - $4::int, id
from users where email = $1`;

const opening = `
insert into diary_openings (user_id, kind, first_week, opened_on, time_zone, opened_at)
select id, $2, 26, $3::date - $4::int, $5, $3::date - $4::int + time '15:00' from users
where email = $1`;

const openedWeeks = `
insert into diary_weeks (user_id, number)
select id, number from users, generate_series(26, 25 + $2::int) number where email = $1`;

const openedNights = `
insert into diary_days (user_id, date, week)
select id, $2::date - $3::int + day, 26 + (day - 1) / 7
from users cross join generate_series(1, 7 * $4::int) day where email = $1`;

const toldNights = `
update diary_days set lights_out_time = 1380, sleep_onset_latency_minutes = 10, awakenings = 1,
  wake_after_sleep_onset_minutes = 15, final_wake_up_time = 375, out_of_bed_time = 390,
  nap_count = 0, naps = '[]', confirmed = '{}', time_in_bed_minutes = 450,
  total_sleep_minutes = 410, time_zone = $4, rules_version = 'regles@1',
  completed_at = date + time '12:00', updated_at = date + time '12:00', version = 2
where user_id = (select id from users where email = $1) and week > 25
  and date <= $2::date - $3::int`;

export async function seedDiary(database: TestedDatabase, diary: DiarySoFar): Promise<void> {
  const {
    email,
    today,
    timeZone,
    programmeDay,
    untold,
    submitted = ['S0'],
    awakeMinutes = 15,
    isReviewed = false,
    opened,
    pause,
  } = diary;
  const { pool, close } = await connect({ ...database, poolSize: 1 });
  try {
    await pool.query(questionnaires, [email, submitted]);
    await pool.query(firstDay, [email, today, programmeDay]);
    await pool.query(weeks, [email, isReviewed, programmeDay]);
    const { week, daysAgo, days } = pause ?? { week: 25, daysAgo: 0, days: 0 };
    const told = [today, programmeDay, untold, timeZone, awakeMinutes];
    await pool.query(nights, [email, ...told, week, days]);
    if (pause) await pool.query(pausing, [email, week, today, daysAgo, days]);
    if (!opened) return;
    const count = opened.kind === 'check' ? 1 : 2;
    await pool.query(opening, [email, opened.kind, today, opened.daysAgo, timeZone]);
    await pool.query(openedWeeks, [email, count]);
    await pool.query(openedNights, [email, today, opened.daysAgo, count]);
    await pool.query(toldNights, [email, today, untold, timeZone]);
  } finally {
    await close();
  }
}
