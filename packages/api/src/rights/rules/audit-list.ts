/** What the audit log is ordered by. */
export const AUDIT_SORTS = ['at'] as const;
export type AuditSort = (typeof AUDIT_SORTS)[number];

/** How far back it is read; without a choice, 30 days. */
export const AUDIT_PERIODS = ['day', 'week', 'month', 'year', 'all'] as const;
export type AuditPeriod = (typeof AUDIT_PERIODS)[number];

const DAYS: Readonly<Record<AuditPeriod, number | null>> = {
  day: 1,
  week: 7,
  month: 30,
  year: 365,
  all: null,
};

/** The instant that a period begins at; null for the whole log. */
export function periodStart(period: AuditPeriod, now: Date): Date | null {
  const days = DAYS[period];
  return days === null ? null : new Date(now.getTime() - days * 24 * 60 * 60_000);
}

/** What was done: looked, changed something, or came in. */
export const AUDIT_ACTS = ['changes', 'looks', 'logins', 'erasures'] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];

/** A field before and after, as it is stored; null where there was none. */
export type AuditChange = { field: string; before: unknown; after: unknown };

type Values = Readonly<Record<string, unknown>> | null;

/** What differs between two sets of values, field by field. */
export function changesOf(before: Values, after: Values): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.flatMap((field) => {
    const change = { field, before: before?.[field] ?? null, after: after?.[field] ?? null };
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
  });
}
