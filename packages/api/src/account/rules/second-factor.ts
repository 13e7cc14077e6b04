import { isStaff, type Roles } from '../../people/rules/roles.ts';

/** @decision D56 */
export type AuthenticationMethod = 'local' | 'oidc';

export type SecondFactorDemand = 'code' | 'setUp' | 'none';

type Standing = {
  method: AuthenticationMethod;
  roles: Roles;
  hasSecondFactor: boolean;
};

/** @decision D57 */
export const mayHaveSecondFactor = ({ method, roles }: Omit<Standing, 'hasSecondFactor'>) =>
  method === 'local' && isStaff(roles);

/** @decision D57 sign-in#second-factor */
export const isSecondFactorRequired = (
  standing: Omit<Standing, 'hasSecondFactor'>,
  site: { readonly isRequired: boolean },
): boolean => site.isRequired && mayHaveSecondFactor(standing);

/**
 * Second step of a login. An account with an authenticator needs a code, unless the account logs in
 * through the provider.
 * @decision D56 D57
 */
export function secondFactorDemand(standing: Standing, isRequired: boolean): SecondFactorDemand {
  if (standing.method === 'oidc') return 'none';
  if (standing.hasSecondFactor) return 'code';
  return isSecondFactorRequired(standing, { isRequired }) ? 'setUp' : 'none';
}
