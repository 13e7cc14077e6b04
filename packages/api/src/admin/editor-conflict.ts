import type { Transaction } from '@aube/db';
import { auditDetails, auditLog, users } from '@aube/db/schema';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { AppError, type Shown } from '../errors.ts';
import { latestByField } from './rules/field-changes.ts';

/** Author of a change; null for a removed user and for the system. */
type Editor = { firstName: string; lastName: string } | null;

/**
 * Details of a `VERSION_CONFLICT`: the stored record, and the latest change of each field.
 * @decision console#conflicts-of-editors
 */
export type EditorConflict<Stored> = {
  current: Stored;
  changes: Record<string, { changedAt: string; changedBy: Editor }>;
};

const MOST_CHANGES = 100;

type About = Omit<Shown, 'subjectUserId'> & Partial<Pick<Shown, 'subjectUserId'>>;

async function listChanges(tx: Transaction, { objectType, objectId, subjectUserId }: About) {
  const rows = await tx
    .select({
      at: auditLog.at,
      before: auditDetails.before,
      after: auditDetails.after,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(auditLog)
    .innerJoin(auditDetails, eq(auditDetails.auditId, auditLog.id))
    .leftJoin(users, eq(users.id, auditLog.actorUserId))
    .where(
      and(
        eq(auditLog.objectType, objectType),
        eq(auditLog.objectId, String(objectId)),
        subjectUserId === undefined ? undefined : eq(auditLog.subjectUserId, subjectUserId),
        isNotNull(auditDetails.after),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(MOST_CHANGES);
  return rows.map(({ at, before, after, firstName, lastName }) => ({
    before,
    after,
    changedAt: at.toISOString(),
    changedBy: firstName !== null && lastName !== null ? { firstName, lastName } : null,
  }));
}

/**
 * Refuses a change based on an old version. The error contains the person's record, so the audit
 * log records a consultation.
 * @param fields the record's editable fields
 * @throws VERSION_CONFLICT with an `EditorConflict`
 * @source security CC-1
 */
export async function expectVersion(
  tx: Transaction,
  current: { version: number },
  version: number | undefined,
  about: About,
  fields: readonly string[],
): Promise<void> {
  if (version === undefined || version === current.version) return;
  const latest = latestByField(await listChanges(tx, about), fields);
  const details: EditorConflict<typeof current> = {
    current,
    changes: Object.fromEntries(
      [...latest].map(([field, { changedAt, changedBy }]) => [field, { changedAt, changedBy }]),
    ),
  };
  const { subjectUserId } = about;
  throw new AppError('VERSION_CONFLICT', {
    details,
    ...(subjectUserId !== undefined && { shows: { ...about, subjectUserId } }),
  });
}
