import type { users } from '@aube/db/schema';
import { valueOfCookie } from './credential.ts';
import type { ProviderChecks } from './identity-provider.ts';
import type { SiteKey } from './site-key.ts';

/** How long a login at the provider may take. @decision D56 */
export const PROVIDER_LOGIN_SECONDS = 10 * 60;

/** One login that is under way at the provider. */
export type PendingProviderLogin = ProviderChecks & {
  locale: typeof users.$inferSelect.locale;
  /** The session whose owner proves again who they are (D58), by its hash; null: somebody logs in. */
  confirms: string | null;
};

const CONTEXT = 'oidc login';

const nameOf = (secure: boolean) => (secure ? '__Host-aube.oidc' : 'aube.oidc');

const cookie = (value: string, seconds: number, secure: boolean) =>
  `${nameOf(secure)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** `Set-Cookie` that holds a login until the provider answers, sealed with the site's key. */
export function providerCookie(
  pending: PendingProviderLogin,
  { siteKey, secure, now }: { siteKey: SiteKey; secure: boolean; now: Date },
): string {
  const until = now.getTime() + PROVIDER_LOGIN_SECONDS * 1000;
  const sealed = siteKey.seal(JSON.stringify({ ...pending, until }), CONTEXT);
  return cookie(sealed, PROVIDER_LOGIN_SECONDS, secure);
}

/** `Set-Cookie` that takes it away. */
export const clearedProviderCookie = (secure: boolean): string => cookie('', 0, secure);

/** The login that a browser has under way; null for none, another site's or one that took too long. */
export function findProviderLogin(
  header: string | null,
  { siteKey, secure, now }: { siteKey: SiteKey; secure: boolean; now: Date },
): PendingProviderLogin | null {
  const sealed = valueOfCookie(header, nameOf(secure));
  const text = sealed === undefined ? null : siteKey.open(sealed, CONTEXT);
  if (text === null) return null;
  const { until, ...pending } = JSON.parse(text) as PendingProviderLogin & { until: number };
  return until > now.getTime() ? pending : null;
}
