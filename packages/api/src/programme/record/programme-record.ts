import { liveQuery, type Credential } from '@aube/auth';
import { quickQuery, type QueryRunner } from '@aube/db';
import { sql } from 'drizzle-orm';
import { isParticipant } from '../../account/rules/roles.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { addDays } from '../../time/rules/local-date.ts';
import { localDateAt } from '../../time/rules/zone.ts';
import { auditLook, type LookedAt, type Looker } from '../../audit.ts';
import { PLACES_SQL, seenSql } from '../../record/sight.ts';
import type { FilmBookmark } from '../rules/film-place.ts';
import { pausesSql } from './pauses-sql.ts';
import { dayRows, weekRows, type DiaryRecord } from '../../diary/record/stored-rows.ts';

/** Everything that the programme's rules need to know of one participant, read at one instant. */
export type ProgrammeRecord = DiaryRecord & {
  viewerUserId: number;
  userId: number;
  firstName: string;
  lastName: string;
  /** Staff removed the person from the programme (decisions/0036). */
  isEndedByStaff: boolean;
  unreadNotifications: number;
  /** When « Bon retour » was last shown; null: never. */
  greetedOn: string | null;
  /** What was done of the modules' videos; one that was not begun is left out. */
  videos: (FilmBookmark & { moduleNumber: number; watchedAt: string | null })[];
  /** When each chapter was first read to its end, by its id. */
  chapterReadAt: Record<string, string>;
  /** When an exercise, or an entry of one, was last written; null: never. */
  exercisedAt: string | null;
  /** What is typed but not saved; shown to its owner only. */
  drafts: {
    dayId: number;
    fields: Record<string, unknown>;
    baseVersion: number;
    updatedAt: string;
  }[];
};

/**
 * Opening the programme in one statement: session, right to look, person, gate facts, nights, weeks
 * and the course's progress. $1 session, $2 its kind, $3 now, $4 whom (null: oneself), $5 the last
 * date that a current week may hold. No row: no live session; `record` null: nobody whom the caller
 * may know of (decision D44). No zone is read here: PostgreSQL knows fewer of them than we do.
 */
const programmeQuery = liveQuery(
  'programme.read',
  (live) => `
with live as (${live}),
viewer as (select live.*, ${PLACES_SQL} as places from live),
subject as (
  select u.id, u.first_name, u.last_name, u.time_zone,
    p.programme_first_day, p.abandoned_at, p.abandoned_on, p.greeted_on
  from viewer
  join users u on u.id = coalesce($4::int, viewer.user_id)
  join participants p on p.user_id = u.id
  where u.id = viewer.user_id or ${seenSql(sql`viewer.places`)}
)
select live.user_id as "viewerUserId", (
  select json_build_object(
    'viewerUserId', live.user_id,
    'userId', s.id, 'firstName', s.first_name, 'lastName', s.last_name,
    'timeZone', s.time_zone,
    'roles', (select coalesce(json_agg(r.role_id order by r.role_id), '[]')
      from user_roles r where r.user_id = s.id),
    'firstDayOn', s.programme_first_day,
    'pauses', ${pausesSql(sql`s.id`)},
    'greetedOn', s.greeted_on,
    'abandonedAt', s.abandoned_at, 'abandonedOn', s.abandoned_on,
    'submittedAt', (select json_build_object(
        'S0', max(q.submitted_at) filter (where q.questionnaire = 'S0'),
        'S6', max(q.submitted_at) filter (where q.questionnaire = 'S6'),
        'S12', max(q.submitted_at) filter (where q.questionnaire = 'S12'),
        'S24', max(q.submitted_at) filter (where q.questionnaire = 'S24'))
      from questionnaire_answers q where q.user_id = s.id),
    'openSafetyFlags', (select coalesce(json_agg(f.code order by f.code), '[]')
      from safety_flags f where f.user_id = s.id and f.cleared_at is null),
    'isEndedByStaff', exists (select from abandonment_answers a where a.user_id = s.id
      and a.undone_at is null and a.ended_by_user_id is not null),
    'unreadNotifications', (select count(*)
      from notifications n where n.user_id = s.id and n.read_at is null),
    'days', (select coalesce(json_agg(${dayRows.packed('d')} order by d.date), '[]')
      from diary_days d where d.user_id = s.id
        and (d.completed_at is not null
          or d.date <= $5::date)),
    'weeks', (select coalesce(json_agg(${weekRows.packed('w')} order by w.number), '[]')
      from diary_weeks w where w.user_id = s.id),
    'videos', (select coalesce(json_agg(json_build_object(
        'moduleNumber', m.module_number, 'watchedAt', m.video_watched_at,
        'positionSeconds', m.video_position_seconds, 'film', m.video_film)), '[]')
      from module_progress m where m.user_id = s.id),
    'chapterReadAt', (select coalesce(json_object_agg(c.chapter_id, c.read_at), '{}')
      from chapter_reads c where c.user_id = s.id),
    'exercisedAt', greatest(
      (select max(e.updated_at) from exercise_answers e where e.user_id = s.id),
      (select max(e.updated_at) from exercise_entries e where e.user_id = s.id)),
    'drafts', (select coalesce(json_agg(json_build_object(
        'dayId', dr.day_id, 'fields', dr.fields, 'baseVersion', dr.base_version,
        'updatedAt', dr.updated_at)), '[]')
      from diary_drafts dr
      where s.id = live.user_id
        and dr.day_id = any(array(select id from diary_days where user_id = s.id))))
  from subject s) as record
from live`,
);

