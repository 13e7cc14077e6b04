import { nightFields } from '@aube/dictionary';
import { liveQuery, type Credential } from '@aube/auth';
import { quickQuery, type Pool, type QueryValue } from '@aube/db';
import { diaryDays } from '@aube/db/schema';
import { ROLE } from '../../people/rules/roles.ts';
import { auditSql, type Acting } from '../../audit.ts';
import { fieldWriter } from './night-columns.ts';
import { dayRows, type DayRecord } from '../../programme/record/diary-rows.ts';
import type { NightFacts } from './remembered-nights.ts';
import { diaryRules } from '../rules/constants.ts';
import { nightQuestionCodes, questionedFields } from '../rules/night-questions.ts';
import type { NightEntry, NightMeasures } from '../rules/night.ts';

/**
 * Result of the statement. `saved`: null when the facts differed, or when the statement only read
 * the night.
 */
export type SaveOutcome = {
  viewerUserId: number;
  roles: number[];
  facts: NightFacts | null;
  present: DayRecord | null;
  saved: DayRecord | null;
};

const nightWriter = fieldWriter(nightFields, diaryDays, 17);

/**
 * SQL for the stored confirmations whose confirmed values did not change.
 * @decision D21
 */
const keptConfirmations = `array(select code from unnest(day.confirmed) code where case code ${nightQuestionCodes
  .map(
    (code) =>
      `when '${code}' then ${questionedFields[code].map((field) => nightWriter.isSame[field]).join(' and ')}`,
  )
  .join(' ')} end)`;

/**
 * Saves a night in one statement, only when the facts in the parameters equal the stored facts. The
 * statement locks the row before it compares.
 */
const saveNight = (name: string, key: 'd.id = $4::int' | 'd.date = $4::date') =>
  liveQuery(
    name,
    (live) => `
with live as (${live}),
day as (
  select d.*, live.time_zone as zone, live.roles, p.abandoned_at
  from live
  join participants p on p.user_id = live.user_id
  join diary_days d on d.user_id = live.user_id and ${key}
  for no key update of d
),
saved as (
  update diary_days d set
    ${nightWriter.assignments}, confirmed = coalesce($8::text[], ${keptConfirmations}),
    time_in_bed_minutes = $9, total_sleep_minutes = $10,
    time_zone = $6::text, rules_version = $11, completed_at = coalesce(d.completed_at, $3),
    updated_at = $3, version = d.version + 1
  from day
  where d.id = day.id and ${ROLE.participant} = any(day.roles)
    and day.date = $5::date and day.zone = $6::text
    and day.abandoned_at is not distinct from $7::timestamptz
    and ($12::int is null or d.version = $12::int)
  returning d.id, d.user_id, ${dayRows.named('d')} as record,
    case when day.completed_at is not null then ${dayRows.named('day')} end as previous
),
draft as (delete from diary_drafts where day_id in (select id from saved)),
${auditSql('saved', {
  at: '$3',
  actorUserId: 'user_id',
  subjectUserId: 'user_id',
  action: '$14::text',
  objectType: "'diaryDay'",
  objectId: 'saved.id::text',
  before: 'previous',
  after: 'record',
  requestId: '$13',
  callerKind: '$15',
  addressPrefix: '$16',
})}
select live.user_id as "viewerUserId", live.roles,
  (select json_build_object('dayId', day.id, 'date', day.date, 'timeZone', day.zone,
    'abandonedAt', day.abandoned_at) from day) as facts,
  (select record from saved) as saved,
  case when not exists (select from saved) then (select ${dayRows.named('day')} from day) end
    as present
from live`,
  );

const saveById = saveNight('diary.saveNight', 'd.id = $4::int');
const saveByDate = saveNight('diary.saveNightOf', 'd.date = $4::date');

type Write = {
  credential: Credential;
  acting: Acting;
  day: { dayId: number } | { date: string };
  decision: { facts: NightFacts; measures: NightMeasures } | null;
  night: NightEntry;
  /** Confirmed questions; with null, confirmations of unchanged values stay. */
  confirmed: string[] | null;
  version: number | undefined;
};

/** @returns null without a valid session */
export async function saveNightStatement(pool: Pool, write: Write): Promise<SaveOutcome | null> {
  const { credential, acting, day, decision, night } = write;
  const { name, text } = ('dayId' in day ? saveById : saveByDate)(credential.kind);
  const values: QueryValue[] = [
    credential.sessionId,
    credential.kind,
    acting.now,
    'dayId' in day ? day.dayId : day.date,
    decision?.facts.date ?? null,
    decision?.facts.timeZone ?? null,
    decision?.facts.abandonedAt ?? null,
    write.confirmed,
    decision?.measures.timeInBedMinutes ?? null,
    decision?.measures.totalSleepMinutes ?? null,
    diaryRules.version,
    write.version ?? null,
    acting.requestId,
    acting.procedure,
    acting.origin.callerKind,
    acting.origin.addressPrefix,
  ];
  nightWriter.addValues(values, night);
  const [row] = await quickQuery<SaveOutcome>(pool, name, text, values);
  return row ?? null;
}
