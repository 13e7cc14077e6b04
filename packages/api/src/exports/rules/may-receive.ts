import { isAdministrator } from '../../people/rules/roles.ts';
import { placesOf, type Viewer } from '../../people/rules/sight.ts';

/** Content of a prepared file: its establishments (null for all), and if it names people. */
type Prepared = { places: readonly number[] | null; withIdentity: boolean };

/**
 * True when a person may still receive a file prepared for them: they look after everybody in it,
 * and are an administrator if it names people.
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
