import { folded, staffEstablishments, participants, userRoles, users } from '@aube/db/schema';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { z } from 'zod';
import { ACCOUNT_STATES, type AccountState } from '../account/rules/account-state.ts';
import { auditLook } from '../audit.ts';
import type { Database, Pool } from '@aube/db';
import { choice, email, entityId, whole } from '../primitives.ts';
import { heavyAdministratorOrOperatorProcedure } from '../trpc.ts';
import { listInput, listOutput } from '../lists/record/list-input.ts';
import { idsFrom, keptLists, lengthOf, packedOrder } from './record/kept-lists.ts';
import { LIST_SIZES, type ListSizes } from './record/list-sizes.ts';
import { findUserRecords, nameOrder, type UserRecord, userRecord } from './record/user-record.ts';
import { isHeavyList } from '../lists/rules/heavy-list.ts';
import { searchWords, shownPage } from '../lists/rules/list.ts';
import { USER_SORTS, type UserSort } from './rules/user-list.ts';
import { authenticationMethod } from './user-input.ts';

const input = listInput(USER_SORTS).extend({
  roleId: whole(1, 3).optional(),
  establishmentId: entityId.optional(),
  /** Deleted accounts are left out by default. */
  state: choice(ACCOUNT_STATES).optional(),
  method: authenticationMethod.optional(),
  email: email.optional(),
});
type Asked = z.output<typeof input>;
type Whom = Omit<Asked, 'sort' | 'direction' | 'page' | 'pageSize'>;

const IN_STATE: Record<AccountState, SQL | undefined> = {
  active: and(isNull(users.deletedAt), isNull(users.deactivatedAt), isNotNull(users.activatedAt)),
  pending: and(isNull(users.deletedAt), isNull(users.deactivatedAt), isNull(users.activatedAt)),
  deactivated: and(isNull(users.deletedAt), isNotNull(users.deactivatedAt)),
  deleted: isNotNull(users.deletedAt),
};

const SORTS: Record<UserSort, SQL> = {
  name: nameOrder,
  email: sql`${users.email} collate "C"`,
  username: sql`${users.username} collate "C"`,
  createdAt: sql`${users.createdAt}`,
};

const isWordIn = (word: string): SQL =>
  sql`${users.searchText} like '%' || replace(replace(replace(${folded(sql`${word}::text`)}, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;

function isAsked(db: Database, asked: Whom): SQL | undefined {
  const { roleId, establishmentId, state, method, email: address } = asked;
  const one = { one: sql`1` };
  const hasRole = (id: number) =>
    exists(
      db
        .select(one)
        .from(userRoles)
        .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, id))),
    );
  const belongsTo = (id: number) =>
    or(
      exists(
        db
          .select(one)
          .from(staffEstablishments)
          .where(
            and(
              eq(staffEstablishments.userId, users.id),
              eq(staffEstablishments.establishmentId, id),
            ),
          ),
      ),
      exists(
        db
          .select(one)
          .from(sql`${participants} as followed`)
          .where(sql`followed.user_id = ${users.id} and followed.establishment_id = ${id}`),
      ),
    );
  return and(
    isNull(users.erasedAt),
    state === undefined ? isNull(users.deletedAt) : IN_STATE[state],
    roleId === undefined ? undefined : hasRole(roleId),
    establishmentId === undefined ? undefined : belongsTo(establishmentId),
    method === undefined ? undefined : eq(users.authenticationMethod, method),
    address === undefined ? undefined : eq(users.email, address),
    ...searchWords(asked.search).map(isWordIn),
  );
}

type FoundPage = { total: number; page: number; rows: UserRecord[] };
type Reader = { db: Database; pool: Pool; now: Date };

/**
 * Accounts of one page, in order. On a long list, the total is cached for half a minute.
 * @decision console#long-lists
 */
export async function findUserPage(
  { db, pool, now }: Reader,
  asked: Asked,
  sizes: ListSizes = LIST_SIZES,
): Promise<FoundPage> {
  const { sort, direction, page: askedPage, pageSize, ...whom } = asked;
  const condition = isAsked(db, whom);
  const order = [(direction === 'asc' ? asc : desc)(SORTS[sort]), asc(nameOrder), asc(users.id)];
  const list = `users ${JSON.stringify(whom)}`;
  const ordered = db
    .select({ id: users.id })
    .from(users)
    .where(condition)
    .orderBy(...order);
  if (askedPage * pageSize <= sizes.reach) {
    const look = { key: list, now };
    const count = async () => await db.$count(users, condition);
    const total = await keptLists(pool).total(look, sizes.kept, count);
    const page = shownPage(askedPage, total, pageSize);
    const shown = ordered.limit(pageSize).offset((page - 1) * pageSize);
    const rows = await findUserRecords(db, inArray(users.id, shown), { order });
    return { total, page, rows };
  }
  const look = { key: `${list} ${sort} ${direction}`, now };
  const everybody = await keptLists(pool).order(look, sizes.kept, async () => {
    const everyone = ordered.as('ordered');
    const [read] = await db.select({ order: packedOrder(everyone.id) }).from(everyone);
    return read?.order ?? Buffer.alloc(0);
  });
  const total = lengthOf(everybody);
  const page = shownPage(askedPage, total, pageSize);
  const ids = idsFrom(everybody, (page - 1) * pageSize, pageSize);
  return {
    total,
    page,
    rows: await findUserRecords(db, and(inArray(users.id, ids), condition), { order }),
  };
}

/**
 * One page of accounts (« utilisateurs »), by default without deleted accounts. The audit log
 * records the people shown, not the search.
 * @throws TOO_BUSY for a search, a filter or an order without an index, while too many heavy reads
 *   run
 * @source specification §2
 * @decision D54 console#one-list
 */
export const listUsers = heavyAdministratorOrOperatorProcedure(isHeavyList(['name']))
  .input(input)
  .output(listOutput(userRecord))
  .query(async ({ ctx, input: asked }) => {
    const { actor } = ctx;
    const found = await findUserPage(ctx, asked);
    const shown = found.rows
      .map(({ userId }) => userId)
      .filter((userId) => userId !== actor.userId);
    await auditLook(ctx, actor.userId, shown);
    return found;
  });
