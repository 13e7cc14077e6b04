import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from './request-env.ts';

/** @source security BR-1 */
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
 * Security headers of all answers. HSTS is added only for an HTTPS site.
 * @param mediaOrigins other sites that host videos of the content
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

/** Headers that scripts, styles and fonts do not need. Together these headers have a kilobyte. */
const OF_DOCUMENTS: ReadonlySet<string> = new Set([
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
]);

/**
 * True for scripts, styles and fonts. False for an SVG file, because a browser can open an SVG file
 * as a document.
 */
const isPartOfPage = (path: string, type: string | null) =>
  path.startsWith('/assets/') && /^(text\/javascript|text\/css|font\/woff2)\b/.test(type ?? '');

/** @decision speed#headers-of-files */
export function sendSecurityHeaders(
  publicUrl: URL,
  mediaOrigins: readonly string[],
): MiddlewareHandler<RequestEnv> {
  const headers = securityHeaders(publicUrl, mediaOrigins);
  return async (c, next) => {
    await next();
    const isPart = isPartOfPage(c.req.path, c.res.headers.get('content-type'));
    for (const [name, value] of headers) {
      if (!isPart || !OF_DOCUMENTS.has(name)) c.res.headers.set(name, value);
    }
  };
}
