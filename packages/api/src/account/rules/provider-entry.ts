import type { AccountState } from './account-state.ts';
import { isStaff, type Roles } from '../../people/rules/roles.ts';
import type { AuthenticationMethod } from './second-factor.ts';

type Identity = {
  readonly issuer: string;
  readonly subject: string;
  readonly isEmailVerified: boolean;
  readonly isFactorProven: boolean;
};

type NamedAccount = {
  readonly method: AuthenticationMethod;
  readonly roles: Roles;
  readonly state: AccountState;
  /** Issuer and subject of the first provider login; a later login never changes them. */
  readonly link: { readonly issuer: string; readonly subject: string } | null;
};

export type ProviderEntry =
  | 'enter'
  | 'link'
  | 'unknown'
  | 'localAccount'
  | 'notStaff'
  | 'notActive'
  | 'noSecondFactor'
  | 'otherSubject'
  | 'unverifiedEmail';

/**
 * Decides if a provider login is accepted; never creates an account. An account without a link is
 * accepted by its address only when the provider has verified the address.
 * @param account account linked to the subject, else the account with the address; null when none
 * exists
 * @decision D56 D57
 */
export function providerEntry(identity: Identity, account: NamedAccount | null): ProviderEntry {
  if (account === null) return 'unknown';
  if (account.method !== 'oidc') return 'localAccount';
  if (!isStaff(account.roles)) return 'notStaff';
  if (account.state !== 'active') return 'notActive';
  if (!identity.isFactorProven) return 'noSecondFactor';
  const { link } = account;
  if (link === null) return identity.isEmailVerified ? 'link' : 'unverifiedEmail';
  const isSame = link.issuer === identity.issuer && link.subject === identity.subject;
  return isSame ? 'enter' : 'otherSubject';
}
