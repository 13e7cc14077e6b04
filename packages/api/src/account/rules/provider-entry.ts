import type { AccountState } from './account-state.ts';
import { isStaff, type Roles } from '../../people/rules/roles.ts';
import type { AuthenticationMethod } from './second-factor.ts';

/** The person named by the establishment's provider. */
type Identity = {
  readonly issuer: string;
  readonly subject: string;
  readonly isEmailVerified: boolean;
};

/** The account of the provider's subject or address. */
type NamedAccount = {
  readonly method: AuthenticationMethod;
  readonly roles: Roles;
  readonly state: AccountState;
  /** Subject of the first provider login, fixed from then on. */
  readonly link: { readonly issuer: string; readonly subject: string } | null;
};

/** Result of a provider login: `link` enters and stores the subject. */
export type ProviderEntry =
  | 'enter'
  | 'link'
  | 'unknown'
  | 'localAccount'
  | 'notStaff'
  | 'notActive'
  | 'otherSubject'
  | 'unverifiedEmail';

/**
 * Decides if a provider login enters. It creates no account: it must name an active member of staff
 * with this login method. Once linked, only the subject counts; before, the address counts if the
 * provider verified it.
 * @param account the one linked to the subject, else the one of the address; null for neither
 * @decision D56
 */
export function providerEntry(identity: Identity, account: NamedAccount | null): ProviderEntry {
  if (account === null) return 'unknown';
  if (account.method !== 'oidc') return 'localAccount';
  if (!isStaff(account.roles)) return 'notStaff';
  if (account.state !== 'active') return 'notActive';
  const { link } = account;
  if (link === null) return identity.isEmailVerified ? 'link' : 'unverifiedEmail';
  const isSame = link.issuer === identity.issuer && link.subject === identity.subject;
  return isSame ? 'enter' : 'otherSubject';
}
