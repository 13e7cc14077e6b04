import { LIVE_SESSION_SQL, type Credential } from '@aube/auth';
import { namedQuery, type Pool } from '@aube/db';
import { DAY_RECORD_JSON, type DayRecord } from '../programme/programme-record.ts';
import type { NightFacts } from './remembered-nights.ts';
import { diaryRules } from './rules/constants.ts';
import type { NightEntry, NightMeasures } from './rules/night.ts';

/** What the statement found and did; `saved` null: the guess did not hold, nothing was written. */
export type SaveOutcome = {
  viewerUserId: number;
  roles: number[];
  facts: NightFacts | null;
  before: DayRecord | null;
  saved: DayRecord | null;
};

/**
 * Saving a night in one statement: session, right, day, guarded write, end of the draft, audit row.
 * It writes only when what the rules decided on is still so: the day's date, the zone, the
 * abandonment, and the version where the caller named one.
 */
const SAVE_NIGHT_SQL = `
with live as (${LIVE_SESSION_SQL}),
day as (
  select d.*, u.time_zone as zone, p.abandoned_at
  from live
  join users u on u.id = live.user_id
  join participants p on p.user_id = live.user_id
  join diary_days d on d.user_id = live.user_id and (d.id = $4::int or d.date = $5::date)
),
saved as (
  update diary_days d set
    lights_out_time = $9, sleep_onset_latency_minutes = $10, awakenings = $11,
    wake_after_sleep_onset_minutes = $12, final_wake_up_time = $13, out_of_bed_time = $14,
    nap_count = $15, naps = $16::jsonb, confirmed = $17::text[],
    time_in_bed_minutes = $18, total_sleep_minutes = $19,
    time_zone = $7::text, rules_version = $20, completed_at = coalesce(d.completed_at, $3),
    updated_at = $3, version = d.version + 1
  from day, live
  where d.id = day.id and 3 = any(live.roles)
    and day.date = $6::date and day.zone = $7::text
    and day.abandoned_at is not distinct from $8::timestamptz
    and ($21::int is null or d.version = $21::int)
  returning d.*
),
draft as (delete from diary_drafts where day_id in (select id from saved)),
told as (
  insert into audit_log (at, actor_user_id, subject_user_id, action, object_type, object_id,
    before, after, request_id)
  select $3, saved.user_id, saved.user_id, 'diary.saveDay', 'diaryDay', saved.id::text,
    case when day.completed_at is null then null
      else (select ${DAY_RECORD_JSON} from day d)::jsonb end,
    (select ${DAY_RECORD_JSON} from saved d)::jsonb, $22
  from saved, day
)
select live.user_id as "viewerUserId", live.roles,
  (select json_build_object('dayId', day.id, 'date', day.date, 'timeZone', day.zone,
    'abandonedAt', day.abandoned_at) from day) as facts,
  (select ${DAY_RECORD_JSON} from day d) as before,
  (select ${DAY_RECORD_JSON} from saved d) as saved
from live`;

type Write = {
  credential: Credential;
  now: Date;
  requestId: string;
  day: { dayId: number } | { date: string };
  /** What was decided on, with the decision; null only looks. */
  decision: { facts: NightFacts; measures: NightMeasures } | null;
  night: NightEntry;
  confirmed: string[];
  version: number | undefined;
};

/** Runs the statement; null when there is no live session. */
export async function saveNightStatement(pool: Pool, write: Write): Promise<SaveOutcome | null> {
  const { credential, now, day, decision, night } = write;
  const [row] = await namedQuery<SaveOutcome>(pool, 'diary.saveNight', SAVE_NIGHT_SQL, [
    credential.sessionId,
    credential.kind,
    now,
    'dayId' in day ? day.dayId : null,
    'date' in day ? day.date : null,
    decision?.facts.date ?? null,
    decision?.facts.timeZone ?? null,
    decision?.facts.abandonedAt ?? null,
    night.lightsOutTime,
    night.sleepOnsetLatencyMinutes,
    night.awakenings,
    night.wakeAfterSleepOnsetMinutes,
    night.finalWakeUpTime,
    night.outOfBedTime,
    night.napCount,
    JSON.stringify(night.naps),
    write.confirmed,
    decision?.measures.timeInBedMinutes ?? null,
    decision?.measures.totalSleepMinutes ?? null,
    diaryRules.version,
    write.version ?? null,
    write.requestId,
  ]);
  return row ?? null;
}
