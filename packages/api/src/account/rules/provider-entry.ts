import type { AccountState } from './account-state.ts';
import { isStaff, type Roles } from './roles.ts';
import type { AuthenticationMethod } from './second-factor.ts';

/** Whom the establishment's provider says it is. */
type Identity = {
  readonly issuer: string;
  readonly subject: string;
  readonly isEmailVerified: boolean;
};

/** The account that the provider's subject or address names. */
type NamedAccount = {
  readonly method: AuthenticationMethod;
  readonly roles: Roles;
  readonly state: AccountState;
  /** Who of the provider entered first, and nobody else since. */
  readonly link: { readonly issuer: string; readonly subject: string } | null;
};

/** What becomes of a login at the provider: `link` enters and keeps who it was. */
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
 * Whether a login at the establishment's provider enters. It makes no account: it must name one of
 * the staff, active, whose method is the provider. Once linked, the provider's subject decides and
 * the address no more; before, the address counts if the provider verified it.
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
