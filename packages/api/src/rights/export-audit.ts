import { z } from 'zod';
import { listRules } from '../admin/rules/list.ts';
import { audit, auditLook } from '../audit.ts';
import { CSV_MARK, csvRow } from '../csv-row.ts';
import { longText, whole } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { administratorExportProcedure } from '../trpc.ts';
import { actionName } from './audit-words/action-words.ts';
import { changeWords, numberedIn, type ChangeInWords } from './audit-words/change-words.ts';
import { namedByWord } from './audit-words/find-by-words.ts';
import { objectName } from './audit-words/object-words.ts';
import { auditFilters } from './list-audit.ts';
import { auditFrom } from './record/audit-condition.ts';
import { countRows, findRowsBefore } from './record/audit-groups.ts';
import { findNumberedNames } from './record/numbered-names.ts';

/** Rows of one piece: what the server holds at a time, whatever the length of the log. */
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
 * A piece of the audit log as a CSV file, narrowed as the list is, the latest first, each row of the log
 * on its own: the first piece without `before`, each further one before the `next` of the last. The first
 * is written in the log with what was asked; whom a piece shows is a look at them.
 * @throws CONFIRM_IDENTITY
 * @decision D58 D65 decisions/0039
 */
export const exportAudit = administratorExportProcedure
  .input(
    z.object({
      ...auditFilters,
      search: longText(listRules.searchMaxLength).default(''),
      before: whole(1, Number.MAX_SAFE_INTEGER).optional(),
    }),
  )
  .output(
    z.object({
      text: z.string(),
      rows: z.number(),
      /** What the next piece comes before; null after the last one. */
      next: z.number().nullable(),
      /** Rows of the whole file, with the first piece. */
      total: z.number().nullable(),
    }),
  )
  .mutation(async ({ ctx, input: { before = null, ...asked } }) => {
    const { db, locale, now, questionnaires } = ctx;
    const { userId: ownId, timeZone } = ctx.actor;
    const from = auditFrom(asked, { now, locale, namesOf: namedByWord });
    const total = before === null ? await countRows(db, from) : null;
    const found = await findRowsBefore(db, from, { before, limit: AUDIT_PIECE });
    const names = await findNumberedNames(db, numberedIn(found));
    const reader = { locale, timeZone, instruments: questionnaires.instruments, ...names };
    const said = ({ name, before: was, after }: ChangeInWords) =>
      `${name} : ${was ?? EMPTY[locale]} → ${after ?? EMPTY[locale]}`;
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
      next: found.length < AUDIT_PIECE ? null : (found.at(-1)?.auditId ?? null),
      total,
    };
  });
