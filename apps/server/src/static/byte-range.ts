/** First and last requested byte, both included. */
export type ByteRange = { from: number; to: number };

/**
 * Reads a `Range` header for a file of `size` bytes. Null: send the whole file; `unsatisfiable`:
 * the range contains no byte.
 * @source RFC 9110 §14
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Number(last);
    if (length === 0 || size === 0) return 'unsatisfiable';
    return { from: Math.max(0, size - length), to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Number(last);
  if (last !== '' && to < from) return null;
  return from < size ? { from, to: Math.min(to, size - 1) } : 'unsatisfiable';
}
