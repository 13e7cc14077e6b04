import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsCoding } from '../http/accepts-coding.ts';
import type { RequestContext } from '../http/request-env.ts';
import { findProcedure } from '../run-procedure.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this an answer fills one packet as it is. In bytes. */
const WORTH_IT = 1400;

/** Quick rather than small: an answer is made for one person, once. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 4;

/**
 * Whether the answers of these calls may be compressed. The length of a compressed answer can betray
 * what is in it to somebody who sees the line and makes the browser ask again and again with guesses
 * of theirs in it (BREACH). So only what reads, asked by POST: another site can make no browser send
 * that with its session (`refuseCrossSite`). What writes may answer with a secret just made.
 * @decision decisions/0050
 */
export function mayBeCompressed(method: string, names: readonly string[]): boolean {
  return method === 'POST' && names.every((name) => findProcedure(name)?._def.type === 'query');
}

/** The response, smaller where the browser takes that and it is worth it; run off the main thread. */
export async function compressAnswer(c: RequestContext, response: Response): Promise<Response> {
  const accepted = c.req.header('accept-encoding');
  const coding = ['br', 'gzip'].find((each) => acceptsCoding(accepted, each));
  response.headers.append('vary', 'Accept-Encoding');
  if (!coding) return response;
  const text = await response.text();
  const { status, headers } = response;
  if (Buffer.byteLength(text) < WORTH_IT) return new Response(text, { status, headers });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const body =
    coding === 'br' ? await brotli(text, { params }) : await deflate(text, { level: GZIP_LEVEL });
  headers.set('content-encoding', coding);
  headers.delete('content-length');
  return new Response(new Uint8Array(body), { status, headers });
}
