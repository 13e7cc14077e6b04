import { isAdministrator, ROLE, type Roles } from './roles.ts';

/** Who looks: their roles, and the establishments assigned to them. */
export type Viewer = {
  userId: number;
  roles: Roles;
  establishmentIds: readonly number[];
};

/** Whose data are looked at; who is no participant has no establishment. */
export type Viewed = { userId: number; establishmentId: number | null; isDeleted: boolean };

type Rights = Omit<Viewer, 'userId'>;

/** The establishments whose participants somebody looks after; null stands for all of them. @decision D5 */
export function placesOf({ roles, establishmentIds }: Rights): readonly number[] | null {
  if (isAdministrator(roles)) return null;
  return roles.includes(ROLE.staff) ? establishmentIds : [];
}

/** Whether somebody looks after the participants of an establishment, deleted or not. @decision D5 */
export function looksAfter(viewer: Rights, establishmentId: number): boolean {
  return placesOf(viewer)?.includes(establishmentId) ?? true;
}

/** Whether somebody is of the staff of an establishment, whatever else they are. @decision D5 */
export function isStaffOf({ roles, establishmentIds }: Rights, establishmentId: number): boolean {
  return roles.includes(ROLE.staff) && establishmentIds.includes(establishmentId);
}

/**
 * Who may see whom: oneself, and the participants whom one looks after, but nobody whose account is
 * deleted. Lists and changes for staff leave out oneself unless one looks after oneself.
 * @decision D5 D44
 */
export function maySee(viewer: Viewer, person: Viewed): boolean {
  if (person.isDeleted) return false;
  if (person.userId === viewer.userId) return true;
  return person.establishmentId !== null && looksAfter(viewer, person.establishmentId);
}
