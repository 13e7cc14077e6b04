import { createDecipheriv, createHash, hkdfSync, timingSafeEqual } from 'node:crypto';
import { BackupError } from './backup-error.ts';

type Bytes = AsyncIterable<Buffer>;

export const FORMAT_1 = 'AUBE-BACKUP 1';
const PIECE_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const DIGEST_BYTES = 32;
const LONGEST_HEAD = 128;

/**
 * Reads a backup of format 1, which no release writes any more. Damage may be found only at the
 * end of the stream.
 * @param key 32 bytes, or null
 * @throws BackupError notABackup, needsKey, notEncrypted, wrongKey, damaged
 * @decision running-aube#backup
 */
export async function* unsealFormat1(source: Bytes, key: Buffer | null): AsyncGenerator<Buffer> {
  const { head, rest } = await splitHead(source);
  const [, salt] = /^ aes-256-gcm ([\w-]{43})\n$/.exec(head.slice(FORMAT_1.length)) ?? [];
  if (head === `${FORMAT_1} plain\n`) {
    if (key !== null) throw new BackupError('notEncrypted');
    yield* checkDigest(rest, head);
    return;
  }
  if (salt === undefined) throw new BackupError('notABackup');
  if (key === null) throw new BackupError('needsKey');
  const secret = Buffer.from(hkdfSync('sha256', key, Buffer.from(salt, 'base64url'), FORMAT_1, 32));
  let number = 0;
  for await (const { bytes, isLast } of piecesOf(rest)) {
    if (bytes.length < TAG_BYTES) throw new BackupError('damaged');
    const decipher = createDecipheriv('aes-256-gcm', secret, nonceOf(number, isLast))
      .setAAD(Buffer.from(head))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      yield Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch (cause) {
      throw new BackupError(number === 0 ? 'wrongKey' : 'damaged', { cause });
    }
    number += 1;
  }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

async function* piecesOf(source: Bytes): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  const size = PIECE_BYTES + TAG_BYTES;
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    while (held.length > size) {
      yield { bytes: held.subarray(0, size), isLast: false };
      held = held.subarray(size);
    }
  }
  yield { bytes: held, isLast: true };
}

/** @throws BackupError notABackup */
async function splitHead(source: Bytes): Promise<{ head: string; rest: Bytes }> {
  const iterator = source[Symbol.asyncIterator]();
  let begun: Buffer = Buffer.alloc(0);
  while (begun.length < LONGEST_HEAD && !begun.includes('\n')) {
    const next = await iterator.next();
    if (next.done === true) break;
    begun = Buffer.concat([begun, next.value]);
  }
  const end = begun.subarray(0, LONGEST_HEAD).indexOf('\n') + 1;
  if (end === 0) throw new BackupError('notABackup');
  async function* rest(): AsyncGenerator<Buffer> {
    if (begun.length > end) yield begun.subarray(end);
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
      yield next.value;
    }
  }
  return { head: begun.subarray(0, end).toString('latin1'), rest: rest() };
}

async function* checkDigest(source: Bytes, head: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256').update(head);
  let held: Buffer = Buffer.alloc(0);
  for await (const bytes of source) {
    const all = Buffer.concat([held, bytes]);
    const ready = all.subarray(0, Math.max(0, all.length - DIGEST_BYTES));
    held = all.subarray(ready.length);
    hash.update(ready);
    if (ready.length > 0) yield ready;
  }
  if (held.length < DIGEST_BYTES || !timingSafeEqual(hash.digest(), held)) {
    throw new BackupError('damaged');
  }
}
