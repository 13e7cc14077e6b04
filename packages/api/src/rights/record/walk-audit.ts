import type { Database } from '@aube/db';
import { sql, type SQL } from 'drizzle-orm';
import { periodStart } from '../rules/audit-list.ts';
import { foldLooks, type LogLine, type LogRow } from '../rules/fold-looks.ts';
import { findCandidates } from './audit-candidates.ts';
import { filterConditions, IS_LOOK, type AskedAudit } from './audit-condition.ts';
import type { AuditSearch } from './audit-search.ts';

/** Number of log rows that one statement looks at; fewer when each row looks up its people. */
const WINDOW = 10_000;
const PEOPLE_WINDOW = 500;
const ROWS_PER_PIECE = 500;
const MOST_PIECES = 10;

const LAST_ID = Number.MAX_SAFE_INTEGER;

export type AuditPage = {
  lines: LogLine[];
  /** The next page starts below this number of a log row; null at the end. */
  next: number | null;
  /** The log was read down to this instant, without enough lines for the page; null otherwise. */
  readTo: Date | null;
};

type Walk = AuditSearch & { asked: AskedAudit; now: Date };

/**
 * Matching rows, latest first. `end`: number of the earliest row that was read; null when all rows
 * were read.
 */
type Piece = { rows: LogRow[]; end: number | null };

type Stored = Omit<LogRow, 'auditId' | 'at'> & { auditId: string; at: string };

async function readRows(
  db: Database,
  walk: Walk,
  range: SQL,
  valuesRange = sql`true`,
): Promise<LogRow[]> {
  const conditions = [range, ...filterConditions(walk.asked, walk.now), ...walk.conditions];
  const { rows } = await db.execute<Stored>(sql`
    select l.id::int8 as "auditId", l.at, l.actor_user_id as "actorUserId",
      l.subject_user_id as "subjectUserId", l.action, l.object_type as "objectType",
      l.object_id as "objectId", l.caller_kind as "callerKind",
      l.address_prefix as "addressPrefix", l.request_id as "requestId", ${IS_LOOK} as "isLook"
    from audit_log l left join audit_details d on d.audit_id = l.id and ${valuesRange}
    where ${sql.join(conditions, sql` and `)}
    order by l.id desc limit ${ROWS_PER_PIECE}`);
  return rows.map((row) => ({ ...row, auditId: Number(row.auditId), at: new Date(row.at) }));
}

async function rowUpTo(db: Database, id: number): Promise<{ id: number; at: Date } | null> {
  const { rows } = await db.execute<{ id: string; at: string }>(
    sql`select id::int8, at from audit_log where id <= ${id}::int8 order by id desc limit 1`,
  );
  return rows[0] ? { id: Number(rows[0].id), at: new Date(rows[0].at) } : null;
}

async function readWindow(db: Database, walk: Walk, before: number | null): Promise<Piece> {
  const newest = before === null ? await rowUpTo(db, LAST_ID) : null;
  const to = before ?? (newest?.id ?? 0) + 1;
  const from = to - (walk.looksUpPeople ? PEOPLE_WINDOW : WINDOW);
  const within = (id: SQL) => sql`${id} >= ${from}::int8 and ${id} < ${to}::int8`;
  const rows = await readRows(db, walk, within(sql`l.id`), within(sql`d.audit_id`));
  if (rows.length === ROWS_PER_PIECE) return { rows, end: rows.at(-1)?.auditId ?? null };
  const earlier = await rowUpTo(db, from - 1);
  const since = periodStart(walk.asked.period, walk.now);
  const isEnd = earlier === null || (since !== null && earlier.at <= since);
  return { rows, end: isEnd ? null : earlier.id + 1 };
}

async function readPiece(db: Database, walk: Walk, before: number | null): Promise<Piece> {
  const { source, asked, now } = walk;
  if (source.by === 'nothing') return { rows: [], end: null };
  if (source.by === 'id') return readWindow(db, walk, before);
  const since = periodStart(asked.period, now);
  const from = before === null ? null : await rowUpTo(db, before);
  const { ids, hasMore } = await findCandidates(db, source, { from, since });
  const range = sql`l.id = any(${sql.param(ids)}::int8[])`;
  const found = await readRows(db, walk, range);
  const byId = new Map(found.map((row) => [row.auditId, row]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  return { rows, end: hasMore ? (ids.at(-1) ?? null) : null };
}

/**
 * Reads one page of the audit log, latest first. Stops when the page is full, and after ten steps
 * of reading, because the filters may match few rows.
 * @decision speed#audit-log
 */
export async function walkAudit(
  db: Database,
  walk: Walk,
  { before, limit, timeZone }: { before: number | null; limit: number; timeZone: string },
): Promise<AuditPage> {
  const rows: LogRow[] = [];
  let readDownTo = before;
  for (let pieces = 0; pieces < MOST_PIECES; pieces += 1) {
    // Each piece begins where the last piece ends.
    // oxlint-disable-next-line eslint/no-await-in-loop
    const piece = await readPiece(db, walk, readDownTo);
    rows.push(...piece.rows);
    const { lines, taken } = foldLooks(rows, { limit, timeZone });
    const lastShown = taken < rows.length ? rows[taken - 1] : undefined;
    if (lastShown) return { lines, next: lastShown.auditId, readTo: null };
    readDownTo = piece.end;
    const isOver = readDownTo === null || lines.length === limit;
    if (isOver) return { lines, next: readDownTo, readTo: null };
  }
  const { lines } = foldLooks(rows, { limit, timeZone });
  const reached = readDownTo === null ? null : await rowUpTo(db, readDownTo);
  return { lines, next: readDownTo, readTo: reached?.at ?? null };
}

/**
 * Reads the numbers of matching log rows for a file, latest first: at most `limit` rows, and at
 * most ten steps of reading.
 * @returns `next`: the next piece starts below this number of a log row; null at the end
 */
export async function walkAuditIds(
  db: Database,
  walk: Walk,
  { before, limit }: { before: number | null; limit: number },
): Promise<{ ids: number[]; next: number | null }> {
  const ids: number[] = [];
  let next = before;
  for (let pieces = 0; pieces < MOST_PIECES && ids.length < limit; pieces += 1) {
    // Each piece begins where the last piece ends.
    // oxlint-disable-next-line eslint/no-await-in-loop
    const piece = await readPiece(db, walk, next);
    ids.push(...piece.rows.map(({ auditId }) => auditId));
    next = piece.end;
    if (next === null) break;
  }
  if (ids.length <= limit) return { ids, next };
  return { ids: ids.slice(0, limit), next: ids[limit - 1] ?? null };
}
