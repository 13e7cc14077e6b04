import { createTestDatabase } from '@aube/db/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { prepareGround } from './ground.ts';
import { killAndCompare } from './kill-and-compare.ts';

const isEmbedded = !process.env['AUBE_TEST_DATABASE_URL'];
const database = isEmbedded ? null : await createTestDatabase();
const ground = await prepareGround({ databaseUrl: database?.url, writers: 6 });
afterAll(async () => {
  await ground.leave();
  await database?.close();
});

describe('a server killed between saves (DU-1)', () => {
  it(
    'has every acknowledged night after its restart, once and whole',
    { timeout: 120_000 },
    async () => {
      const report = await killAndCompare(ground, { kills: 2, savesBeforeKill: [40, 120] });
      expect(report).toMatchObject({ kills: 2, lost: [], torn: [], doubled: [], history: [] });
      expect(report.acknowledged).toBeGreaterThanOrEqual(2 * 40);
      expect(report.databaseKills).toBe(isEmbedded ? 1 : 0);
    },
  );
});
