import type { Database } from '@aube/db';
import { sql, type SQL } from 'drizzle-orm';
import type { AuditSource } from './audit-search.ts';

const NEWEST = 500;
const FEWEST_OF_ONE = 25;

export type Candidates = {
  ids: number[];
  hasMore: boolean;
};

/** Log rows before `from` and after `since`; null means no limit. */
type Span = { from: { id: number; at: Date } | null; since: Date | null };

const COLUMNS = {
  actor: [sql`l.actor_user_id`],
  subject: [sql`l.subject_user_id`],
  person: [sql`l.actor_user_id`, sql`l.subject_user_id`],
} as const;

function rowsOf(column: SQL, userIds: readonly number[], span: Span, limit: number): SQL {
  const from = span.from && sql`${span.from.at.toISOString()}::timestamptz`;
  const before =
    from && sql`and l.at <= ${from} and (l.at, l.id) < (${from}, ${span.from?.id}::int8)`;
  const since = span.since && sql`and l.at > ${span.since.toISOString()}::timestamptz`;
  return sql`select own.id, own.at from unnest(${sql.param([...userIds])}::int[]) p (id)
    cross join lateral (select l.id, l.at from audit_log l
      where ${column} = p.id ${before ?? sql``} ${since ?? sql``}
      order by l.at desc, l.id desc limit ${limit}) own`;
}

function candidateSql(
  source: Exclude<AuditSource, { by: 'id' | 'nothing' }>,
  span: Span,
): { text: SQL; limit: number } {
  if ('userIds' in source) {
    const columns = COLUMNS[source.by];
    const each = Math.floor(NEWEST / (source.userIds.length * columns.length));
    const limit = Math.max(FEWEST_OF_ONE, each);
    const parts = columns.map((column) => sql`(${rowsOf(column, source.userIds, span, limit)})`);
    return { text: sql`${sql.join(parts, sql` union `)} order by at desc, id desc`, limit };
  }
  const before = span.from ? sql`and l.id < ${span.from.id}::int8` : sql``;
  return {
    text: sql`select l.id, l.at from audit_log l
      where l.action = 'rights.eraseUser' ${before} order by l.id desc`,
    limit: NEWEST,
  };
}

export async function findCandidates(
  db: Database,
  source: Exclude<AuditSource, { by: 'id' | 'nothing' }>,
  span: Span,
): Promise<Candidates> {
  const { text, limit } = candidateSql(source, span);
  const { rows } = await db.execute<{ id: string }>(sql`${text} limit ${limit}`);
  return { ids: rows.map(({ id }) => Number(id)), hasMore: rows.length === limit };
}
