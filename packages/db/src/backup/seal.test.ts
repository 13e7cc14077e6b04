import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealing, unsealing } from './seal.ts';

const key = randomBytes(32);
const PIECE = 64 * 1024;

async function* streamOf(...chunks: Buffer[]): AsyncGenerator<Buffer> {
  for (const each of chunks) yield await Promise.resolve(each);
}

async function whole(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const read: Buffer[] = [];
  for await (const each of stream) read.push(each);
  return Buffer.concat(read);
}

const seal = (bytes: Buffer, by: Buffer | null = key) => whole(sealing(by)(streamOf(bytes)));
const unseal = (bytes: Buffer, by: Buffer | null = key) => whole(unsealing(by)(streamOf(bytes)));

/** A sealed file as its first line and its pieces. */
function taken(sealed: Buffer) {
  const head = sealed.subarray(0, sealed.indexOf('\n') + 1);
  const pieces: Buffer[] = [];
  for (let at = head.length; at < sealed.length; at += PIECE + 16) {
    pieces.push(sealed.subarray(at, at + PIECE + 16));
  }
  return { head, pieces };
}

describe('a sealed stream', () => {
  it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE])(
    'of %d bytes comes back',
    async (size) => {
      const bytes = randomBytes(size);
      expect((await unseal(await seal(bytes))).equals(bytes)).toBe(true);
      expect((await unseal(await seal(bytes, null), null)).equals(bytes)).toBe(true);
    },
  );

  it('comes back whatever the chunks it is read in', async () => {
    const bytes = randomBytes(PIECE + 5);
    for (const by of [key, null]) {
      const sealed = await seal(bytes, by);
      const chunks = [sealed.subarray(0, 7), sealed.subarray(7, 90), sealed.subarray(90)];
      expect((await whole(unsealing(by)(streamOf(...chunks)))).equals(bytes)).toBe(true);
    }
  });

  it('is never twice the same, and shows nothing of what it holds', async () => {
    const bytes = Buffer.from('Camille '.repeat(100));
    const [one, other] = [await seal(bytes), await seal(bytes)];
    expect(one.subarray(80).equals(other.subarray(80))).toBe(false);
    expect(one.includes('Camille')).toBe(false);
  });

  it('is refused when any of its bytes is changed', async () => {
    for (const by of [key, null]) {
      const sealed = await seal(randomBytes(20), by);
      for (let at = 0; at < sealed.length; at += 1) {
        const changed = Buffer.from(sealed);
        changed[at]! ^= 1;
        await expect(unseal(changed, by), `byte ${at}`).rejects.toMatchObject({
          name: 'BackupError',
        });
      }
    }
  });

  it('is refused when it is cut short, wherever', async () => {
    for (const by of [key, null]) {
      const sealed = await seal(randomBytes(2 * PIECE), by);
      const cuts = [0, 1, 20, 80, 100, PIECE, PIECE + 16 + 80, sealed.length - 1];
      for (const cut of cuts) {
        await expect(unseal(sealed.subarray(0, cut), by), `${cut}`).rejects.toMatchObject({
          name: 'BackupError',
        });
      }
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
        name: 'BackupError',
      });
    }
  });

  it.each([
    ['wrongKey', () => seal(randomBytes(9)), randomBytes(32)],
    ['needsKey', () => seal(randomBytes(9)), null],
    ['notEncrypted', () => seal(randomBytes(9), null), key],
    ['notABackup', () => Promise.resolve(Buffer.from('PGDMP\n')), key],
    ['notABackup', () => Promise.resolve(Buffer.alloc(0)), null],
    ['notABackup', () => Promise.resolve(randomBytes(500)), null],
  ] as const)('says %s', async (fault, made, by) => {
    await expect(unseal(await made(), by)).rejects.toMatchObject({ fault });
  });
});
