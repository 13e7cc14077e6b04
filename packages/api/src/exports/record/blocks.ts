const BLOCK_BYTES = 64 * 1024;
const LF = 10;
const CR = 13;

export type RowCount = { rows: number };

/** Cuts bytes into blocks of equal size, so that equal rows compress to equal bytes. */
export async function* inBlocks(
  source: AsyncIterable<Uint8Array>,
  ending: 'CRLF' | 'LF',
  count: RowCount,
): AsyncGenerator<Uint8Array> {
  const full = BLOCK_BYTES - 2;
  let block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  let length = 0;
  const taken = () => {
    const whole = block.subarray(0, length);
    block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
    length = 0;
    return whole;
  };
  for await (const chunk of source) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let from = 0;
    while (from < bytes.length) {
      const lineEnd = bytes.indexOf(LF, from);
      const to = lineEnd === -1 ? bytes.length : lineEnd;
      while (from < to) {
        const copied = bytes.copy(block, length, from, Math.min(to, from + full - length));
        from += copied;
        length += copied;
        if (length >= full) yield taken();
      }
      if (lineEnd === -1) continue;
      from += 1;
      count.rows += 1;
      if (ending === 'CRLF') block[length++] = CR;
      block[length++] = LF;
      if (length >= full) yield taken();
    }
  }
  if (length > 0) yield taken();
}
