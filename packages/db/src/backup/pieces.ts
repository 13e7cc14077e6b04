/** The same bytes in pieces of one size; the last may be shorter, or empty, and is known as the last. */
export async function* piecesOf(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    held.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    let all = Buffer.concat(held, length);
    while (all.length > size) {
      yield { bytes: all.subarray(0, size), isLast: false };
      all = all.subarray(size);
    }
    held = [all];
    length = all.length;
  }
  yield { bytes: Buffer.concat(held, length), isLast: true };
}

/** Reads a stream to its end, for what that finds. @returns its length */
export async function readThrough(source: AsyncIterable<Buffer>): Promise<number> {
  let length = 0;
  for await (const bytes of source) length += bytes.length;
  return length;
}
