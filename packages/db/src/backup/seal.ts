import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { BackupError } from './backup-error.ts';
import { piecesOf } from './pieces.ts';

type Bytes = AsyncIterable<Buffer>;

const MAGIC = 'AUBE-BACKUP 1';
const PIECE_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const DIGEST_BYTES = 32;
/** Longer than any first line. */
const LONGEST_HEAD = 128;

/** A key of its own for each file, so that the nonces may be plain numbers. */
const keyOfFile = (key: Buffer, salt: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.from(salt, 'base64url'), MAGIC, 32));

/** The number of a piece and whether it is the last: no piece can be moved, left out or put last. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/**
 * Encrypts a stream in pieces whose order and end are authenticated (the construction STREAM of
 * Hoang, Reyhanitabar, Rogaway and Vizár, as age and Tink have it) with AES-256-GCM. Without a key
 * the bytes stay as they are, with their SHA-256 at the end: that finds damage, not forgery.
 */
export const sealing = (key: Buffer | null) =>
  async function* seal(source: Bytes): AsyncGenerator<Buffer> {
    const salt = randomBytes(32).toString('base64url');
    const head = Buffer.from(`${MAGIC} ${key === null ? 'plain' : `aes-256-gcm ${salt}`}\n`);
    yield head;
    if (key === null) {
      const hash = createHash('sha256').update(head);
      for await (const bytes of source) {
        hash.update(bytes);
        yield bytes;
      }
      yield hash.digest();
      return;
    }
    const fileKey = keyOfFile(key, salt);
    let number = 0;
    for await (const { bytes, isLast } of piecesOf(source, PIECE_BYTES)) {
      const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(number, isLast)).setAAD(head);
      number += 1;
      yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    }
  };

/**
 * The stream that was sealed. What it yields is whole only once it has ended: a fault at the end of
 * the file shows at the end.
 * @throws BackupError notABackup, needsKey, notEncrypted, wrongKey, damaged
 */
export const unsealing = (key: Buffer | null) =>
  async function* unseal(source: Bytes): AsyncGenerator<Buffer> {
    const { head, rest } = await splitHead(source);
    const [, salt] = /^ aes-256-gcm ([\w-]{43})\n$/.exec(head.slice(MAGIC.length)) ?? [];
    if (head === `${MAGIC} plain\n`) {
      if (key !== null) throw new BackupError('notEncrypted');
      yield* checkDigest(rest, head);
      return;
    }
    if (!head.startsWith(MAGIC) || salt === undefined) throw new BackupError('notABackup');
    if (key === null) throw new BackupError('needsKey');
    const fileKey = keyOfFile(key, salt);
    let number = 0;
    for await (const { bytes, isLast } of piecesOf(rest, PIECE_BYTES + TAG_BYTES)) {
      if (bytes.length < TAG_BYTES) throw new BackupError('damaged');
      const decipher = createDecipheriv('aes-256-gcm', fileKey, nonceOf(number, isLast))
        .setAAD(Buffer.from(head))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        yield Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
      } catch (cause) {
        throw new BackupError(number === 0 ? 'wrongKey' : 'damaged', { cause });
      }
      number += 1;
    }
  };

/** The first line, and all that follows it. @throws BackupError notABackup */
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
