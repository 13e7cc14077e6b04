import type { Transaction } from '@aube/db';
import { establishments } from '@aube/db/schema';
import { sql } from 'drizzle-orm';
import { invalidField, toAppError, type AppError } from '../errors.ts';
import { expectVersion } from './editor-conflict.ts';
import type { Establishment } from './establishment-fields.ts';

/** Name of an establishment's row in the audit log. */
export const ESTABLISHMENT = 'establishment';

/** Raises the version, so that an editor of the old one is refused. */
export const nextVersion = sql`${establishments.version} + 1`;

/** An establishment in an audit row. */
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

/** The reference code is the only unique key. */
export function codeTaken(thrown: unknown): AppError {
  const fault = toAppError(thrown);
  return fault.appCode === 'ALREADY_EXISTS'
    ? invalidField('referenceCode', 'referenceCodeTaken')
    : fault;
}
