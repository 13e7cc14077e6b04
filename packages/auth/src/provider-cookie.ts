import type { users } from '@aube/db/schema';
import { valueOfCookie } from './credential.ts';
import type { ProviderChecks } from './identity-provider.ts';
import { latestPossible } from './latest-possible.ts';
import type { SiteKey } from './site-key.ts';

/** @decision D56 */
export const PROVIDER_LOGIN_SECONDS = 10 * 60;

export type PendingProviderLogin = ProviderChecks & {
  locale: typeof users.$inferSelect.locale;
  /** Hash of the session in which a person confirms an identity (D58); null for a login. */
  confirms: string | null;
};

const CONTEXT = 'oidc login';

const nameOf = (secure: boolean) => (secure ? '__Host-aube.oidc' : 'aube.oidc');

const cookie = (value: string, seconds: number, secure: boolean) =>
  `${nameOf(secure)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

export function providerCookie(
  pending: PendingProviderLogin,
  { siteKey, secure, now }: { siteKey: SiteKey; secure: boolean; now: Date },
): string {
  const until = now.getTime() + PROVIDER_LOGIN_SECONDS * 1000;
  const sealed = siteKey.seal(JSON.stringify({ ...pending, until }), CONTEXT);
  return cookie(sealed, PROVIDER_LOGIN_SECONDS, secure);
}

export const clearedProviderCookie = (secure: boolean): string => cookie('', 0, secure);

/**
 * Null when no login was started, when the cookie is from another site, or after the time limit.
 */
export function findProviderLogin(
  header: string | null,
  { siteKey, secure, now }: { siteKey: SiteKey; secure: boolean; now: Date },
): PendingProviderLogin | null {
  const sealed = valueOfCookie(header, nameOf(secure));
  const text = sealed === undefined ? null : siteKey.open(sealed, CONTEXT);
  if (text === null) return null;
  const { until, ...pending } = JSON.parse(text) as PendingProviderLogin & { until: number };
  const latestEnd = latestPossible(now).getTime() + PROVIDER_LOGIN_SECONDS * 1000;
  return until > now.getTime() && until <= latestEnd ? pending : null;
}
