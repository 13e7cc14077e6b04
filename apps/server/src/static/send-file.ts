import { acceptsCoding } from '../http/accepts-coding.ts';
import type { RequestContext } from '../http/request-env.ts';
import type { WebFile } from './web-files.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'no-cache';

export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

/** Sends a file of the web build. A file with a hash in its name may be cached for ever. */
export function sendFile(c: RequestContext, file: WebFile, status: 200 | 404 = 200): Response {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.isHashed ? FOREVER : ALWAYS_ASK,
    vary: 'Accept-Encoding',
  });
  if (status === 200) {
    headers.set('etag', file.etag);
    if (isFresh(c.req.header('if-none-match'), file.etag)) {
      return new Response(null, { status: 304, headers });
    }
  }
  const accepted = c.req.header('accept-encoding');
  if (file.brotli && acceptsCoding(accepted, 'br')) {
    headers.set('content-encoding', 'br');
    return new Response(file.brotli, { status, headers });
  }
  if (file.gzip && acceptsCoding(accepted, 'gzip')) {
    headers.set('content-encoding', 'gzip');
    return new Response(file.gzip, { status, headers });
  }
  return new Response(file.body, { status, headers });
}
