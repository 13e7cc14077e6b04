import { CALLER_KINDS } from '@aube/db/schema';
import { z } from 'zod';
import { listRules, PAGE_SIZES } from '../lists/rules/list.ts';
import { auditLook } from '../audit.ts';
import { choice, entityId, longText, whole } from '../primitives.ts';
import { administratorProcedure } from '../trpc.ts';
import { actionName } from './audit-words/action-words.ts';
import { changeWords, numberedIn } from './audit-words/change-words.ts';
import { namedByWord } from './audit-words/find-by-words.ts';
import { objectName } from './audit-words/object-words.ts';
import { findRows } from './record/audit-file-rows.ts';
import { planSearch } from './record/audit-search.ts';
import { findNumberedNames } from './record/numbered-names.ts';
import { walkAudit } from './record/walk-audit.ts';
import { AUDIT_ACTS, AUDIT_PERIODS } from './rules/audit-list.ts';

const person = z.object({ userId: z.number(), name: z.string() }).nullable();

const auditRow = z.object({
  /** Number of the latest log row; one line of the list may contain several log rows. */
  auditId: z.number(),
  firstAt: z.string(),
  at: z.string(),
  count: z.number(),
  action: z.string(),
  actionName: z.string(),
  actor: person,
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
      /** Value of the field as text: one item per value of a list, no item for an empty field. */
      before: z.array(z.string()),
      after: z.array(z.string()),
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
 * Lists the audit log, latest first. The log is read only as far as the page needs, so there is no
 * total. Equal consultations of one day are one line of the page. The log records this request as
 * a consultation of each person shown.
 * @source security AD-3
 * @decision rights-and-roles#log-in-words speed#audit-log
 */
export const listAudit = administratorProcedure
  .input(
    z.object({
      search: longText(listRules.searchMaxLength).default(''),
      ...auditFilters,
      before: whole(1, Number.MAX_SAFE_INTEGER).optional(),
      pageSize: z.literal(PAGE_SIZES, { error: 'unknownChoice' }).default(listRules.usualPageSize),
    }),
  )
  .output(
    z.object({
      rows: z.array(auditRow),
      /**
       * Number to send as `before` for the next page; null at the end of the log or of the period.
       */
      next: z.number().nullable(),
      /**
       * Time of the oldest log row that was read, when the reading stopped before the page was
       * full; otherwise null.
       */
      readTo: z.string().nullable(),
    }),
  )
  .query(async ({ ctx, input: { before = null, pageSize, ...asked } }) => {
    const { db, locale, now, questionnaires } = ctx;
    const { userId: ownId, timeZone } = ctx.actor;
    const search = await planSearch(db, asked, { locale, namesOf: namedByWord });
    const { lines, next, readTo } = await walkAudit(
      db,
      { ...search, asked, now },
      { before, limit: pageSize, timeZone },
    );
    const stored = await findRows(
      db,
      lines.map(({ auditId }) => auditId),
    );
    const found = lines.flatMap((line) => {
      const row = stored.get(line.auditId);
      return row ? [{ ...row, ...line }] : [];
    });
    const names = await findNumberedNames(db, numberedIn(found));
    const { instruments } = questionnaires;
    const reader = { locale, timeZone, instruments, ...names };
    const shown = found
      .flatMap(({ actorUserId, subjectUserId, isSeveral }) => [
        actorUserId,
        isSeveral ? null : subjectUserId,
      ])
      .filter((userId) => userId !== null)
      .filter((userId) => userId !== ownId);
    await auditLook(ctx, ownId, shown);
    return {
      rows: found.map((row) => ({
        auditId: row.auditId,
        firstAt: row.firstAt.toISOString(),
        at: row.at.toISOString(),
        count: row.count,
        action: row.action,
        actionName: actionName(row.action, locale),
        actor: personOf(row.actorUserId, row.actorName),
        subject: row.isSeveral ? null : personOf(row.subjectUserId, row.subjectName),
        isSeveralSubjects: row.isSeveral,
        objectType: row.objectType,
        objectId: row.objectId,
        objectName: objectName(row.objectType, row.objectId, locale),
        callerKind: CALLER_KINDS.find((kind) => kind === row.callerKind) ?? null,
        addressPrefix: row.addressPrefix,
        requestId: row.requestId,
        changes: changeWords(row, reader),
      })),
      next,
      readTo: readTo?.toISOString() ?? null,
    };
  });
