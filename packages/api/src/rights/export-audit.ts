import { z } from 'zod';
import { listRules } from '../lists/rules/list.ts';
import { audit, auditLook } from '../audit.ts';
import { CSV_MARK, csvRow } from '../csv-row.ts';
import { invalidField } from '../errors.ts';
import { longText } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { administratorExportProcedure } from '../trpc.ts';
import { actionName } from './audit-words/action-words.ts';
import { changeWords, numberedIn, type ChangeInWords } from './audit-words/change-words.ts';
import { namedByWord } from './audit-words/find-by-words.ts';
import { objectName } from './audit-words/object-words.ts';
import { auditFilters } from './list-audit.ts';
import { openAuditCursor, sealAuditCursor } from './record/audit-cursor.ts';
import { findRows } from './record/audit-file-rows.ts';
import { planSearch } from './record/audit-search.ts';
import { findNumberedNames } from './record/numbered-names.ts';
import { walkAuditIds } from './record/walk-audit.ts';

const CURSOR_MAX_LENGTH = 4000;

/** Maximum number of rows per piece, so that the server's memory stays limited. */
export const AUDIT_PIECE = 1000;

const COLUMNS = [
  'id',
  'date',
  'action',
  'action_libelle',
  'auteur_id',
  'auteur',
  'sujet_id',
  'sujet',
  'objet',
  'objet_id',
  'objet_libelle',
  'session',
  'reseau',
  'requete',
  'changements',
  'avant',
  'apres',
] as const;

const EMPTY = { fr: '(vide)', en: '(empty)' } as const;
const json = (values: Record<string, unknown> | null) =>
  values === null ? null : JSON.stringify(values);

/**
 * Exports one piece of the audit log as CSV. For each further piece, `before` is the `next` of the
 * previous piece and the other fields stay equal.
 * @throws CONFIRM_IDENTITY; INVALID with `invalid` on `before` when `next` belongs to another file
 * @decision D58 D65 rights-and-roles#log-as-a-file
 */
export const exportAudit = administratorExportProcedure
  .input(
    z.object({
      ...auditFilters,
      search: longText(listRules.searchMaxLength).default(''),
      before: longText(CURSOR_MAX_LENGTH).optional(),
    }),
  )
  .output(
    z.object({
      text: z.string(),
      rows: z.number(),
      next: z.string().nullable(),
    }),
  )
  .mutation(async ({ ctx, input: { before: given, ...asked } }) => {
    const { db, locale, questionnaires } = ctx;
    const { userId: ownId, timeZone } = ctx.actor;
    const file = { userId: ownId, asked };
    const cursor = given === undefined ? null : openAuditCursor(ctx, given, file);
    if (given !== undefined && cursor === null) throw invalidField('before', 'invalid');
    const startedAt = cursor?.startedAt ?? ctx.now.getTime();
    const before = cursor?.before ?? null;
    const search = await planSearch(db, asked, { locale, namesOf: namedByWord });
    const walk = { ...search, asked, now: new Date(startedAt) };
    const { ids, next } = await walkAuditIds(db, walk, { before, limit: AUDIT_PIECE });
    const stored = await findRows(db, ids);
    const found = ids.flatMap((id) => stored.get(id) ?? []);
    const names = await findNumberedNames(db, numberedIn(found));
    const reader = { locale, timeZone, instruments: questionnaires.instruments, ...names };
    const words = (values: readonly string[]) => values.join(', ') || EMPTY[locale];
    const said = ({ name, before: was, after }: ChangeInWords) =>
      `${name} : ${words(was)} → ${words(after)}`;
    const lines = found.map((row) =>
      csvRow([
        row.auditId,
        new Date(row.at).toISOString(),
        row.action,
        actionName(row.action, locale),
        row.actorUserId,
        row.actorName,
        row.subjectUserId,
        row.subjectName,
        row.objectType,
        row.objectId,
        objectName(row.objectType, row.objectId, locale),
        row.callerKind,
        row.addressPrefix,
        row.requestId,
        changeWords(row, reader).map(said).join('\n'),
        json(row.before),
        json(row.after),
      ]),
    );
    if (before === null) {
      const { search: _, ...narrowed } = asked;
      await inTransaction(db, (tx) => audit(tx, ctx, { objectType: 'auditLog', after: narrowed }));
    }
    const shown = found
      .flatMap(({ actorUserId, subjectUserId }) => [actorUserId, subjectUserId])
      .filter((userId) => userId !== null)
      .filter((userId) => userId !== ownId);
    await auditLook(ctx, ownId, shown);
    return {
      text: (before === null ? CSV_MARK + csvRow(COLUMNS) : '') + lines.join(''),
      rows: found.length,
      next: next === null ? null : sealAuditCursor(ctx, file, { before: next, startedAt }),
    };
  });
