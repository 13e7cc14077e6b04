import { participants, users } from '@aube/db/schema';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { ROLE } from '../account/rules/roles.ts';
import { placesOf, type Viewer } from '../account/rules/sight.ts';

/** The text of a fragment that takes no values, for a named query. */
export const textOf = (fragment: SQL): string => new PgDialect().sqlToQuery(fragment).sql;

/** The columns that decide on a participant, by their names in a statement. */
type Columns = { deletedAt: SQLWrapper; establishmentId: SQLWrapper };

/** Whether an establishment is one of these; null for every one. */
const isPlace = (places: SQL | null, establishmentId: SQLWrapper): SQL =>
  places === null ? sql`true` : sql`(${places} is null or ${establishmentId} = any(${places}))`;

/**
 * Whether a participant other than oneself may be seen: the one condition, `maySee` in SQL.
 * @param places what `placesOf` says: an int[], null for every establishment
 */
const isSeen = (places: SQL | null, { deletedAt, establishmentId }: Columns): SQL =>
  sql`${deletedAt} is null and ${isPlace(places, establishmentId)}`;

/** The participants whom somebody looks after, as a condition on `participants` and `users`. @decision D5 D44 */
export const isSeenBy = (viewer: Omit<Viewer, 'userId'>): SQL =>
  isSeen(sql`${sql.param(placesOf(viewer))}::int[]`, {
    deletedAt: users.deletedAt,
    establishmentId: participants.establishmentId,
  });

/** The same for the text of a named query, on users `u` and participants `p`; null for every establishment. */
export const seenSql = (places: SQL | null): string =>
  textOf(
    isSeen(places, { deletedAt: sql`u.deleted_at`, establishmentId: sql`p.establishment_id` }),
  );

/**
 * The same for what names nobody: an erased person too, of whom nights, scores and dates stay under the
 * participant code. A statement on users `u` and participants `p`. @decision D63
 */
export const countedSql = (places: SQL | null): string =>
  textOf(
    sql`(u.deleted_at is null or u.erased_at is not null) and ${isPlace(places, sql`p.establishment_id`)}`,
  );

/** `placesOf` in SQL, of a row `live` with `user_id` and `roles`. */
export const PLACES_SQL = `case
  when ${ROLE.administrator} = any(live.roles) then null
  when ${ROLE.staff} = any(live.roles) then array(
    select establishment_id from staff_establishments where user_id = live.user_id)
  else '{}'::int[] end`;
