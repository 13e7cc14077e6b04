import { locales } from '@aube/content/locale';
import type { Database, Transaction } from '@aube/db';
import {
  establishments,
  participants,
  staffEstablishments,
  userRoles,
  users,
  foldedOrder,
} from '@aube/db/schema';
import { asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { scopeOf, scopes } from '../../people/rules/roles.ts';
import { ACCOUNT_STATES, accountState } from '../../account/rules/account-state.ts';

const place = z.object({ establishmentId: z.number(), name: z.string() });

/** @decision D43 D54 */
export const userRecord = z.object({
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  username: z.string(),
  roles: z.array(z.number()),
  scope: z.array(z.enum(scopes)),
  establishments: z.array(place),
  programmeEstablishment: place.nullable(),
  locale: z.enum(locales),
  timeZone: z.string(),
  /** `compte_active`: false for a deactivated account; true before the activation. */
  isActive: z.boolean(),
  authenticationMethod: z.enum(['local', 'oidc']),
  state: z.enum(ACCOUNT_STATES),
  createdAt: z.string(),
  activatedAt: z.string().nullable(),
  deletedAt: z.string().nullable(),
  version: z.number(),
});
export type UserRecord = z.infer<typeof userRecord>;

type Place = z.infer<typeof place>;

const rolesOf = sql<number[]>`array(select ${userRoles.roleId}::int from ${userRoles}
  where ${userRoles.userId} = ${users.id} order by 1)`;

const placesOfStaff = sql<Place[]>`(select coalesce(
    json_agg(json_build_object('establishmentId', e.id, 'name', e.name) order by ${foldedOrder(sql`e.name`)}, e.id), '[]')
  from ${staffEstablishments} s join ${establishments} e on e.id = s.establishment_id
  where s.user_id = ${users.id})`;

export const nameOrder = sql`${users.foldedText} collate "C"`;

/** Records that match a condition, ordered by name by default. Erased people are left out. */
export async function findUserRecords(
  on: Database | Transaction,
  condition: SQL | undefined,
  { order = [asc(nameOrder), asc(users.id)], limit }: FoundPage = {},
): Promise<UserRecord[]> {
  const found = on
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      username: users.username,
      roles: rolesOf,
      establishments: placesOfStaff,
      programmeEstablishment: { establishmentId: establishments.id, name: establishments.name },
      locale: users.locale,
      timeZone: users.timeZone,
      authenticationMethod: users.authenticationMethod,
      createdAt: users.createdAt,
      activatedAt: users.activatedAt,
      deactivatedAt: users.deactivatedAt,
      deletedAt: users.deletedAt,
      version: users.version,
    })
    .from(users)
    .leftJoin(participants, eq(participants.userId, users.id))
    .leftJoin(establishments, eq(establishments.id, participants.establishmentId))
    .where(sql`${isNull(users.erasedAt)} and ${condition ?? sql`true`}`)
    .orderBy(...order);
  const rows = await (limit === undefined ? found : found.limit(limit));
  return rows.map(({ deactivatedAt, ...row }) => ({
    ...row,
    scope: scopeOf(row.roles),
    isActive: deactivatedAt === null,
    state: accountState({ ...row, deactivatedAt }),
    createdAt: row.createdAt.toISOString(),
    activatedAt: row.activatedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }));
}

type FoundPage = { order?: SQL[]; limit?: number };

/** @throws NOT_FOUND, also after the erasure */
export async function getUserRecord(
  on: Database | Transaction,
  userId: number,
): Promise<UserRecord> {
  const [user] = await findUserRecords(on, eq(users.id, userId));
  if (!user) throw new AppError('NOT_FOUND');
  return user;
}
