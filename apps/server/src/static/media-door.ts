import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AppError } from '@aube/api/server';
import type { CourseMedia } from '@aube/content';
import type { Hono } from 'hono';
import type { RequestContext, RequestEnv } from '../http/request-env.ts';
import { streamedBody } from '../http/streamed-body.ts';
import { readByteRange } from './byte-range.ts';
import { isFresh } from './send-file.ts';

const FOREVER = 'private, max-age=31536000, immutable';

/**
 * Serves the video files of the modules (`/media/{hash}/{path}`), with range requests. The hash in
 * the address allows caching for ever.
 * @decision D37
 * @source security AZ-10
 */
export function mountMedia(app: Hono<RequestEnv>, media: readonly CourseMedia[]): void {
  const files = new Map(media.map((file) => [`/media/${file.hash}/${file.path}`, file]));

  app.get('/media/*', async (c) => {
    c.set('route', 'media');
    const file = files.get(new URL(c.req.url).pathname);
    if (!file) throw new AppError('NOT_FOUND');
    return sendMedia(c, file);
  });
}

async function sendMedia(c: RequestContext, file: CourseMedia): Promise<Response> {
  const size = await stat(file.file).then(
    (status) => status.size,
    () => null,
  );
  if (size !== file.bytes) throw new AppError('NOT_FOUND');

  const etag = `"${file.hash}"`;
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': FOREVER,
    'content-type': file.type,
    etag,
  });
  if (isFresh(c.req.header('if-none-match'), etag)) return c.body(null, { status: 304, headers });

  // The requested range is ignored when `If-Range` names an old version of the file.
  const ifRange = c.req.header('if-range');
  const asked = ifRange === undefined || ifRange === etag ? c.req.header('range') : undefined;
  const range = readByteRange(asked, size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    headers.delete('content-type');
    return c.body(null, { status: 416, headers });
  }
  const { from, to } = range ?? { from: 0, to: size - 1 };
  headers.set('content-length', String(to - from + 1));
  if (range) headers.set('content-range', `bytes ${from}-${to}/${size}`);
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD' || size === 0) return c.body(null, { status, headers });
  const stream = createReadStream(file.file, { start: from, end: to });
  const body = Readable.toWeb(stream) as ReadableStream<Uint8Array>;
  return new Response(streamedBody(c, body), { status, headers });
}
