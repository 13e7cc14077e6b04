import { basename, extname } from 'node:path';
import { AppError, type Services } from '@aube/api/server';
import type { Hono } from 'hono';
import type { RequestEnv } from '../http/request-env.ts';
import { isFresh } from './send-file.ts';

/** A browser runs no script of an SVG file: the headers of every answer forbid it. */
const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};
const FOREVER = 'public, max-age=31536000, immutable';
/** Minimum time between two searches for an unknown logo. */
const LOOK_AGAIN_MS = 1_000;

/**
 * Serves the logos of the site (`/logos/{hash}.png`). The hash in the address allows caching for ever.
 * @decision console#name-and-logos
 */
export function mountLogos(
  app: Hono<RequestEnv>,
  { pages, lookAtSettings }: Pick<Services, 'pages' | 'lookAtSettings'>,
  clock: () => Date,
): void {
  let lookedAt = 0;
  let looking: Promise<unknown> = Promise.resolve();
  /**
   * Looks for new settings, because another server may have just published the logo. Concurrent
   * requests share one look.
   */
  const look = (): Promise<unknown> => {
    const now = clock().getTime();
    if (Math.abs(now - lookedAt) >= LOOK_AGAIN_MS) {
      lookedAt = now;
      looking = lookAtSettings();
    }
    return looking;
  };

  app.get('/logos/*', async (c) => {
    c.set('route', 'logo');
    const path = new URL(c.req.url).pathname;
    const find = () => {
      const { pictures } = pages;
      return Object.hasOwn(pictures, path) ? pictures[path] : undefined;
    };
    if (!find()) await look();
    const picture = find();
    const type = TYPES[extname(path)];
    if (!picture || !type) throw new AppError('NOT_FOUND');
    const etag = `"${basename(path, extname(path))}"`;
    const headers = { 'cache-control': FOREVER, 'content-type': type, etag };
    if (isFresh(c.req.header('if-none-match'), etag)) return c.body(null, { status: 304, headers });
    return c.body(Uint8Array.from(Buffer.from(picture, 'base64')), { headers });
  });
}
