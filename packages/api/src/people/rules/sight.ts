import { isAdministrator, ROLE, type Roles } from './roles.ts';

export type Viewer = {
  userId: number;
  roles: Roles;
  establishmentIds: readonly number[];
};

export type Viewed = { userId: number; establishmentId: number | null; isDeleted: boolean };

type Rights = Omit<Viewer, 'userId'>;

/**
 * Establishments of the participants that the viewer looks after; null means all establishments.
 * @decision D5
 */
export function placesOf({ roles, establishmentIds }: Rights): readonly number[] | null {
  if (isAdministrator(roles)) return null;
  return roles.includes(ROLE.staff) ? establishmentIds : [];
}

/**
 * True when the viewer looks after the participants of an establishment; also for a deleted
 * establishment.
 * @decision D5
 */
export function looksAfter(viewer: Rights, establishmentId: number): boolean {
  return placesOf(viewer)?.includes(establishmentId) ?? true;
}

/** @decision D5 */
export function isStaffOf({ roles, establishmentIds }: Rights, establishmentId: number): boolean {
  return roles.includes(ROLE.staff) && establishmentIds.includes(establishmentId);
}

/**
 * True for the person's own data and for participants in the viewer's care. Nobody sees a deleted
 * account.
 * @decision D5 D44
 */
export function maySee(viewer: Viewer, person: Viewed): boolean {
  if (person.isDeleted) return false;
  if (person.userId === viewer.userId) return true;
  return person.establishmentId !== null && looksAfter(viewer, person.establishmentId);
}
