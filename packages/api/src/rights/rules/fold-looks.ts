import type { LocalDate } from '../../time/rules/local-date.ts';
import { localDateAt } from '../../time/rules/zone.ts';
import { LIST_ACTIONS } from './look-kind.ts';

export type LogRow = {
  auditId: number;
  at: Date;
  actorUserId: number | null;
  subjectUserId: number | null;
  action: string;
  objectType: string | null;
  objectId: string | null;
  callerKind: string | null;
  addressPrefix: string | null;
  requestId: string;
  isLook: boolean;
};

/** The latest row of a line, and the instant of the earliest row. */
export type LogLine = LogRow & { firstAt: Date; count: number; isSeveral: boolean };

type DayOf = (at: Date) => LocalDate;

/** In every time zone, a day begins at a full quarter of an hour in UTC. */
const QUARTER_MS = 15 * 60_000;

function daysOf(timeZone: string): DayOf {
  const known = new Map<number, LocalDate>();
  return (at) => {
    const quarter = Math.floor(at.getTime() / QUARTER_MS);
    const day = known.get(quarter) ?? localDateAt(at, timeZone);
    known.set(quarter, day);
    return day;
  };
}

const listActions: ReadonlySet<string> = new Set(LIST_ACTIONS);

function keyOf(row: LogRow, dayOf: DayOf): string {
  if (!row.isLook) return String(row.auditId);
  const { action, subjectUserId } = row;
  return JSON.stringify([
    dayOf(row.at),
    row.actorUserId,
    action,
    row.objectType,
    row.objectId,
    row.callerKind,
    row.addressPrefix,
    listActions.has(action) ? null : subjectUserId,
  ]);
}

/**
 * Groups log rows into the lines of a page, latest first. Equal consultations of a day are one
 * line; a consultation of a list is one line for all its people. `taken` is the number of rows
 * used.
 * @decision rights-and-roles#log-in-words
 */
export function foldLooks(
  rows: readonly LogRow[],
  { limit, timeZone }: { limit: number; timeZone: string },
): { lines: LogLine[]; taken: number } {
  const dayOf = daysOf(timeZone);
  const lines = new Map<string, LogLine>();
  let taken = 0;
  for (const row of rows) {
    const key = keyOf(row, dayOf);
    const line = lines.get(key);
    if (line) {
      line.count += 1;
      line.firstAt = row.at;
      line.isSeveral ||= line.subjectUserId !== row.subjectUserId;
    } else {
      if (lines.size === limit) break;
      lines.set(key, { ...row, firstAt: row.at, count: 1, isSeveral: false });
    }
    taken += 1;
  }
  return { lines: [...lines.values()], taken };
}
