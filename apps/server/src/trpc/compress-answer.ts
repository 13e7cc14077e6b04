import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { findProcedure } from '@aube/api/server';
import { acceptsCoding } from '../http/accepts-coding.ts';
import type { RequestContext } from '../http/request-env.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Minimum length in bytes; a shorter answer fits in one packet. */
const WORTH_IT = 1400;

const CODINGS = ['br', 'gzip'] as const;

const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 4;

/**
 * The length of a compressed answer can reveal a secret to another site (BREACH). So only POST
 * queries are compressed: another site cannot send a POST with a session.
 * @decision speed#compressed-answers
 */
export function mayBeCompressed(method: string, names: readonly string[]): boolean {
  return method === 'POST' && names.every((name) => findProcedure(name)?.type === 'query');
}

type Body = { body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> };

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
