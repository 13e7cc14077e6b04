import type { Database } from '@aube/db';
import { sql } from 'drizzle-orm';

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

export async function findRows(
  db: Pick<Database, 'execute'>,
  ids: readonly number[],
): Promise<Map<number, FileRow>> {
  const { rows } = await db.execute<AsAnswered>(sql`
    select l.id::int8 as "auditId", l.at, l.action, l.object_type as "objectType",
      l.object_id as "objectId", l.caller_kind as "callerKind",
      l.address_prefix as "addressPrefix", l.request_id as "requestId",
      l.actor_user_id as "actorUserId", ${ACTOR_NAME} as "actorName",
      l.subject_user_id as "subjectUserId", ${SUBJECT_NAME} as "subjectName", d.before, d.after
    from audit_log l
    left join audit_details d on d.audit_id = l.id
    left join users actors on actors.id = l.actor_user_id
    left join users subjects on subjects.id = l.subject_user_id
    where l.id = any(${sql.param([...ids])}::int8[])`);
  return new Map(
    rows.map((row) => [Number(row.auditId), { ...row, auditId: Number(row.auditId) }]),
  );
}
