/** Ids of the roles, as they are stored and answered. @decision D5 */
export const ROLE = { administrator: 1, staff: 2, participant: 3 } as const;

/** The roles of one person. */
export type Roles = readonly number[];

export const isAdministrator = (roles: Roles): boolean => roles.includes(ROLE.administrator);

/** Whether somebody works for the site: staff of establishments, and administrators. @decision D5 */
export const isStaff = (roles: Roles): boolean =>
  roles.includes(ROLE.staff) || isAdministrator(roles);

/** Whether somebody follows the programme, whatever else they do. */
export const isParticipant = (roles: Roles): boolean => roles.includes(ROLE.participant);

/** Whom a procedure lets in before it looks at anything else. */
export type Admits =
  | 'anyone'
  | 'guest-or-user'
  | 'user'
  | 'participant'
  | 'staff'
  | 'administrator';

/** Whether somebody with these roles is let in. Administrators may do what staff may. */
export function isAdmitted(admits: Admits, roles: Roles): boolean {
  switch (admits) {
    case 'anyone':
    case 'guest-or-user':
    case 'user':
      return true;
    case 'participant':
      return isParticipant(roles);
    case 'staff':
      return isStaff(roles);
    case 'administrator':
      return isAdministrator(roles);
  }
}

/** What a person may reach, beside which people and establishments: the `scope` of specification §6. */
export const scopes = ['programme', 'participants', 'data', 'users', 'establishments'] as const;
export type Scope = (typeof scopes)[number];

const SCOPES_OF_ROLE: Readonly<Record<number, readonly Scope[]>> = {
  [ROLE.administrator]: ['participants', 'data', 'users', 'establishments'],
  [ROLE.staff]: ['participants', 'data'],
  [ROLE.participant]: ['programme'],
};

/** The scope that a person's roles add up to, in a fixed order. @source specification §6 @decision D5 */
export function scopeOf(roles: Roles): Scope[] {
  return scopes.filter((scope) => roles.some((role) => SCOPES_OF_ROLE[role]?.includes(scope)));
}
