import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@aube/db/testing';
import { establishments, participants, users } from '@aube/db/schema';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { runCaptured } from './testing/run-captured.ts';

const { db, url, close } = await createTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'aube-erasures-'));
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
  await close();
});
const source = { DATABASE_URL: url, AUBE_DATA_DIR: dataDir, LANG: 'en_CA.UTF-8' };
const run = (...options: string[]) => runCaptured(['erasures', 'replay', ...options], { source });

const at = new Date('2026-01-05T12:00:00Z');
const [place] = await db
  .insert(establishments)
  .values({ name: 'X', referenceCode: 'X-1', createdAt: at })
  .returning();
const [person] = await db
  .insert(users)
  .values({
    firstName: 'Ana',
    lastName: 'Roy',
    email: 'ana@example.test',
    username: 'ana',
    locale: 'fr',
    activatedAt: at,
    createdAt: at,
  })
  .returning();
const userId = person?.id ?? 0;
const establishmentId = place?.id ?? 0;
await db
  .insert(participants)
  .values({ userId, establishmentId, participantCode: 'P0123456789AB', createdAt: at });

const lineOf = (code: string, number = userId) =>
  JSON.stringify({ userId: number, participantCode: code, erasedAt: '2026-03-05T12:00:00.000Z' });
const write = (...lines: string[]) =>
  writeFileSync(join(dataDir, 'erasures.jsonl'), lines.map((line) => `${line}\n`).join(''));

describe('aube erasures replay', () => {
  beforeEach(() => write(lineOf('P0123456789AB')));

  it('ends with 0 when everybody of the list is erased, and a rehearsal erases nobody', async () => {
    expect(await run('--dry-run')).toMatchObject({
      exitCode: 0,
      said: 'Would be erased again: 1\nAlready erased: 0',
    });
    expect(await db.select().from(users)).toMatchObject([{ erasedAt: null }]);
    expect(await run()).toMatchObject({
      exitCode: 0,
      said: 'Erased again: 1\nAlready erased: 0',
    });
    const again = await run('--json');
    expect(again.exitCode).toBe(0);
    expect(JSON.parse(again.said)).toMatchObject({ erased: 0, already: 1, missing: [] });
  });

  it.each([
    ['somebody who is not in the database', () => lineOf('PFFFFFFFFFFFF', 9999)],
    ['a line that cannot be read', () => '{"userId":'],
  ])('ends with 1 for %s, which it names', async (_what, line) => {
    write(line());
    const { exitCode, said, noted } = await run();
    expect(exitCode).toBe(1);
    expect(said).toMatch(/9999|Line 1/);
    expect(noted).toContain('Lines without an erasure: 1');
  });

  it('counts a thousand lines and shows a few', async () => {
    write(...Array.from({ length: 1000 }, (_, index) => lineOf(`PX${index}`, 10_000 + index)));
    const { said } = await run('--dry-run');
    expect(said.split('\n')).toHaveLength(2 + 21);
    expect(said).toContain('… and 980 others. --json gives everything.');
    const all = await run('--dry-run', '--json');
    expect(JSON.parse(all.said)).toMatchObject({ missing: { length: 1000 } });
  });

  it('ends with 3 when the database does not answer', async () => {
    const away = { ...source, DATABASE_URL: 'postgres://aube@127.0.0.1:1/aube' };
    const { exitCode } = await runCaptured(['erasures', 'replay'], { source: away });
    expect(exitCode).toBe(3);
  });
});
