import { isAdministrator } from '../../account/rules/roles.ts';
import { placesOf, type Viewer } from '../../account/rules/sight.ts';

/** What a prepared file holds: the participants of which establishments, null for all, and whether it names them. */
type Prepared = { places: readonly number[] | null; withIdentity: boolean };

/**
 * Whether somebody may still have a file that was prepared for them: they look after everybody in it,
 * and where it names people they are an administrator.
 * @decision D5 D65
 */
export function mayStillHave(
  viewer: Pick<Viewer, 'roles' | 'establishmentIds'>,
  { places, withIdentity }: Prepared,
): boolean {
  if (withIdentity && !isAdministrator(viewer.roles)) return false;
  const own = placesOf(viewer);
  return own === null || (places?.every((place) => own.includes(place)) ?? false);
}
