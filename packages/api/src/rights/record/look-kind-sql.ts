import { sql, type SQL } from 'drizzle-orm';
import { LOOK_KIND_OF_ACTION, LOOK_KIND_OF_AREA } from '../rules/look-kind.ts';

const cases = (kinds: Readonly<Record<string, string>>): SQL =>
  sql.join(
    Object.entries(kinds).map(([name, kind]) => sql`when ${name} then ${kind}`),
    sql` `,
  );

/** `lookKind` in SQL, for an action. A test compares this SQL with `lookKind`. */
export const lookKindSql = (action: SQL): SQL =>
  sql`coalesce(case ${action} ${cases(LOOK_KIND_OF_ACTION)} end,
    case split_part(${action}, '.', 1) ${cases(LOOK_KIND_OF_AREA)} end, 'other')`;
