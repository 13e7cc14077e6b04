import { isAdministrator } from '../../people/rules/roles.ts';
import { placesOf, type Viewer } from '../../people/rules/sight.ts';

type Prepared = { places: readonly number[] | null; withIdentity: boolean };

/**
 * True when a person may still receive a prepared file. A file with names needs an administrator.
 * @decision D5 D65
 */
export function mayReceive(
  viewer: Pick<Viewer, 'roles' | 'establishmentIds'>,
  { places, withIdentity }: Prepared,
): boolean {
  if (withIdentity && !isAdministrator(viewer.roles)) return false;
  const own = placesOf(viewer);
  return own === null || (places?.every((place) => own.includes(place)) ?? false);
}
