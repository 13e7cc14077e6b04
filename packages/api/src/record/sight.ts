import { participants, users } from '@aube/db/schema';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { ROLE } from '../people/rules/roles.ts';
import { placesOf, type Viewer } from '../people/rules/sight.ts';

/** Text of a fragment without values, for a named query. */
export const textOf = (fragment: SQL): string => new PgDialect().sqlToQuery(fragment).sql;

/** Columns that decide on a participant, by their names in a statement. */
type Columns = { deletedAt: SQLWrapper; establishmentId: SQLWrapper };

/** True for an establishment in the list; null stands for every one. */
const isPlace = (places: SQL | null, establishmentId: SQLWrapper): SQL =>
  places === null ? sql`true` : sql`(${places} is null or ${establishmentId} = any(${places}))`;

/**
 * The one condition for seeing another participant: `maySee` in SQL.
 * @param places result of `placesOf`: an int[], null for every establishment
 */
const isSeen = (places: SQL | null, { deletedAt, establishmentId }: Columns): SQL =>
  sql`${deletedAt} is null and ${isPlace(places, establishmentId)}`;

/**
 * Participants that a caller looks after, as a condition on `participants` and `users`.
 * @decision D5 D44
 */
export const isSeenBy = (viewer: Omit<Viewer, 'userId'>): SQL =>
  isSeen(sql`${sql.param(placesOf(viewer))}::int[]`, {
    deletedAt: users.deletedAt,
    establishmentId: participants.establishmentId,
  });

/**
 * The same as text for a named query, on users `u` and participants `p`; null for every
 * establishment.
 */
export const seenSql = (places: SQL | null): string =>
  textOf(
    isSeen(places, { deletedAt: sql`u.deleted_at`, establishmentId: sql`p.establishment_id` }),
  );

/**
 * The same for data without names, erased people included: their nights, scores and dates stay
 * under the participant code. For users `u` and participants `p`. @decision D63
 */
export const countedSql = (places: SQL | null): string =>
  textOf(
    sql`(u.deleted_at is null or u.erased_at is not null) and ${isPlace(places, sql`p.establishment_id`)}`,
  );

/** `placesOf` in SQL, for a row `live` with `user_id` and `roles`. */
export const PLACES_SQL = `case
  when ${ROLE.administrator} = any(live.roles) then null
  when ${ROLE.staff} = any(live.roles) then array(
    select establishment_id from staff_establishments where user_id = live.user_id)
  else '{}'::int[] end`;
