import { z } from 'zod';
import { users } from '@aube/db/schema';
import { eq, sql } from 'drizzle-orm';
import { audit, auditLook, type Acting } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError, invalidField } from '../errors.ts';
import { accountEmail, entityId, instant, text } from '../primitives.ts';
import { inSnapshot, inTransaction } from '../transaction.ts';
import { administratorExportOrOperatorProcedure } from '../trpc.ts';
import { actionName } from './audit-words/action-words.ts';
import {
  countPeople,
  findAccountFacts,
  findActionFacts,
  findFileFacts,
  findOpenSessions,
  findPeopleFacts,
  findRefusalFacts,
  findSessionFacts,
  findTokenFacts,
  LISTED_MAXIMUM,
  type IncidentScope,
} from './record/incident-facts.ts';

const incidentInput = z.object({
  from: instant,
  to: instant.optional(),
  userId: entityId.optional(),
  email: accountEmail.optional(),
  addressPrefix: text(50).optional(),
});
type IncidentInput = z.infer<typeof incidentInput>;

const moment = z.string();
const span = {
  firstAt: moment,
  lastAt: moment,
  count: z.number(),
  looks: z.number(),
  people: z.number(),
};
const actor = z.number().nullable();
const network = z.string().nullable();

const incident = z.object({
  gatheredAt: moment,
  from: moment,
  to: moment,
  accountId: actor,
  addressPrefix: network,
  accounts: z.array(
    z.object({
      userId: z.number(),
      name: z.string(),
      email: z.string(),
      roles: z.array(z.number()),
      isClosed: z.boolean(),
    }),
  ),
  sessions: z.array(
    z.object({ userId: actor, callerKind: network, addressPrefix: network, ...span }),
  ),
  openSessions: z.array(
    z.object({
      userId: z.number(),
      kind: z.string(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      createdAt: moment,
      lastUsedAt: moment,
    }),
  ),
  tokens: z.array(
    z.object({
      userId: z.number(),
      id: z.number(),
      name: z.string(),
      mayExport: z.boolean(),
      createdAt: moment,
      expiresAt: moment,
      lastUsedAt: moment.nullable(),
      revokedAt: moment.nullable(),
    }),
  ),
  refusals: z.array(
    z.object({
      addressPrefix: network,
      count: z.number(),
      accounts: z.number(),
      firstAt: moment,
      lastAt: moment,
    }),
  ),
  actions: z.array(
    z.object({
      userId: actor,
      callerKind: network,
      action: z.string(),
      actionName: z.string(),
      ...span,
    }),
  ),
  files: z.array(
    z.object({
      at: moment,
      userId: actor,
      file: z.string(),
      rows: z.number().nullable(),
      withIdentity: z.boolean(),
      addressPrefix: network,
    }),
  ),
  counts: z.object({
    people: z.number(),
    participants: z.number(),
    inQuebec: z.number(),
    placeUnknown: z.number(),
  }),
  /** At most 10,000 people, in the order of the first action; `counts` counts all people. */
  people: z.array(
    z.object({
      userId: z.number(),
      participantCode: z.string().nullable(),
      establishment: z.string().nullable(),
      isInQuebec: z.boolean().nullable(),
      isErased: z.boolean(),
      count: z.number(),
      looks: z.number(),
      firstAt: moment,
      lastAt: moment,
      by: z.array(z.number()),
    }),
  ),
  isCut: z.boolean(),
});

type IncidentFacts = z.infer<typeof incident>;

type Gathering = Pick<Context, 'db' | 'locale'> & Acting & { actor: { userId: number | null } };

const INSTANTS: ReadonlySet<string> = new Set([
  'at',
  'firstAt',
  'lastAt',
  'createdAt',
  'expiresAt',
  'lastUsedAt',
  'revokedAt',
]);

function inIso<Row extends object>(rows: readonly Row[]): Row[] {
  const iso = ([name, value]: [string, unknown]) => [
    name,
    INSTANTS.has(name) && value !== null ? new Date(value as string).toISOString() : value,
  ];
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(iso)) as Row);
}

/** @throws NOT_FOUND for an unknown account; INVALID with `beforeStart` on `to` */
async function scopeOf(ctx: Gathering, input: IncidentInput): Promise<IncidentScope> {
  const { from, to = ctx.now, userId, email: address, addressPrefix = null } = input;
  if (to <= from) throw invalidField('to', 'beforeStart');
  const scope = { from, to, addressPrefix };
  const named =
    userId !== undefined
      ? eq(users.id, userId)
      : address !== undefined
        ? eq(users.email, address)
        : null;
  if (named === null) return { ...scope, accountId: null };
  const [account] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(named)
    .orderBy(sql`${users.deletedAt} desc nulls first`)
    .limit(1);
  if (!account) throw new AppError('NOT_FOUND');
  return { ...scope, accountId: account.id };
}

async function gather(ctx: Gathering, input: IncidentInput): Promise<IncidentFacts> {
  const scope = await scopeOf(ctx, input);
  const { accountId, addressPrefix } = scope;
  const found = await inSnapshot(ctx.db, async (tx) => {
    const sessions = await findSessionFacts(tx, scope);
    const acting = sessions.flatMap(({ userId }) => userId ?? []);
    const userIds = [...new Set(accountId === null ? acting : [accountId, ...acting])];
    return {
      accounts: await findAccountFacts(tx, userIds),
      sessions: inIso(sessions),
      openSessions: inIso(await findOpenSessions(tx, userIds, scope)),
      tokens: inIso(await findTokenFacts(tx, userIds, scope)),
      refusals: inIso(await findRefusalFacts(tx, scope)),
      actions: inIso(await findActionFacts(tx, scope)),
      files: inIso(await findFileFacts(tx, scope)),
      counts: await countPeople(tx, scope),
      people: inIso(await findPeopleFacts(tx, scope)),
    };
  });
  const period = { from: scope.from.toISOString(), to: scope.to.toISOString() };
  await inTransaction(ctx.db, (tx) =>
    audit(tx, ctx, {
      objectType: 'auditLog',
      after: { ...period, ...(accountId !== null && { actorUserId: accountId }) },
    }),
  );
  const ownId = ctx.actor.userId;
  const shown = [...found.accounts, ...found.people].map(({ userId }) => userId);
  const { rows: known } = await ctx.db.execute<{ id: number }>(
    sql`select id from users where id = any(${sql.param([...new Set(shown)])}::int[])`,
  );
  await auditLook(
    ctx,
    ownId,
    known.map(({ id }) => id).filter((userId) => userId !== ownId),
  );
  return {
    ...found,
    gatheredAt: ctx.now.toISOString(),
    ...period,
    accountId,
    addressPrefix,
    actions: found.actions.map((each) => ({
      ...each,
      actionName: actionName(each.action, ctx.locale),
    })),
    isCut: Object.values(found).some(
      (list) => Array.isArray(list) && list.length >= LISTED_MAXIMUM,
    ),
  };
}

/**
 * Gathers the facts of an incident for the register (« incident »). The request is logged as a
 * consultation of each person concerned.
 * @throws CONFIRM_IDENTITY; NOT_FOUND for an unknown account; INVALID with `beforeStart` on `to`
 * @source security PR-9
 * @decision D58
 */
export const gatherIncident = administratorExportOrOperatorProcedure
  .input(incidentInput)
  .output(incident)
  .mutation(({ ctx, input }) => gather(ctx, input));
