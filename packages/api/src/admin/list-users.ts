import { userRoles, users } from '@aube/db/schema';
import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { ACCOUNT_STATES, type AccountState } from '../account/rules/account-state.ts';
import { auditLook } from '../audit.ts';
import type { Database } from '@aube/db';
import { accountEmail, choice, entityId, whole } from '../primitives.ts';
import { heavyAdministratorOrOperatorProcedure } from '../trpc.ts';
import { listInput, listOutput } from '../lists/record/list-input.ts';
import { containsWord, findsWord } from '../lists/record/contains-word.ts';
import { findUserRecords, nameOrder, type UserRecord, userRecord } from './record/user-record.ts';
import { isHeavyList } from '../lists/rules/heavy-list.ts';
import { COUNTED_ROWS, listRules, searchWords, shownPage } from '../lists/rules/list.ts';
import { USER_SORTS, type UserSort } from './rules/user-list.ts';
import { authenticationMethod } from './user-input.ts';

const input = listInput(USER_SORTS).extend({
  roleId: whole(1, 3).optional(),
  establishmentId: entityId.optional(),
  state: choice(ACCOUNT_STATES).optional(),
  method: authenticationMethod.optional(),
  email: accountEmail.optional(),
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

type Conditions = { hasWord: typeof containsWord; belongsTo: (establishmentId: number) => SQL };

/** Conditions that start from an index of the searched value. */
const FINDING: Conditions = {
  hasWord: findsWord,
  belongsTo: (id) => sql`${users.id} in (
    select user_id from staff_establishments where establishment_id = ${id}
    union all select user_id from participants where establishment_id = ${id})`,
};

/** Conditions that are tested on each row of an index in the order of the list. */
const WALKING: Conditions = {
  hasWord: containsWord,
  belongsTo: (id) => sql`(exists (select from staff_establishments s
      where s.user_id = ${users.id} and s.establishment_id = ${id})
    or exists (select from participants p
      where p.user_id = ${users.id} and p.establishment_id = ${id}))`,
};

function isAsked(db: Database, asked: Whom, { hasWord, belongsTo }: Conditions): SQL | undefined {
  const { roleId, establishmentId, state, method, email: address } = asked;
  const one = { one: sql`1` };
  const hasRole = (id: number) =>
    exists(
      db
        .select(one)
        .from(userRoles)
        .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, id))),
    );
  return and(
    isNull(users.erasedAt),
    state === undefined ? isNull(users.deletedAt) : IN_STATE[state],
    roleId === undefined ? undefined : hasRole(roleId),
    establishmentId === undefined ? undefined : belongsTo(establishmentId),
    method === undefined ? undefined : eq(users.authenticationMethod, method),
    address === undefined ? undefined : eq(users.email, address),
    ...searchWords(asked.search).map((word) => hasWord(sql`${users.foldedText}`, word)),
  );
}

type FoundPage = { total: number; page: number; rows: UserRecord[] };

/**
 * Accounts of one page, in order. For a long list, PostgreSQL reads an index that has this order.
 * @decision console#long-lists
 */
export async function findUserPage(db: Database, asked: Asked): Promise<FoundPage> {
  const { sort, direction, page: askedPage, pageSize, ...whom } = asked;
  const towards = direction === 'asc' ? asc : desc;
  const last = sort === 'createdAt' ? [towards(users.id)] : [asc(nameOrder), asc(users.id)];
  const order = [towards(SORTS[sort]), ...last];
  const counted = await db
    .select({ id: users.id })
    .from(users)
    .where(isAsked(db, whom, FINDING))
    .limit(COUNTED_ROWS);
  const total = counted.length;
  const page = shownPage(askedPage, total, pageSize);
  const isLong = total > listRules.mostCounted;
  const ids = counted.map(({ id }) => id);
  const shown = db
    .select({ id: users.id })
    .from(users)
    .where(isLong ? isAsked(db, whom, WALKING) : inArray(users.id, ids))
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = total === 0 ? [] : await findUserRecords(db, inArray(users.id, shown), { order });
  return { total, page, rows };
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
    const found = await findUserPage(ctx.db, asked);
    const shown = found.rows
      .map(({ userId }) => userId)
      .filter((userId) => userId !== actor.userId);
    await auditLook(ctx, actor.userId, shown);
    return found;
  });
