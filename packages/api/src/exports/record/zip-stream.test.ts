import { randomBytes } from 'node:crypto';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipStream, type ZipEntry } from './zip-stream.ts';

async function* only(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function archiveOf(entries: Iterable<ZipEntry>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipStream(entries)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

it('another reader finds every file with its content', async () => {
  const bytes = await archiveOf([
    { name: 'été.csv', content: only('a,b\r\n1,2\r\n') },
    { name: 'vide.csv', content: only('') },
  ]);
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(['été.csv', 'vide.csv']);
  expect(Buffer.from(files['été.csv'] ?? []).toString()).toBe('a,b\r\n1,2\r\n');
  expect(files['vide.csv']).toHaveLength(0);
});

it('what fails while it is read ends the archive', async () => {
  // oxlint-disable-next-line eslint/require-yield
  async function* broken(): AsyncGenerator<Uint8Array> {
    throw new Error('gone');
  }
  await expect(archiveOf([{ name: 'a.csv', content: broken() }])).rejects.toThrow('gone');
});

it('that is left in the middle of a file lets go of what it read from', async () => {
  let hasLetGo = false;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield randomBytes(256 * 1024);
    } finally {
      hasLetGo = true;
    }
  }
  const archive = zipStream([{ name: 'a.csv', content: endless() }]);
  for (let taken = 0; taken < 4; taken += 1) await archive.next();
  await archive.return(undefined);
  await expect.poll(() => hasLetGo).toBe(true);
});
