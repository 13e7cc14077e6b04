import { folded, staffEstablishments, participants, userRoles, users } from '@aube/db/schema';
import { and, asc, desc, eq, exists, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { ACCOUNT_STATES, type AccountState } from '../account/rules/account-state.ts';
import { auditLook } from '../audit.ts';
import type { Database } from '@aube/db';
import { choice, entityId, whole } from '../primitives.ts';
import { administratorProcedure } from '../trpc.ts';
import { listInput, listOutput } from '../list-input.ts';
import { findUserRecords, nameOrder, userRecord } from './record/user-record.ts';
import { searchWords, shownPage } from './rules/list.ts';
import { USER_SORTS, type UserSort } from './rules/user-list.ts';
import { authenticationMethod } from './user-input.ts';

const input = listInput(USER_SORTS).extend({
  roleId: whole(1, 3).optional(),
  /** Where somebody works, or follows the programme. */
  establishmentId: entityId.optional(),
  /** Without it, everybody who is not deleted. */
  state: choice(ACCOUNT_STATES).optional(),
  method: authenticationMethod.optional(),
});
type Asked = z.output<typeof input>;

/** `accountState` in SQL. */
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

/** A word as a pattern for the very text that the column was made with. */
const isWordIn = (word: string): SQL =>
  sql`${users.searchText} like '%' || replace(replace(replace(${folded(sql`${word}::text`)}, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;

function isAsked(db: Database, asked: Asked): SQL | undefined {
  const { roleId, establishmentId, state, method } = asked;
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
      // The record's own statement joins the participant.
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
    ...searchWords(asked.search).map(isWordIn),
  );
}

/**
 * One page of the accounts (« utilisateurs »), staff's and participants': those who are not deleted,
 * or those in one state; a search is in names, address and user name. Whom it shows is audited, not
 * what was searched.
 * @source specification §2
 * @decision D54 decisions/0017
 */
export const listUsers = administratorProcedure
  .input(input)
  .output(listOutput(userRecord))
  .query(async ({ ctx, input: asked }) => {
    const { db, actor } = ctx;
    const condition = isAsked(db, asked);
    const total = await db.$count(users, condition);
    const page = shownPage(asked.page, total, asked.pageSize);
    const towards = asked.direction === 'asc' ? asc : desc;
    const rows = await findUserRecords(db, condition, {
      order: [towards(SORTS[asked.sort]), asc(nameOrder), asc(users.id)],
      limit: asked.pageSize,
      offset: (page - 1) * asked.pageSize,
    });
    const shown = rows.map(({ userId }) => userId).filter((userId) => userId !== actor.userId);
    await auditLook(ctx, actor.userId, shown);
    return { rows, total, page };
  });
