import { AppError, MAX_BODY_BYTES } from '@aube/api/server';
import type { RequestContext } from './request-env.ts';

/**
 * Twice the depth of the deepest input. Deeper JSON could overflow the stack of recursive
 * functions.
 */
const MAX_JSON_DEPTH = 24;

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

const isJson = (contentType: string | undefined) =>
  /^application\/json *(;|$)/i.test(contentType ?? '');

function announcedLength(c: RequestContext): number | null {
  if (c.req.header('transfer-encoding') !== undefined) return null;
  const length = c.req.header('content-length');
  return length === undefined ? null : Number(length);
}

async function readChunks(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw new AppError('TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @throws 413 `TOO_LARGE`, 400 `BAD_JSON` for a body that ends early */
export async function readBytes(c: RequestContext): Promise<Uint8Array> {
  const length = announcedLength(c);
  if (length !== null && length > MAX_BODY_BYTES) throw new AppError('TOO_LARGE');
  try {
    return length === null
      ? await readChunks(c.req.raw.body)
      : new Uint8Array(await c.req.raw.arrayBuffer());
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown;
    throw new AppError('BAD_JSON', { cause: thrown });
  }
}

function isDeeperThan(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    );
  }
  return false;
}

/** @throws 400 `BAD_JSON` for invalid or too deep JSON */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('BAD_JSON', { cause });
  }
  if (isDeeperThan(value, MAX_JSON_DEPTH)) throw new AppError('BAD_JSON');
  return value;
}

/**
 * JSON of the request; undefined without a body.
 * @throws 413 `TOO_LARGE`, 415 `NOT_JSON`, 400 `BAD_JSON`
 */
export async function readJsonBody(c: RequestContext): Promise<unknown> {
  const bytes = await readBytes(c);
  if (bytes.byteLength === 0) return undefined;
  if (!isJson(c.req.header('content-type'))) throw new AppError('NOT_JSON');
  let text: string;
  try {
    text = strictUtf8.decode(bytes);
  } catch (cause) {
    throw new AppError('BAD_JSON', { cause });
  }
  return parseJson(text);
}

/** Refuses with 415 a content type that is not JSON, even without a body. */
export function requireJsonType(c: RequestContext): void {
  if (!isJson(c.req.header('content-type'))) throw new AppError('NOT_JSON');
}
