import type { Transaction } from '@aube/db';
import { auditDetails, auditLog, users } from '@aube/db/schema';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { AppError, type Shown } from '../errors.ts';
import { latestByField } from './rules/field-changes.ts';

/** Who changed a field last; null for somebody who is gone, and for the system. */
type Editor = { firstName: string; lastName: string } | null;

/** The details of a `VERSION_CONFLICT`, the same for each record that staff edit. @decision decisions/0017 */
export type EditorConflict<Stored> = {
  /** The record as it stands. */
  current: Stored;
  /** Each field's latest change; fields that the audit log says nothing of are missing. */
  changes: Record<string, { changedAt: string; changedBy: Editor }>;
};

/** Changes that are read back: what lies beyond is older than any form that is still open. */
const MOST_CHANGES = 100;

/** A record as the audit log names it; the subject is missing where it is about nobody. */
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
        // A look changes nothing.
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
 * Refuses a change that was decided on another version than the present one; somebody's record that
 * the refusal shows is a look at it.
 * @param fields which of the record's fields people edit
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
