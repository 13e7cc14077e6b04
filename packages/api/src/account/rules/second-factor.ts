import { isStaff, type Roles } from './roles.ts';

/** Where a person proves who they are. @decision D56 */
export type AuthenticationMethod = 'local' | 'oidc';

/** What a login asks for beside the password: a code, the set-up of an authenticator, nothing. */
export type SecondFactorDemand = 'code' | 'setUp' | 'none';

type Standing = {
  method: AuthenticationMethod;
  roles: Roles;
  /** An authenticator was set up and its first code typed. */
  hasSecondFactor: boolean;
};

/** Who may have a second factor here: staff who log in with a password. @decision D57 */
export const mayHaveSecondFactor = ({ method, roles }: Omit<Standing, 'hasSecondFactor'>) =>
  method === 'local' && isStaff(roles);

/**
 * Whether an account may not be without a second factor: where the site asks for it, and the account may
 * have one. Who was staff once may take theirs away.
 * @decision D57 decisions/0040
 */
export const isSecondFactorRequired = (
  standing: Omit<Standing, 'hasSecondFactor'>,
  site: { readonly isRequired: boolean },
): boolean => site.isRequired && mayHaveSecondFactor(standing);

/**
 * What a login asks for beside the password. An authenticator that was set up is asked for whatever
 * became of the roles; the provider's logins have the provider's second factor.
 * @decision D56 D57
 */
export function secondFactorDemand(standing: Standing, isRequired: boolean): SecondFactorDemand {
  if (standing.method === 'oidc') return 'none';
  if (standing.hasSecondFactor) return 'code';
  return isSecondFactorRequired(standing, { isRequired }) ? 'setUp' : 'none';
}
