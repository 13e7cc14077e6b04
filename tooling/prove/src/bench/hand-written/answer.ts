import { brotliCompressSync, constants } from 'node:zlib';
import type { Context } from 'hono';

const WORTH_IT = 1_400;
const QUALITY = 4;

export function answer(c: Context, value: object): Response {
  const text = JSON.stringify(value);
  const isCompressed = c.req.header('accept-encoding') === 'br' && text.length >= WORTH_IT;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const body = isCompressed ? new Uint8Array(brotliCompressSync(text, { params })) : text;
  c.header('content-type', 'application/json');
  if (isCompressed) c.header('content-encoding', 'br');
  return c.body(body);
}
