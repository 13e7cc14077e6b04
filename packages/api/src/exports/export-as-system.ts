import { establishments } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { ROLE } from '../account/rules/roles.ts';
import { toReferenceCode } from '../admin/rules/establishment-fields.ts';
import type { Services } from '../context.ts';
import { AppError, toAppError } from '../errors.ts';
import type { SystemContext } from '../system.ts';
import { exportInput } from './export-input.ts';
import { logLeaving } from './log-leaving.ts';
import { prepareExport } from './prepare-export.ts';
import { openExport } from './record/open-export.ts';

/** What the operator of the site asks for. */
export type SystemExport = Omit<z.input<typeof exportInput>, 'establishmentId'> & {
  referenceCode?: string | undefined;
  /** In which the days of the period are read. */
  timeZone: string;
};

/**
 * A file for the operator of the site, who holds the database anyway: the same rows, the same audit
 * rows, without an actor.
 * @throws NOT_FOUND for an establishment that is none; else as the procedure
 * @decision D65
 */
export async function exportAsSystem(
  system: Services & SystemContext,
  { referenceCode, timeZone, ...given }: SystemExport,
): Promise<{ rows: number; bytes: AsyncGenerator<Uint8Array> }> {
  const input = exportInput.safeParse(given);
  if (!input.success) throw toAppError(input.error);
  const establishmentId =
    referenceCode === undefined ? undefined : await placeOf(system, referenceCode);
  const { filters, rows } = await prepareExport(
    { ...system, procedure: 'exports.prepare', actor: null },
    { ...input.data, ...(establishmentId !== undefined && { establishmentId }) },
    { roles: [ROLE.administrator], establishmentIds: [], timeZone },
  );
  const { file, withIdentity } = input.data;
  const { now, locale, requestId } = system;
  const leaving = logLeaving({ ...system, actor: null }, { file, preparation: requestId });
  const wanted = { userId: null, file, filters, withIdentity, locale, now };
  return { rows, bytes: await openExport({ ...system, ...leaving }, wanted) };
}

async function placeOf({ db }: Pick<Services, 'db'>, code: string): Promise<number> {
  const [place] = await db
    .select({ id: establishments.id })
    .from(establishments)
    .where(
      and(
        eq(establishments.referenceCode, toReferenceCode(code)),
        isNull(establishments.deletedAt),
      ),
    );
  if (!place) throw new AppError('NOT_FOUND');
  return place.id;
}
