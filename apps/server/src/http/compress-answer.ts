import { promisify } from 'node:util';
import {
  brotliCompressSync,
  brotliCompress,
  constants,
  gzip,
  gzipSync,
  zstdCompressSync,
  zstdCompress,
} from 'node:zlib';
import { findProcedure } from '@aube/api/server';
import { acceptsCoding } from './accepts-coding.ts';
import type { RequestContext } from './request-env.ts';

/** A shorter answer is not compressed, because the answer fits in one packet. */
const MIN_COMPRESSED_BYTES = 1400;

/**
 * Longer answers are compressed by another thread, so that other requests do not wait. For shorter
 * answers, the thread costs more than the compression.
 * @decision speed#compressed-answers
 */
const MAX_BYTES_AT_ONCE = 64 * 1024;

const CODINGS = ['zstd', 'br', 'gzip'] as const;

const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 4 };

const AT_ONCE = {
  zstd: (bytes: Uint8Array) => zstdCompressSync(bytes, ZSTD),
  br: (bytes: Uint8Array) => brotliCompressSync(bytes, BROTLI),
  gzip: (bytes: Uint8Array) => gzipSync(bytes, GZIP),
};

const [zstd, brotli, deflate] = [
  promisify(zstdCompress),
  promisify(brotliCompress),
  promisify(gzip),
];

const IN_A_THREAD = {
  zstd: (bytes: Uint8Array) => zstd(bytes, ZSTD),
  br: (bytes: Uint8Array) => brotli(bytes, BROTLI),
  gzip: (bytes: Uint8Array) => deflate(bytes, GZIP),
};

/**
 * The length of a compressed answer can reveal a secret to another site (BREACH). Answers to a
 * caller with a cookie are therefore compressed only for queries sent by POST: another site cannot
 * send a POST with a session.
 * @decision speed#compressed-answers
 */
export function mayBeCompressed(method: string, names: readonly string[]): boolean {
  return method === 'POST' && names.every((name) => findProcedure(name)?.type === 'query');
}

type Body = { body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> };

export async function compressAnswer(c: RequestContext, text: string): Promise<Body> {
  const headers = { vary: 'Accept-Encoding' };
  const bytes = Buffer.from(text);
  if (bytes.length < MIN_COMPRESSED_BYTES) return { body: text, headers };
  const accepted = c.req.header('accept-encoding');
  const coding = CODINGS.find((each) => acceptsCoding(accepted, each));
  if (!coding) return { body: text, headers };
  const body =
    bytes.length > MAX_BYTES_AT_ONCE ? await IN_A_THREAD[coding](bytes) : AT_ONCE[coding](bytes);
  return { body: new Uint8Array(body), headers: { ...headers, 'content-encoding': coding } };
}
