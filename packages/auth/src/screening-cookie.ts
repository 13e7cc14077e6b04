import { valueOfCookie } from './credential.ts';
import { AHEAD_MINUTES } from './latest-possible.ts';
import type { SiteKey } from './site-key.ts';

/**
 * Time after the first reply during which a guest's browser may change the answers without a token.
 */
const SCREENING_PASS_SECONDS = 60 * 60;

type Site = { siteKey: SiteKey; secure: boolean; now: Date };

const nameOf = (secure: boolean) => (secure ? '__Secure-aube.screening' : 'aube.screening');
const contextOf = (id: string) => `screening ${id}`;

/**
 * Cookie with the sealed capability of one self-screening. A browser sends the cookie only to the
 * address of this self-screening.
 * @decision safety#self-screening
 */
export function screeningCookie(
  { id, capability, path }: { id: string; capability: string; path: string },
  { siteKey, secure, now }: Site,
): string {
  const sealed = siteKey.seal(`${now.getTime()} ${capability}`, contextOf(id));
  return `${nameOf(secure)}=${sealed}; Max-Age=${SCREENING_PASS_SECONDS}; Path=${path}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

/** Null without a cookie, for another self-screening, another site, or after an hour. */
export function findScreeningCapability(
  header: string | null,
  id: string,
  { siteKey, secure, now }: Site,
): string | null {
  const sealed = valueOfCookie(header, nameOf(secure));
  const text = sealed === undefined ? null : siteKey.open(sealed, contextOf(id));
  const [givenAt, capability] = text?.split(' ') ?? [];
  if (capability === undefined) return null;
  const seconds = (now.getTime() - Number(givenAt)) / 1000;
  const isLive = seconds >= -AHEAD_MINUTES * 60 && seconds < SCREENING_PASS_SECONDS;
  return isLive ? capability : null;
}
