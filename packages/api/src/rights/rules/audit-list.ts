export const AUDIT_PERIODS = ['day', 'week', 'month', 'year', 'all'] as const;
export type AuditPeriod = (typeof AUDIT_PERIODS)[number];

const DAYS: Readonly<Record<AuditPeriod, number | null>> = {
  day: 1,
  week: 7,
  month: 30,
  year: 365,
  all: null,
};

export function periodStart(period: AuditPeriod, now: Date): Date | null {
  const days = DAYS[period];
  return days === null ? null : new Date(now.getTime() - days * 24 * 60 * 60_000);
}

export const AUDIT_ACTS = ['changes', 'looks', 'logins', 'erasures'] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];

export type AuditChange = { field: string; before: unknown; after: unknown };

type Values = Readonly<Record<string, unknown>> | null;

/** Null, an empty text and an empty list are equal on the page, so all become null. */
function heldBy(values: Values, field: string): unknown {
  const value = values?.[field] ?? null;
  return value === '' || (Array.isArray(value) && value.length === 0) ? null : value;
}

export function changesOf(before: Values, after: Values): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.flatMap((field) => {
    const change = { field, before: heldBy(before, field), after: heldBy(after, field) };
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
  });
}
