/** @decision D5 */
export const ROLE = { administrator: 1, staff: 2, participant: 3 } as const;

export type Roles = readonly number[];

export const isAdministrator = (roles: Roles): boolean => roles.includes(ROLE.administrator);

/** @decision D5 */
export const isStaff = (roles: Roles): boolean =>
  roles.includes(ROLE.staff) || isAdministrator(roles);

export const isParticipant = (roles: Roles): boolean => roles.includes(ROLE.participant);

export type Admits =
  | 'anyone'
  | 'guest-or-user'
  | 'user'
  | 'participant'
  | 'staff'
  | 'administrator';

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

export const scopes = ['programme', 'participants', 'data', 'users', 'establishments'] as const;
export type Scope = (typeof scopes)[number];

const SCOPES_OF_ROLE: Readonly<Record<number, readonly Scope[]>> = {
  [ROLE.administrator]: ['participants', 'data', 'users', 'establishments'],
  [ROLE.staff]: ['participants', 'data'],
  [ROLE.participant]: ['programme'],
};

/** @source specification §6 @decision D5 */
export function scopeOf(roles: Roles): Scope[] {
  return scopes.filter((scope) => roles.some((role) => SCOPES_OF_ROLE[role]?.includes(scope)));
}
