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
 * Reason to refuse a change of an account; null when the change is allowed. At least one
 * administrator must be able to log in.
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
 * Consequences of a change of an account. An account that can no longer log in gets no activation
 * email.
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

/** @decision D54 D56 sign-in#accounts-of-others */
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
