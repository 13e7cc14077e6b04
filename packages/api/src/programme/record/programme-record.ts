import { liveQuery, type Credential } from '@aube/auth';
import { quickQuery, type QueryRunner } from '@aube/db';
import { sql } from 'drizzle-orm';
import { isParticipant } from '../../people/rules/roles.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { addDays } from '../../time/rules/local-date.ts';
import { localDateAt } from '../../time/rules/zone.ts';
import { auditLook, type LookedAt, type LookContext } from '../../audit.ts';
import { PLACES_SQL, seenSql } from '../../record/sight.ts';
import type { FilmBookmark } from '../rules/film-place.ts';
import { agreedWindowSql } from './agreed-window.ts';
import { openingsSql } from './openings.ts';
import { pausesSql } from './pauses.ts';
import { suspensionsSql } from './suspensions.ts';
import { dayRows, weekRows, type DiaryRecord } from './diary-rows.ts';

export type ProgrammeRecord = DiaryRecord & {
  viewerUserId: number;
  userId: number;
  firstName: string;
  lastName: string;
  isEndedByStaff: boolean;
  unreadNotifications: number;
  greetedOn: string | null;
  videos: (FilmBookmark & { moduleNumber: number; watchedAt: string | null })[];
  chapterReadAt: Record<string, string>;
  exercisedAt: string | null;
  /** Questionnaires with a draft, with the instruments of the draft. */
  begun: { questionnaire: string; instruments: { id: string; version: string; hash: string }[] }[];
  /** Drafts of nights; only the owner receives them. */
  drafts: {
    dayId: number;
    fields: Record<string, unknown>;
    baseVersion: number;
    updatedAt: string;
  }[];
};

/**
 * Parameters: $1 session, $2 kind of session, $3 now, $4 owner (null: the caller), $5
 * `lastDateAnywhere`. No row: invalid session; `record` null: the person is unknown to the caller
 * (decision D44).
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
    'openings', ${openingsSql(sql`s.id`)},
    'greetedOn', s.greeted_on,
    'abandonedAt', s.abandoned_at, 'abandonedOn', s.abandoned_on,
    'submittedAt', (select json_build_object(
        'S0', max(q.submitted_at) filter (where q.questionnaire = 'S0'),
        'S6', max(q.submitted_at) filter (where q.questionnaire = 'S6'),
        'S12', max(q.submitted_at) filter (where q.questionnaire = 'S12'),
        'S24', max(q.submitted_at) filter (where q.questionnaire = 'S24'))
      from questionnaire_answers q where q.user_id = s.id),
    'begun', (select coalesce(json_agg(json_build_object(
        'questionnaire', q.questionnaire, 'instruments', q.instruments)), '[]')
      from questionnaire_answers q where q.user_id = s.id and q.submitted_at is null),
    'openSafetyFlags', (select coalesce(json_agg(f.code order by f.code), '[]')
      from safety_flags f where f.user_id = s.id and f.cleared_at is null),
    'suspensions', ${suspensionsSql('s.id')},
    'isSafetyNoticeDue', exists (select from safety_flags f
      where f.user_id = s.id and f.notice_due),
    'agreedWindow', ${agreedWindowSql(sql`s.id`)},
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
    'weeklyChecks', (select coalesce(json_agg(json_build_object('id', c.id, 'week', c.week,
        'answers', c.answers, 'answeredAt', c.answered_at) order by c.id), '[]')
      from weekly_checks c where c.user_id = s.id),
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

type PackedRecord = Omit<ProgrammeRecord, 'days' | 'weeks'> & {
  days: unknown[][];
  weeks: unknown[][];
};

const unpack = (record: PackedRecord): ProgrammeRecord => ({
  ...record,
  days: record.days.map((row) => dayRows.unpack(row)),
  weeks: record.weeks.map((row) => weekRows.unpack(row)),
});

/**
 * Latest date in any current week: 1 day after the UTC date for the time zone, and 7 days for the
 * week.
 */
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
 * Reads the programme of one participant. A reading of another person's programme is logged.
 * @param lookedAt shown part of the programme; absent for all parts
 * @throws AppError NOT_AUTHENTICATED without a live session; NOT_FOUND for a user who is unknown
 *   to the caller or not a participant
 * @decision D44
 */
export async function readProgramme(
  ctx: Asker & LookContext,
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
 * Reads the caller's programme, for a procedure that changes the programme.
 * @param on client of the writing transaction; the pool by default
 * @throws AppError NOT_AUTHENTICATED; FORBIDDEN for a caller who is not a participant
 */
export async function readOwnProgramme(
  ctx: Asker,
  on: QueryRunner = ctx.pool,
): Promise<ProgrammeRecord> {
  const { record } = await readRow(ctx, null, on);
  if (!record || !isParticipant(record.roles)) throw new AppError('FORBIDDEN');
  return record;
}
