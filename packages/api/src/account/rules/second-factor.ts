import { isStaff, type Roles } from '../../people/rules/roles.ts';

/** Login method of a person. @decision D56 */
export type AuthenticationMethod = 'local' | 'oidc';

/** Demand of a login beside the password: a code, the set-up of an authenticator, or nothing. */
export type SecondFactorDemand = 'code' | 'setUp' | 'none';

type Standing = {
  method: AuthenticationMethod;
  roles: Roles;
  /** An authenticator was set up and its first code entered. */
  hasSecondFactor: boolean;
};

/** True for accounts that may have a second factor here: staff with a password. @decision D57 */
export const mayHaveSecondFactor = ({ method, roles }: Omit<Standing, 'hasSecondFactor'>) =>
  method === 'local' && isStaff(roles);

/**
 * True when an account must have a second factor: the site requires it and the account may have one.
 * Former staff may remove theirs.
 * @decision D57 sign-in#second-factor
 */
export const isSecondFactorRequired = (
  standing: Omit<Standing, 'hasSecondFactor'>,
  site: { readonly isRequired: boolean },
): boolean => site.isRequired && mayHaveSecondFactor(standing);

/**
 * Demand of a login beside the password. An authenticator is asked for whatever the roles; provider
 * logins use the provider's second factor.
 * @decision D56 D57
 */
export function secondFactorDemand(standing: Standing, isRequired: boolean): SecondFactorDemand {
  if (standing.method === 'oidc') return 'none';
  if (standing.hasSecondFactor) return 'code';
  return isSecondFactorRequired(standing, { isRequired }) ? 'setUp' : 'none';
}
