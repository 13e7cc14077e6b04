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

/**
 * The rows asked for, among those of the people whom the caller looks after.
 * @throws NOT_FOUND for an establishment that is not the caller's; INVALID for a period that ends before it begins
 */
export function filtersOf(
  { establishmentId, from, to }: AskedFilters,
  viewer: Pick<Actor, 'roles' | 'establishmentIds' | 'timeZone'>,
): Filters {
  if (establishmentId !== undefined && !looksAfter(viewer, establishmentId)) {
    throw new AppError('NOT_FOUND');
  }
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
