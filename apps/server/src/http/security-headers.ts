import type { MiddlewareHandler } from 'hono';
import { isWhole } from './answer.ts';
import type { RequestEnv } from './request-env.ts';

/** Nothing inline, nothing from elsewhere, no frame. @source security BR-1 */
const contentSecurityPolicy = (mediaOrigins: readonly string[]): string =>
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; " +
  `media-src ${["'self'", ...mediaOrigins].join(' ')}; manifest-src 'self'; ` +
  "worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'";

const PERMISSIONS_POLICY = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const TWO_YEARS_SECONDS = 2 * 365 * 24 * 60 * 60;

/**
 * The headers of a response, whatever its status. HSTS is sent by a site that is reached over
 * HTTPS: a browser ignores it on plain HTTP, and a development site must not promise it.
 * @param mediaOrigins the other sites whose videos the content points at, and nothing else of them
 * @source security BR-1
 */
export function securityHeaders(
  publicUrl: URL,
  mediaOrigins: readonly string[] = [],
): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['content-security-policy', contentSecurityPolicy(mediaOrigins)],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', PERMISSIONS_POLICY],
    ['referrer-policy', 'no-referrer'],
    ['x-content-type-options', 'nosniff'],
  ];
  if (publicUrl.protocol === 'https:') {
    headers.push(['strict-transport-security', `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`]);
  }
  return headers;
}

/** What a browser reads of a document, or of a worker, and nowhere else: a kilobyte a response. */
const OF_DOCUMENTS: ReadonlySet<string> = new Set([
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
]);

/** What a page fetches and no browser shows by itself; a drawing (SVG) is a document. */
const isPartOfPage = (path: string, type: string | null) =>
  path.startsWith('/assets/') && /^(text\/javascript|text\/css|font\/woff2)\b/.test(type ?? '');

/**
 * Puts them on whatever the application answers; the scripts, style sheets and fonts of a page do
 * without those of a document. @decision decisions/0050
 */
export function sendSecurityHeaders(
  publicUrl: URL,
  mediaOrigins: readonly string[],
): MiddlewareHandler<RequestEnv> {
  const headers = securityHeaders(publicUrl, mediaOrigins);
  const ofEveryAnswer = Object.fromEntries(headers);
  return async (c, next) => {
    c.set('securityHeaders', ofEveryAnswer);
    await next();
    if (isWhole(c)) return;
    const isPart = isPartOfPage(c.req.path, c.res.headers.get('content-type'));
    for (const [name, value] of headers) {
      if (!isPart || !OF_DOCUMENTS.has(name)) c.res.headers.set(name, value);
    }
  };
}
