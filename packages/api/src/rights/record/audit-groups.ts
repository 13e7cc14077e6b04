import type { Database } from '@aube/db';
import { sql, type SQL } from 'drizzle-orm';
import { LIST_ACTIONS } from '../rules/look-kind.ts';
import { IS_LOOK } from './audit-condition.ts';
import { dayNumber } from './local-day.ts';

export type StoredGroup = {
  auditId: number;
  firstAt: string;
  at: string;
  count: number;
  isSeveral: boolean;
  action: string;
  objectType: string | null;
  objectId: string | null;
  callerKind: string | null;
  addressPrefix: string | null;
  requestId: string;
  actorUserId: number | null;
  actorName: string | null;
  subjectUserId: number | null;
  subjectName: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/**
 * Equal consultations of one day, in the reader's time zone, are one line. All people of one
 * consulted list are also one line.
 */
const groups = (from: SQL, days: readonly Date[]): SQL => sql`
  select max(id) as id, min(at) as first_at, max(at) as at, count(*)::int as count,
    min(subject_user_id) as subject_user_id, min(subject_user_id) <> max(subject_user_id) as is_several,
    actor_user_id, action, object_type, object_id, caller_kind, address_prefix,
    max(request_id) as request_id
  from (select l.*, ${IS_LOOK} as is_bare_look from ${from}) asked
  group by actor_user_id, action, object_type, object_id, caller_kind, address_prefix,
    case when not is_bare_look then id end,
    case when is_bare_look then ${dayNumber(sql`at`, days)} end,
    case when not action = any(${sql.param([...LIST_ACTIONS])}::text[]) then subject_user_id end`;

const ACTOR_NAME = sql`nullif(concat_ws(', ', nullif(actors.last_name, ''),
  nullif(actors.first_name, '')), '')`;
const SUBJECT_NAME = sql`nullif(concat_ws(', ', nullif(subjects.last_name, ''),
  nullif(subjects.first_name, '')), '')`;

/** @param from result of `auditFrom` */
export async function countGroups(db: Database, from: SQL, days: readonly Date[]): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${groups(from, days)}) line`,
  );
  return rows[0]?.total ?? 0;
}

type Page = { direction: 'asc' | 'desc'; limit: number; offset: number };

/** Row as the database driver returns it, with large numbers as text. */
type AsAnswered<Row extends { auditId: number }> = Omit<Row, 'auditId'> & { auditId: string };

export async function findGroups(
  db: Database,
  from: SQL,
  days: readonly Date[],
  { direction, limit, offset }: Page,
): Promise<StoredGroup[]> {
  const order = direction === 'asc' ? sql`line.id asc` : sql`line.id desc`;
  const { rows } = await db.execute<AsAnswered<StoredGroup>>(sql`
    select line.id::int8 as "auditId", line.first_at as "firstAt", line.at, line.count, coalesce(line.is_several, false) as "isSeveral",
      line.action, line.object_type as "objectType", line.object_id as "objectId",
      line.caller_kind as "callerKind", line.address_prefix as "addressPrefix",
      line.request_id as "requestId", line.actor_user_id as "actorUserId",
      ${ACTOR_NAME} as "actorName",
      case when line.is_several then null else line.subject_user_id end as "subjectUserId",
      case when line.is_several then null else ${SUBJECT_NAME} end as "subjectName",
      d.before, d.after
    from (${groups(from, days)} order by ${direction === 'asc' ? sql`1 asc` : sql`1 desc`}
      limit ${limit} offset ${offset}) line
    left join audit_details d on d.audit_id = line.id
    left join users actors on actors.id = line.actor_user_id
    left join users subjects on subjects.id = line.subject_user_id
    order by ${order}`);
  return rows.map((row) => ({ ...row, auditId: Number(row.auditId) }));
}

export type StoredRow = Omit<StoredGroup, 'firstAt' | 'count' | 'isSeveral'>;

/** Log rows before a given row, latest first. */
export async function findRowsBefore(
  db: Pick<Database, 'execute'>,
  from: SQL,
  { before, limit }: { before: number | null; limit: number },
): Promise<StoredRow[]> {
  const { rows } = await db.execute<AsAnswered<StoredRow>>(sql`
    select line.id::int8 as "auditId", line.at, line.action, line.object_type as "objectType",
      line.object_id as "objectId", line.caller_kind as "callerKind",
      line.address_prefix as "addressPrefix", line.request_id as "requestId",
      line.actor_user_id as "actorUserId", ${ACTOR_NAME} as "actorName",
      line.subject_user_id as "subjectUserId", ${SUBJECT_NAME} as "subjectName",
      line.before, line.after
    from (select l.*, d.before, d.after from ${from}
      and (${before}::int8 is null or l.id < ${before}::int8)
      order by l.id desc limit ${limit}) line
    left join users actors on actors.id = line.actor_user_id
    left join users subjects on subjects.id = line.subject_user_id
    order by line.id desc`);
  return rows.map((row) => ({ ...row, auditId: Number(row.auditId) }));
}

export async function countRows(db: Pick<Database, 'execute'>, from: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${from}`,
  );
  return rows[0]?.total ?? 0;
}

export async function findFirstInstant(db: Database): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string }>(
    sql`select at from audit_log order by id limit 1`,
  );
  return rows[0] ? new Date(rows[0].at) : null;
}
