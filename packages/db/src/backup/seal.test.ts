import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Decrypter, generateIdentity } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { isIdentity, sealing, unsealing, type BackupKey } from './seal.ts';

const key = randomBytes(32);
const identity = await generateIdentity();
const PIECE = 64 * 1024;

async function* streamOf(...chunks: Buffer[]): AsyncGenerator<Buffer> {
  for (const each of chunks) yield await Promise.resolve(each);
}

async function whole(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const read: Buffer[] = [];
  for await (const each of stream) read.push(each);
  return Buffer.concat(read);
}

const seal = (bytes: Buffer, by: BackupKey | null = key) => whole(sealing(by)(streamOf(bytes)));
const unseal = (bytes: Buffer, by: BackupKey | null = key) => whole(unsealing(by)(streamOf(bytes)));

function taken(sealed: Buffer) {
  const start = sealed.indexOf('\n', sealed.indexOf('\n---') + 1) + 17;
  const pieces: Buffer[] = [];
  for (let at = start; at < sealed.length; at += PIECE + 16) {
    pieces.push(sealed.subarray(at, at + PIECE + 16));
  }
  return { head: sealed.subarray(0, start), pieces };
}

describe('a sealed stream', () => {
  it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE])(
    'of %d bytes comes back',
    async (size) => {
      const bytes = randomBytes(size);
      for (const by of [key, identity]) {
        expect((await unseal(await seal(bytes, by), by)).equals(bytes)).toBe(true);
      }
    },
  );

  it('comes back whatever the chunks it is read in', async () => {
    const bytes = gzipSync(randomBytes(PIECE + 5));
    for (const by of [key, null]) {
      const sealed = await seal(bytes, by);
      const chunks = [sealed.subarray(0, 7), sealed.subarray(7, 90), sealed.subarray(90)];
      expect((await whole(unsealing(by)(streamOf(...chunks)))).equals(bytes)).toBe(true);
      const single = Array.from(sealed.subarray(0, 300), (byte) => Buffer.from([byte]));
      const read = await whole(unsealing(by)(streamOf(...single, sealed.subarray(300))));
      expect(read.equals(bytes)).toBe(true);
    }
  });

  it('opens with any program of age', async () => {
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    expect(await decrypter.decrypt(await seal(Buffer.from('À demain'), identity), 'text')).toBe(
      'À demain',
    );
  });

  it('is never twice the same, and shows nothing of what it holds', async () => {
    const bytes = Buffer.from('Camille '.repeat(100));
    const [one, other] = [await seal(bytes), await seal(bytes)];
    expect(taken(one).pieces[0]!.equals(taken(other).pieces[0]!)).toBe(false);
    expect(one.includes('Camille')).toBe(false);
  });

  it('is refused when any of its bytes is changed', async () => {
    const sealed = await seal(randomBytes(20));
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      await expect(unseal(changed), `byte ${at}`).rejects.toMatchObject({ name: 'BackupError' });
    }
  });

  it('is refused when it is cut short, wherever', async () => {
    const sealed = await seal(randomBytes(2 * PIECE));
    const { head } = taken(sealed);
    const cuts = [0, 1, 20, 80, head.length - 1, head.length, head.length + PIECE + 16];
    for (const cut of [...cuts, sealed.length - 1]) {
      await expect(unseal(sealed.subarray(0, cut)), `${cut}`).rejects.toMatchObject({
        name: 'BackupError',
      });
    }
  });

  it('is refused when its pieces are moved, doubled, left out or cut at their border', async () => {
    const { head, pieces } = taken(await seal(randomBytes(3 * PIECE)));
    const [first, second, third] = pieces as [Buffer, Buffer, Buffer];
    for (const order of [
      [second, first, third],
      [first, first, second, third],
      [first, third],
      [first, second],
      [first, second, third, third],
    ]) {
      await expect(unseal(Buffer.concat([head, ...order]))).rejects.toMatchObject({
        fault: 'damaged',
      });
    }
  });

  it.each([
    ['wrongKey', () => seal(randomBytes(9)), randomBytes(32)],
    ['wrongKey', () => seal(randomBytes(9)), identity],
    ['needsKey', () => seal(randomBytes(9)), null],
    ['notEncrypted', () => seal(gzipSync('9'), null), key],
    ['notABackup', () => Promise.resolve(Buffer.from('PGDMP\n')), key],
    ['notABackup', () => Promise.resolve(Buffer.alloc(0)), null],
    ['notABackup', () => Promise.resolve(randomBytes(500).fill(7, 0, 2)), null],
  ] as const)('says %s', async (fault, made, by) => {
    await expect(unseal(await made(), by)).rejects.toMatchObject({ fault });
  });

  it('passes on the fault of the disk', async () => {
    const fault = Object.assign(new Error('read'), { code: 'EIO', syscall: 'read' });
    for (const from of [0, 300]) {
      const sealed = await seal(randomBytes(2 * PIECE));
      async function* failing() {
        yield await Promise.resolve(sealed.subarray(0, from));
        throw fault;
      }
      await expect(whole(unsealing(key)(failing()))).rejects.toBe(fault);
    }
  });
});

it('knows an identity from a misspelt one', async () => {
  expect(await isIdentity(identity)).toBe(true);
  const others = ['', `${identity}Q`, identity.toLowerCase(), 'AGE-SECRET-KEY-1'];
  expect(await Promise.all(others.map(isIdentity))).toEqual([false, false, false, false]);
});
