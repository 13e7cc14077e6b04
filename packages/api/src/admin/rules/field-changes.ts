export type LoggedChange = {
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
};

/** Latest change of each field. @param changes changes of one record, latest first */
export function latestByField<Change extends LoggedChange>(
  changes: readonly Change[],
  fields: readonly string[],
): Map<string, Change> {
  const found = new Map<string, Change>();
  for (const field of fields) {
    const latest = changes.find(({ before, after }) => before?.[field] !== after?.[field]);
    if (latest) found.set(field, latest);
  }
  return found;
}
