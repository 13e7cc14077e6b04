import type { Database } from '@aube/db';
import { establishments } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { looksAfter, placesOf } from '../../account/rules/sight.ts';
import type { Actor } from '../../context.ts';
import { AppError, invalidField } from '../../errors.ts';
import { registeredBetween } from '../../stats/record/registered-between.ts';
import type { Filters } from './export-snapshot.ts';

/** Which rows somebody asks for. */
export type AskedFilters = {
  establishmentId?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

type Looker = Pick<Actor, 'roles' | 'establishmentIds' | 'timeZone'>;

async function expectPlace(db: Database, viewer: Looker, id: number): Promise<void> {
  if (!looksAfter(viewer, id)) throw new AppError('NOT_FOUND');
  const found = await db
    .select({ id: establishments.id })
    .from(establishments)
    .where(eq(establishments.id, id));
  if (found.length === 0) throw new AppError('NOT_FOUND');
}

/**
 * The rows asked for, among those of the people whom the caller looks after.
 * @throws NOT_FOUND for an establishment that is not the caller's; INVALID for a period that ends before it begins
 */
export async function filtersOf(
  db: Database,
  { establishmentId, from, to }: AskedFilters,
  viewer: Looker,
): Promise<Filters> {
  if (establishmentId !== undefined) await expectPlace(db, viewer, establishmentId);
  if (from !== undefined && to !== undefined && to < from) throw invalidField('to', 'beforeStart');
  const { registeredFrom, registeredBefore } = registeredBetween(
    { registeredFrom: from, registeredTo: to },
    viewer.timeZone,
  );
  return {
    places: placesOf(viewer),
    establishmentId: establishmentId ?? null,
    fromOn: from ?? null,
    toOn: to ?? null,
    fromAt: registeredFrom?.toISOString() ?? null,
    beforeAt: registeredBefore?.toISOString() ?? null,
  };
}
