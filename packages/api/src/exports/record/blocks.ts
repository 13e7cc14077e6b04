const BLOCK_BYTES = 64 * 1024;
const LF = 10;
const CR = 13;

/** How many rows went by. */
export type RowCount = { rows: number };

/**
 * What COPY writes, in blocks of one size whatever the network made of it, so that the same rows compress
 * to the same bytes. `ending` CRLF makes of each line's LF what RFC 4180 wants: no row holds one elsewhere.
 */
export async function* inBlocks(
  source: AsyncIterable<Uint8Array>,
  ending: 'CRLF' | 'LF',
  count: RowCount,
): AsyncGenerator<Uint8Array> {
  const isCrLf = ending === 'CRLF';
  let block = new Uint8Array(BLOCK_BYTES);
  let length = 0;
  for await (const chunk of source) {
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index] as number;
      if (byte === LF) {
        count.rows += 1;
        if (isCrLf) block[length++] = CR;
      }
      block[length++] = byte;
      // Room for the two bytes of a line's end.
      if (length > BLOCK_BYTES - 2) {
        yield block.subarray(0, length);
        block = new Uint8Array(BLOCK_BYTES);
        length = 0;
      }
    }
  }
  if (length > 0) yield block.subarray(0, length);
}