type Asker = Pick<Context, 'pool' | 'db' | 'now' | 'requestId'> & { credential: Credential };

/** The record as it travels: its many rows without their names. */
type PackedRecord = Omit<ProgrammeRecord, 'days' | 'weeks'> & {
  days: unknown[][];
  weeks: unknown[][];
};

const unpack = (record: PackedRecord): ProgrammeRecord => ({
  ...record,
  days: record.days.map((row) => dayRows.unpack(row)),
  weeks: record.weeks.map((row) => weekRows.unpack(row)),
});

/** Today is at most one day ahead of UTC's date, and a week's last night at most seven of today. */
const lastDateAnywhere = (now: Date) => addDays(localDateAt(now, 'UTC'), 8);

async function readRow(ctx: Asker, userId: number | null, on: QueryRunner) {
  const { name, text } = programmeQuery(ctx.credential.kind);
  const [row] = await quickQuery<{ viewerUserId: number; record: PackedRecord | null }>(
    on,
    name,
    text,
    [ctx.credential.sessionId, ctx.credential.kind, ctx.now, userId, lastDateAnywhere(ctx.now)],
  );
  if (!row) throw new AppError('NOT_AUTHENTICATED');
  return { viewerUserId: row.viewerUserId, record: row.record && unpack(row.record) };
}

/**
 * Reads one participant's programme for the holder of `credential`.
 * @param lookedAt the part of it that is shown, when it is a part
 * @throws AppError NOT_AUTHENTICATED without a live session; NOT_FOUND when `userId` is nobody, no
 *   participant, or not the caller's to know of. A read of somebody else's is audited.
 * @decision D44
 */
export async function readProgramme(
  ctx: Asker & Looker,
  userId?: number,
  lookedAt?: LookedAt,
): Promise<ProgrammeRecord> {
  const { record, viewerUserId } = await readRow(ctx, userId ?? null, ctx.pool);
  if (!record) throw new AppError('NOT_FOUND');
  if (record.userId !== viewerUserId) {
    await auditLook(ctx, viewerUserId, [record.userId], lookedAt);
  }
  return record;
}

/**
 * Reads one's own programme, for a procedure that writes to it.
 * @param on the client of the transaction that writes; the pool by default
 * @throws AppError NOT_AUTHENTICATED; FORBIDDEN for a caller who is no participant
 */
export async function readOwnProgramme(
  ctx: Asker,
  on: QueryRunner = ctx.pool,
): Promise<ProgrammeRecord> {
  const { record } = await readRow(ctx, null, on);
  if (!record || !isParticipant(record.roles)) throw new AppError('FORBIDDEN');
  return record;
}
