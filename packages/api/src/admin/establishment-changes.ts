import type { Transaction } from '@aube/db';
import { establishments } from '@aube/db/schema';
import { sql } from 'drizzle-orm';
import { invalidField, toAppError, type AppError } from '../errors.ts';
import { expectVersion } from './editor-conflict.ts';
import type { Establishment } from './establishment-fields.ts';

/** What an establishment's row is called in the audit log. */
export const ESTABLISHMENT = 'establishment';

/** One more change: an editor who read the row before it is refused. */
export const nextVersion = sql`${establishments.version} + 1`;

/** What an audit row holds of an establishment. */
export const auditedFields = ({ name, referenceCode, retentionMonths }: Establishment) => ({
  name,
  referenceCode,
  retentionMonths,
});

/** @throws VERSION_CONFLICT as `expectVersion` */
export const expectEstablishmentVersion = (
  tx: Transaction,
  current: Establishment,
  version: number | undefined,
): Promise<void> =>
  expectVersion(
    tx,
    current,
    version,
    { objectType: ESTABLISHMENT, objectId: current.establishmentId },
    Object.keys(auditedFields(current)),
  );

/** The one key that two establishments may not share is the reference code. */
export function codeTaken(thrown: unknown): AppError {
  const fault = toAppError(thrown);
  return fault.appCode === 'ALREADY_EXISTS'
    ? invalidField('referenceCode', 'referenceCodeTaken')
    : fault;
}
