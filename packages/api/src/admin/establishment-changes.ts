import type { Transaction } from '@aube/db';
import { auditLog, establishments, users } from '@aube/db/schema';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { AppError, invalidField, toAppError } from '../errors.ts';
import type { Establishment } from './establishment-fields.ts';

/** What an establishment's row is called in the audit log. */
export const ESTABLISHMENT = 'establishment';

/** One more change: an editor who read the row before it is refused. */
export const nextVersion = sql`${establishments.version} + 1`;

/** What an audit row holds of an establishment. */
export const auditedFields = ({ name, referenceCode }: Establishment) => ({ name, referenceCode });

/** Who changed an establishment last, and when; `changedBy` null when they are gone. */
async function findLastChange(tx: Transaction, establishmentId: number) {
  const [change] = await tx
    .select({ at: auditLog.at, firstName: users.firstName, lastName: users.lastName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorUserId))
    .where(
      and(
        eq(auditLog.objectType, ESTABLISHMENT),
        eq(auditLog.objectId, String(establishmentId)),
        // A look has nothing that came after it.
        isNotNull(auditLog.after),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  if (!change) return { changedAt: null, changedBy: null };
  const { at, firstName, lastName } = change;
  return {
    changedAt: at.toISOString(),
    changedBy: firstName !== null && lastName !== null ? { firstName, lastName } : null,
  };
}

/**
 * Refuses a change that was decided on another version than the present one.
 * @throws VERSION_CONFLICT with `current`: the establishment as it stands, `changedAt`, `changedBy`
 * @source security CC-1
 */
export async function expectVersion(
  tx: Transaction,
  current: Establishment,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === current.version) return;
  const change = await findLastChange(tx, current.establishmentId);
  throw new AppError('VERSION_CONFLICT', { details: { current: { ...current, ...change } } });
}

/** The one key that two establishments may not share is the reference code. */
export function codeTaken(thrown: unknown): AppError {
  const fault = toAppError(thrown);
  return fault.appCode === 'ALREADY_EXISTS'
    ? invalidField('referenceCode', 'referenceCodeTaken')
    : fault;
}
