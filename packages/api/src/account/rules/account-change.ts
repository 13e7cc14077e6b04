import type { AccountState } from './account-state.ts';
import { isAdministrator, isStaff, ROLE, type Roles } from './roles.ts';

/** What of an account decides on rights. */
export type Standing = {
  readonly roles: Roles;
  readonly state: AccountState;
  readonly method: 'local' | 'oidc';
};

export const isActiveAdministrator = ({ roles, state }: Omit<Standing, 'method'>): boolean =>
  isAdministrator(roles) && state === 'active';

/** A change of somebody's account, before and after it. */
export type AccountChange = { readonly before: Standing; readonly after: Standing };

/** Whether the change shuts somebody out, or takes role 1 from them. */
const takesRights = ({ before, after }: AccountChange): boolean => {
  const isShutOut = (state: AccountState) => state === 'deactivated' || state === 'deleted';
  return (
    (isShutOut(after.state) && !isShutOut(before.state)) ||
    (isAdministrator(before.roles) && !isAdministrator(after.roles))
  );
};

/**
 * Why a change of an account is refused. Nobody takes role 1 from the last administrator who can log
 * in, nor deactivates or deletes that account; and nobody does so to themselves while there are
 * others.
 * @param others how many administrators can log in beside this account
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
 * What a change of an account brings with it. Sessions end at once when somebody is shut out, proves
 * who they are in another way, or becomes staff, who log in with a second factor. Nothing is sent to
 * who is shut out; who is let in and never activated their account gets the letter for it.
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

/** The establishments that an account keeps: they belong to role 2, and go with it. @decision D5 D54 */
export const establishmentsOf = (roles: Roles, ids: readonly number[]): number[] =>
  roles.includes(ROLE.staff) ? [...new Set(ids)].toSorted((one, other) => one - other) : [];

/** A field of an account, and why it does not fit the others. */
export type AccountFault = { readonly field: string; readonly code: string };

/**
 * What does not fit together in an account: no role; role 2 without an establishment; role 3 newly
 * given without the establishment that follows the programme with them; role 3 taken from somebody
 * whose programme is kept; a provider's login for who is no staff.
 * @decision D54 D56 decisions/0027
 */
export function accountFaults(account: {
  readonly roles: Roles;
  readonly establishmentIds: readonly number[];
  readonly method: 'local' | 'oidc';
  /** Whether a programme of theirs is kept. */
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
