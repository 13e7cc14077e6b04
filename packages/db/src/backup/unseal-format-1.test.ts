import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateIdentity } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { migrationsFolder as migrations } from '../migrations-folder.ts';
import { createBlankDatabase } from '../testing/create-test-database.ts';
import { checkBackup, restoreBackup, type BackupKey } from './index.ts';
import { readThrough } from './read-backup.ts';
import { unsealing } from './seal.ts';

const key = createHash('sha256').update('the fixtures of backups').digest();
const identity = await generateIdentity();
const pathOf = (name: string) => join(import.meta.dirname, 'fixtures', `format-1-${name}.backup`);
const sealed = readFileSync(pathOf('sealed'));
const plain = readFileSync(pathOf('plain'));

async function unseal(bytes: Buffer, by: BackupKey | null, chunk = bytes.length): Promise<Buffer> {
  async function* source() {
    for (let at = 0; at < bytes.length; at += chunk) {
      yield await Promise.resolve(bytes.subarray(at, at + chunk));
    }
  }
  const read: Buffer[] = [];
  for await (const each of unsealing(by)(source())) read.push(each);
  return Buffer.concat(read);
}

describe('a backup of format 1', () => {
  it.each([
    ['sealed', key],
    ['plain', null],
  ] as const)('is restored when it is %s', async (name, by) => {
    const files: string[] = [];
    const source = { path: pathOf(name), key: by, migrations };
    const target = await createBlankDatabase();
    try {
      const { tables } = await restoreBackup(target, await checkBackup(source), {
        ...source,
        async file(path, bytes) {
          files.push(path);
          await readThrough(bytes);
        },
      });
      const rows = Object.fromEntries(tables.map((table) => [table.name, table.rows]));
      expect(rows).toMatchObject({ users: 3, diary_days: 81, questionnaire_answers: 3 });
      expect(files).toContain('mail/letter.eml');
    } finally {
      await target.close();
    }
  });

  it('comes back whatever the chunks it is read in', async () => {
    for (const [bytes, by] of [
      [sealed, key],
      [plain, null],
    ] as const) {
      expect((await unseal(bytes, by, 77)).equals(await unseal(bytes, by))).toBe(true);
    }
  });

  it('is refused when a byte is changed, or the file is cut', async () => {
    for (const [bytes, by] of [
      [sealed, key],
      [plain, null],
    ] as const) {
      const places = [0, 5, 13, 20, 40, 70, 71, 100, 500, 65_700, bytes.length - 1];
      for (const at of places.filter((place) => place < bytes.length)) {
        const changed = Buffer.from(bytes);
        changed[at]! ^= 1;
        for (const damaged of [changed, bytes.subarray(0, at)]) {
          await expect(unseal(damaged, by), `byte ${at}`).rejects.toMatchObject({
            name: 'BackupError',
          });
        }
      }
    }
  });

  it('is refused when its pieces are moved, doubled, left out or cut at their border', async () => {
    const start = sealed.indexOf('\n') + 1;
    const end = start + 64 * 1024 + 16;
    const [head, first, last] = [
      sealed.subarray(0, start),
      sealed.subarray(start, end),
      sealed.subarray(end),
    ];
    for (const order of [
      [last, first],
      [first, first, last],
      [last],
      [first],
      [first, last, last],
    ]) {
      await expect(unseal(Buffer.concat([head, ...order]), key)).rejects.toMatchObject({
        name: 'BackupError',
      });
    }
  });

  it.each([
    ['wrongKey', sealed, randomBytes(32)],
    ['wrongKey', sealed, identity],
    ['needsKey', sealed, null],
    ['notEncrypted', plain, key],
    ['notABackup', Buffer.from('AUBE-BACKUP 12\n'), key],
  ] as const)('says %s', async (fault, bytes, by) => {
    await expect(unseal(bytes, by)).rejects.toMatchObject({ fault });
  });
});
