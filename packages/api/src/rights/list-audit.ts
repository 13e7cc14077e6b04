import { auditDetails, auditLog, CALLER_KINDS, users } from '@aube/db/schema';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { shownPage } from '../admin/rules/list.ts';
import { auditLook } from '../audit.ts';
import { listInput, listOutput } from '../list-input.ts';
import { choice, entityId } from '../primitives.ts';
import { administratorProcedure } from '../trpc.ts';
import {
  AUDIT_ACTS,
  AUDIT_PERIODS,
  AUDIT_SORTS,
  changesOf,
  periodStart,
  type AuditAct,
} from './rules/audit-list.ts';

const person = z.object({ userId: z.number(), name: z.string() }).nullable();

const auditRow = z.object({
  auditId: z.number(),
  at: z.string(),
  action: z.string(),
  actor: person,
  subject: person,
  objectType: z.string().nullable(),
  objectId: z.string().nullable(),
  callerKind: z.enum(CALLER_KINDS).nullable(),
  addressPrefix: z.string().nullable(),
  requestId: z.string(),
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});

/** Their values say by what kind of session, and change nothing. */
const LOGINS = ['account.login', 'account.loginThroughProvider'];
const isLogin = inArray(auditLog.action, [...LOGINS, 'account.logout']);
const isErasure = eq(auditLog.action, 'rights.eraseUser');

/** A look has no values, and is at somebody else. */
const IS_ACT: Readonly<Record<AuditAct, SQL | undefined>> = {
  changes: and(isNotNull(auditDetails.auditId), notInArray(auditLog.action, LOGINS)),
  looks: and(
    isNull(auditDetails.auditId),
    isNotNull(auditLog.subjectUserId),
    ne(auditLog.actorUserId, auditLog.subjectUserId),
    ne(auditLog.action, 'rights.eraseUser'),
  ),
  logins: isLogin,
  erasures: isErasure,
};

const actors = alias(users, 'actors');
const subjects = alias(users, 'subjects');

const fits = (search: string): SQL[] =>
  search
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(
      (word) =>
        sql`concat_ws(' ', ${actors.searchText}, ${subjects.searchText}, ${auditLog.action}, ${auditLog.requestId})
          ilike ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`,
    );

const nameOf = (found: { id: number | null; firstName: string | null; lastName: string | null }) =>
  found.id === null
    ? null
    : { userId: found.id, name: [found.lastName, found.firstName].filter(Boolean).join(', ') };

/**
 * The audit log, page by page, the latest first: who, whom, what, when, from where, and the values
 * before and after. Reading somebody's values there is a look at them.
 * @source security AD-3
 */
export const listAudit = administratorProcedure
  .input(
    listInput(AUDIT_SORTS).extend({
      actorUserId: entityId.optional(),
      subjectUserId: entityId.optional(),
      act: choice(AUDIT_ACTS).optional(),
      period: choice(AUDIT_PERIODS).default('month'),
    }),
  )
  .output(listOutput(auditRow))
  .query(async ({ ctx, input: asked }) => {
    const { db, now } = ctx;
    const start = periodStart(asked.period, now);
    const isAsked = and(
      start === null ? undefined : gt(auditLog.at, start),
      asked.actorUserId === undefined ? undefined : eq(auditLog.actorUserId, asked.actorUserId),
      asked.subjectUserId === undefined
        ? undefined
        : eq(auditLog.subjectUserId, asked.subjectUserId),
      asked.act && IS_ACT[asked.act],
      ...fits(asked.search),
    );
    const from = () =>
      db
        .select({
          auditId: auditLog.id,
          at: auditLog.at,
          action: auditLog.action,
          objectType: auditLog.objectType,
          objectId: auditLog.objectId,
          callerKind: auditLog.callerKind,
          addressPrefix: auditLog.addressPrefix,
          requestId: auditLog.requestId,
          before: auditDetails.before,
          after: auditDetails.after,
          actor: {
            id: auditLog.actorUserId,
            firstName: actors.firstName,
            lastName: actors.lastName,
          },
          subject: {
            id: auditLog.subjectUserId,
            firstName: subjects.firstName,
            lastName: subjects.lastName,
          },
        })
        .from(auditLog)
        .leftJoin(auditDetails, eq(auditDetails.auditId, auditLog.id))
        .leftJoin(actors, eq(actors.id, auditLog.actorUserId))
        .leftJoin(subjects, eq(subjects.id, auditLog.subjectUserId))
        .where(isAsked);
    const total = await db.$count(from().as('found'));
    const page = shownPage(asked.page, total, asked.pageSize);
    const towards = asked.direction === 'asc' ? asc : desc;
    const rows = await from()
      .orderBy(towards(auditLog.id))
      .limit(asked.pageSize)
      .offset((page - 1) * asked.pageSize);
    const shown = rows.flatMap(({ subject, before, after }) =>
      subject.id !== null && subject.id !== ctx.actor.userId && (before ?? after) !== null
        ? [subject.id]
        : [],
    );
    await auditLook(ctx, ctx.actor.userId, shown);
    return {
      rows: rows.map(({ at, actor, subject, before, after, ...row }) => ({
        ...row,
        at: at.toISOString(),
        actor: nameOf(actor),
        subject: nameOf(subject),
        changes: changesOf(before, after),
      })),
      total,
      page,
    };
  });
