import { subtle, type webcrypto } from 'node:crypto';
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { BackupError, type BackupFault } from './backup-error.ts';
import { FORMAT_1, unsealFormat1 } from './unseal-format-1.ts';

type Bytes = AsyncIterable<Buffer>;

/** An age identity (`AGE-SECRET-KEY-1…`), or the 32 bytes of a private key. */
export type BackupKey = string | Buffer;

export const isIdentity = (text: string): Promise<boolean> =>
  identityToRecipient(text).then(
    () => true,
    () => false,
  );

/** Start of an X25519 private key in PKCS #8; the 32 bytes of the key follow (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b656e04220420', 'hex');

/** The key may be 32 bytes of a private key, from an older key file. */
const identityOf = async (key: BackupKey): Promise<string | webcrypto.CryptoKey> =>
  typeof key === 'string'
    ? key
    : subtle.importKey('pkcs8', Buffer.concat([PKCS8_HEAD, key]), 'X25519', false, ['deriveBits']);

/**
 * Encrypts a stream in the age format, https://age-encryption.org/v1. Without a key, the stream
 * stays unchanged.
 * @decision running-aube#backup
 */
export const sealing = (key: BackupKey | null) =>
  async function* seal(source: Bytes): AsyncGenerator<Buffer> {
    if (key === null) return yield* source;
    const encrypter = new Encrypter();
    encrypter.addRecipient(await identityToRecipient(await identityOf(key)));
    yield* buffersOf(await encrypter.encrypt(ReadableStream.from(source)));
  };

/**
 * Decrypts a stream. Only the end of the stream verifies the output.
 * @throws BackupError notABackup, needsKey, notEncrypted, wrongKey, damaged
 */
export const unsealing = (key: BackupKey | null) =>
  async function* unseal(source: Bytes): AsyncGenerator<Buffer> {
    const { begun, all } = await peek(source);
    if (begun.startsWith(FORMAT_1)) {
      yield* unsealFormat1(all, typeof key === 'string' ? Buffer.alloc(0) : key);
    } else if (begun.startsWith(AGE)) {
      if (key === null) throw new BackupError('needsKey');
      yield* decrypt(all, key);
    } else if (begun.startsWith(GZIP)) {
      if (key !== null) throw new BackupError('notEncrypted');
      yield* all;
    } else throw new BackupError('notABackup');
  };

const AGE = 'age-encryption.org/v1\n';
const GZIP = '\u001F\u008B';

async function* decrypt(source: Bytes, key: BackupKey): AsyncGenerator<Buffer> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(await identityOf(key));
  const encrypted = ReadableStream.from(source);
  const opened = await decrypter.decrypt(encrypted).catch((cause) => refuse('wrongKey', cause));
  try {
    yield* buffersOf(opened);
  } catch (cause) {
    refuse('damaged', cause);
  }
}

function refuse(fault: BackupFault, cause: unknown): never {
  throw cause instanceof Error && 'syscall' in cause ? cause : new BackupError(fault, { cause });
}

async function* buffersOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const { buffer, byteOffset, length } of source) {
    yield Buffer.from(buffer, byteOffset, length);
  }
}

async function peek(source: Bytes): Promise<{ begun: string; all: Bytes }> {
  const iterator = source[Symbol.asyncIterator]();
  let begun: Buffer = Buffer.alloc(0);
  while (begun.length < AGE.length) {
    const next = await iterator.next();
    if (next.done === true) break;
    begun = Buffer.concat([begun, next.value]);
  }
  async function* all(): AsyncGenerator<Buffer> {
    yield begun;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { begun: begun.toString('latin1'), all: all() };
}
