import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsCoding } from '../http/accepts-coding.ts';
import type { RequestContext } from '../http/request-env.ts';
import { findProcedure } from '../run-procedure.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this an answer fills one packet as it is. In bytes. */
const WORTH_IT = 1400;

const CODINGS = ['br', 'gzip'] as const;

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

type Body = { body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> };

/** The answer, smaller where the browser takes that and it is worth it; run off the main thread. */
export async function compressAnswer(c: RequestContext, text: string): Promise<Body> {
  const headers = { vary: 'Accept-Encoding' };
  const accepted = c.req.header('accept-encoding');
  const coding = CODINGS.find((each) => acceptsCoding(accepted, each));
  if (!coding || Buffer.byteLength(text) < WORTH_IT) return { body: text, headers };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const body =
    coding === 'br' ? await brotli(text, { params }) : await deflate(text, { level: GZIP_LEVEL });
  return { body: new Uint8Array(body), headers: { ...headers, 'content-encoding': coding } };
}
