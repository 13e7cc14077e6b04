import { isAdministrator, ROLE, type Roles } from './roles.ts';

/** The viewer: roles and assigned establishments. */
export type Viewer = {
  userId: number;
  roles: Roles;
  establishmentIds: readonly number[];
};

/** The viewed person; a user who is not a participant has no establishment. */
export type Viewed = { userId: number; establishmentId: number | null; isDeleted: boolean };

type Rights = Omit<Viewer, 'userId'>;

/** Establishments whose participants the viewer looks after; null stands for all. @decision D5 */
export function placesOf({ roles, establishmentIds }: Rights): readonly number[] | null {
  if (isAdministrator(roles)) return null;
  return roles.includes(ROLE.staff) ? establishmentIds : [];
}

/** True when the viewer looks after an establishment's participants, deleted or not. @decision D5 */
export function looksAfter(viewer: Rights, establishmentId: number): boolean {
  return placesOf(viewer)?.includes(establishmentId) ?? true;
}

/** True when the viewer is staff of an establishment. @decision D5 */
export function isStaffOf({ roles, establishmentIds }: Rights, establishmentId: number): boolean {
  return roles.includes(ROLE.staff) && establishmentIds.includes(establishmentId);
}

/**
 * Sight between people: everybody sees themself and the participants they look after, but nobody
 * with a deleted account. Staff's lists and changes exclude the caller unless they look after
 * themself.
 * @decision D5 D44
 */
export function maySee(viewer: Viewer, person: Viewed): boolean {
  if (person.isDeleted) return false;
  if (person.userId === viewer.userId) return true;
  return person.establishmentId !== null && looksAfter(viewer, person.establishmentId);
}
