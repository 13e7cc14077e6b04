import type { Database } from '@aube/db';
import { sql, type SQL } from 'drizzle-orm';

const ACTOR_NAME = sql`nullif(concat_ws(', ', nullif(actors.last_name, ''),
  nullif(actors.first_name, '')), '')`;
const SUBJECT_NAME = sql`nullif(concat_ws(', ', nullif(subjects.last_name, ''),
  nullif(subjects.first_name, '')), '')`;

export type FileRow = {
  auditId: number;
  at: string;
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

type AsAnswered = Omit<FileRow, 'auditId'> & { auditId: string };

export async function findRowsBefore(
  db: Pick<Database, 'execute'>,
  from: SQL,
  { before, limit }: { before: number | null; limit: number },
): Promise<FileRow[]> {
  const { rows } = await db.execute<AsAnswered>(sql`
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

export async function findRows(
  db: Pick<Database, 'execute'>,
  ids: number[],
): Promise<Map<number, FileRow>> {
  const from = sql`audit_log l left join audit_details d on d.audit_id = l.id
    where l.id = any(${sql.param(ids)}::int8[])`;
  const rows = await findRowsBefore(db, from, { before: null, limit: ids.length });
  return new Map(rows.map((row) => [row.auditId, row]));
}
