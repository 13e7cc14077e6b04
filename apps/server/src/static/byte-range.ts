/** The bytes that a request asks for, both ends included. */
export type ByteRange = { from: number; to: number };

/**
 * Reads a `Range` header against a file of `size` bytes: null when the whole file is to be sent
 * (no range, or one that need not be understood: another unit, several ranges, a malformed one),
 * `unsatisfiable` when nothing of the file lies in it.
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
