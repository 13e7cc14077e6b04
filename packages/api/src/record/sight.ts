import { participants, users } from '@aube/db/schema';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { ROLE } from '../people/rules/roles.ts';
import { placesOf, type Viewer } from '../people/rules/sight.ts';

/** Text of an SQL fragment without parameters, for a named query. */
export const textOf = (fragment: SQL): string => new PgDialect().sqlToQuery(fragment).sql;

type Columns = { deletedAt: SQLWrapper; establishmentId: SQLWrapper };

const isPlace = (places: SQL | null, establishmentId: SQLWrapper): SQL =>
  places === null ? sql`true` : sql`(${places} is null or ${establishmentId} = any(${places}))`;

/**
 * `maySee` in SQL, for people other than the viewer.
 * @param places result of `placesOf`: an int[], null for all establishments
 */
const isSeen = (places: SQL | null, { deletedAt, establishmentId }: Columns): SQL =>
  sql`${deletedAt} is null and ${isPlace(places, establishmentId)}`;

/**
 * SQL condition for the participants in the viewer's care. The query needs `participants` and
 * `users`.
 * @decision D5 D44
 */
export const isSeenBy = (viewer: Omit<Viewer, 'userId'>): SQL =>
  isSeen(sql`${sql.param(placesOf(viewer))}::int[]`, {
    deletedAt: users.deletedAt,
    establishmentId: participants.establishmentId,
  });

/**
 * Like `isSeenBy`, as text for a named query on users `u` and participants `p`. `places` is null
 * for all establishments.
 */
export const seenSql = (places: SQL | null): string =>
  textOf(
    isSeen(places, { deletedAt: sql`u.deleted_at`, establishmentId: sql`p.establishment_id` }),
  );

/** Deleted people are few: PostgreSQL reads them once, instead of the user of each participant. */
const isNotDeleted = (userId: SQLWrapper): SQL =>
  sql`not exists (select from users gone where gone.id = ${userId} and gone.deleted_at is not null)`;

/** Like `isSeenBy`, for a query that needs only `participants`. */
export const isSeenParticipant = (viewer: Omit<Viewer, 'userId'>): SQL =>
  sql`${isNotDeleted(participants.userId)}
    and ${isPlace(sql`${sql.param(placesOf(viewer))}::int[]`, participants.establishmentId)}`;

/** Like `seenSql`, for a query that needs only participants `p`. */
export const seenParticipantSql = (places: SQL): string =>
  textOf(sql`${isNotDeleted(sql`p.user_id`)} and ${isPlace(places, sql`p.establishment_id`)}`);

/**
 * Like `seenSql`, for data without names: erased people are included, because their nights and
 * scores stay.
 * @decision D63
 */
export const countedSql = (places: SQL | null): string =>
  textOf(
    sql`(u.deleted_at is null or u.erased_at is not null) and ${isPlace(places, sql`p.establishment_id`)}`,
  );

/** `placesOf` in SQL, for a table `live` with `user_id` and `roles`. */
export const PLACES_SQL = `case
  when ${ROLE.administrator} = any(live.roles) then null
  when ${ROLE.staff} = any(live.roles) then array(
    select establishment_id from staff_establishments where user_id = live.user_id)
  else '{}'::int[] end`;
