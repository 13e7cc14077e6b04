import type { AccountState } from './account-state.ts';
import { isAdministrator, isStaff, ROLE, type Roles } from '../../people/rules/roles.ts';

export type Standing = {
  readonly roles: Roles;
  readonly state: AccountState;
  readonly method: 'local' | 'oidc';
};

export const isActiveAdministrator = ({ roles, state }: Omit<Standing, 'method'>): boolean =>
  isAdministrator(roles) && state === 'active';

export type AccountChange = { readonly before: Standing; readonly after: Standing };

const takesRights = ({ before, after }: AccountChange): boolean => {
  const isShutOut = (state: AccountState) => state === 'deactivated' || state === 'deleted';
  return (
    (isShutOut(after.state) && !isShutOut(before.state)) ||
    (isAdministrator(before.roles) && !isAdministrator(after.roles))
  );
};

/**
 * Reason to refuse a change of an account; null when the change is allowed. The last administrator
 * who can log in must keep the role and the account. No administrator can remove their own role 1
 * or close their own account.
 * @param others number of other administrators who can log in
 * @decision D54
 */
export function refusalOfChange(
  change: AccountChange,
  { isOwn, others }: { isOwn: boolean; others: number },
): 'OWN_ACCOUNT' | 'LAST_ADMINISTRATOR' | null {
  const isTaken = isActiveAdministrator(change.before) && !isActiveAdministrator(change.after);
  if (isTaken && others === 0) return 'LAST_ADMINISTRATOR';
  return isOwn && takesRights(change) ? 'OWN_ACCOUNT' : null;
}

/**
 * Consequences of a change of an account. Sessions end when the person can no longer log in, gets
 * another login method, or becomes a staff member (staff need a second factor). A person who can
 * no longer log in gets no email. A reactivated person who never activated the account gets the
 * activation email.
 * @decision D54 D57
 */
export function consequencesOf({ before, after }: AccountChange): {
  readonly endsSessions: boolean;
  readonly sendsActivation: boolean;
} {
  const isShutOut = after.state === 'deactivated' || after.state === 'deleted';
  return {
    endsSessions:
      (isShutOut && after.state !== before.state) ||
      before.method !== after.method ||
      (isStaff(after.roles) && !isStaff(before.roles)),
    sendsActivation: after.state === 'pending' && before.state === 'deactivated',
  };
}

/** @decision D5 D54 */
export const establishmentsOf = (roles: Roles, ids: readonly number[]): number[] =>
  roles.includes(ROLE.staff) ? [...new Set(ids)].toSorted((one, other) => one - other) : [];

export type AccountFault = { readonly field: string; readonly code: string };

/**
 * Faults in the combination of an account's fields: no role; role 2 without an establishment; a
 * new role 3 without an establishment; role 3 removed from a person who has a programme; a
 * provider login for a person who is not staff.
 * @decision D54 D56 sign-in#accounts-of-others
 */
export function accountFaults(account: {
  readonly roles: Roles;
  readonly establishmentIds: readonly number[];
  readonly method: 'local' | 'oidc';
  readonly hasProgramme: boolean;
}): AccountFault[] {
  const { roles, establishmentIds, method, hasProgramme } = account;
  const faults: AccountFault[] = [];
  if (roles.length === 0) faults.push({ field: 'roles', code: 'required' });
  if (hasProgramme && !roles.includes(ROLE.participant)) {
    faults.push({ field: 'roles', code: 'programmeStays' });
  }
  const needsPlace =
    roles.includes(ROLE.staff) || (roles.includes(ROLE.participant) && !hasProgramme);
  if (needsPlace && establishmentIds.length === 0) {
    faults.push({ field: 'establishmentIds', code: 'required' });
  }
  if (method === 'oidc' && !isStaff(roles)) {
    faults.push({ field: 'authenticationMethod', code: 'staffOnly' });
  }
  return faults;
}
