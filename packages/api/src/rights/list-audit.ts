import { CALLER_KINDS } from '@aube/db/schema';
import { z } from 'zod';
import { shownPage } from '../lists/rules/list.ts';
import { auditLook } from '../audit.ts';
import { listInput, listOutput } from '../lists/record/list-input.ts';
import { choice, entityId } from '../primitives.ts';
import { administratorProcedure } from '../trpc.ts';
import { actionName } from './audit-words/action-words.ts';
import { changeWords, numberedIn } from './audit-words/change-words.ts';
import { namedByWord } from './audit-words/find-by-words.ts';
import { objectName } from './audit-words/object-words.ts';
import { auditFrom } from './record/audit-condition.ts';
import { countGroups, findFirstInstant, findGroups } from './record/audit-groups.ts';
import { findNumberedNames } from './record/numbered-names.ts';
import { AUDIT_ACTS, AUDIT_PERIODS, AUDIT_SORTS, periodStart } from './rules/audit-list.ts';
import { dayStarts } from './rules/day-starts.ts';

const person = z.object({ userId: z.number(), name: z.string() }).nullable();

const auditRow = z.object({
  /** Number of the latest log row; one line of the list may contain several log rows. */
  auditId: z.number(),
  /** `firstAt` is the instant of the first log row; `at` is the instant of the latest log row. */
  firstAt: z.string(),
  at: z.string(),
  count: z.number(),
  action: z.string(),
  actionName: z.string(),
  actor: person,
  /** Null when the line is about nobody or about several people. */
  subject: person,
  isSeveralSubjects: z.boolean(),
  objectType: z.string().nullable(),
  objectId: z.string().nullable(),
  objectName: z.string().nullable(),
  callerKind: z.enum(CALLER_KINDS).nullable(),
  addressPrefix: z.string().nullable(),
  requestId: z.string(),
  changes: z.array(
    z.object({
      field: z.string(),
      name: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});

export const auditFilters = {
  actorUserId: entityId.optional(),
  subjectUserId: entityId.optional(),
  act: choice(AUDIT_ACTS).optional(),
  period: choice(AUDIT_PERIODS).default('month'),
};

const personOf = (userId: number | null, name: string | null) =>
  userId === null ? null : { userId, name: name ?? '' };

/**
 * Lists the audit log, latest first. Equal consultations of one day are one line. The log records
 * this request as a consultation of each person shown.
 * @source security AD-3
 * @decision rights-and-roles#log-in-words
 */
export const listAudit = administratorProcedure
  .input(listInput(AUDIT_SORTS).extend(auditFilters))
  .output(listOutput(auditRow))
  .query(async ({ ctx, input: asked }) => {
    const { db, locale, questionnaires } = ctx;
    const { userId: ownId, timeZone } = ctx.actor;
    const from = auditFrom(asked, { now: ctx.now, locale, namesOf: namedByWord });
    const first = periodStart(asked.period, ctx.now) ?? (await findFirstInstant(db)) ?? ctx.now;
    const days = dayStarts(first, ctx.now, timeZone);
    const total = await countGroups(db, from, days);
    const page = shownPage(asked.page, total, asked.pageSize);
    const found = await findGroups(db, from, days, {
      direction: asked.direction,
      limit: asked.pageSize,
      offset: (page - 1) * asked.pageSize,
    });
    const names = await findNumberedNames(db, numberedIn(found));
    const { instruments } = questionnaires;
    const reader = { locale, timeZone, instruments, ...names };
    const shown = found
      .flatMap(({ actorUserId, subjectUserId }) => [actorUserId, subjectUserId])
      .filter((userId) => userId !== null)
      .filter((userId) => userId !== ownId);
    await auditLook(ctx, ownId, shown);
    return {
      rows: found.map((row) => ({
        auditId: row.auditId,
        firstAt: new Date(row.firstAt).toISOString(),
        at: new Date(row.at).toISOString(),
        count: row.count,
        action: row.action,
        actionName: actionName(row.action, locale),
        actor: personOf(row.actorUserId, row.actorName),
        subject: personOf(row.subjectUserId, row.subjectName),
        isSeveralSubjects: row.isSeveral,
        objectType: row.objectType,
        objectId: row.objectId,
        objectName: objectName(row.objectType, row.objectId, locale),
        callerKind: CALLER_KINDS.find((kind) => kind === row.callerKind) ?? null,
        addressPrefix: row.addressPrefix,
        requestId: row.requestId,
        changes: changeWords(row, reader),
      })),
      total,
      page,
    };
  });
