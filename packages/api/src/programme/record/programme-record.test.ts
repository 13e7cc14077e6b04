import { spyOnStatements, testDatabase } from '@aube/db/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWorld } from '../../testing/world.ts';

const world = await createWorld(await testDatabase());
const { as, addStarted } = world;
afterEach(() => vi.restoreAllMocks());

const ZONES_OF_NODE_ALONE = ['US/Pacific-New', 'AET', 'AGT', 'VST', 'MIT'];

async function statementsOf(work: () => Promise<unknown>): Promise<unknown[]> {
  const asked = spyOnStatements();
  await work();
  return asked.mock.calls.map(([statement]: unknown[]) => (statement as { name?: string }).name);
}

describe('opening the programme', () => {
  it.each(ZONES_OF_NODE_ALONE)('is possible in %s', async (timeZone) => {
    const caller = await as(await addStarted('2026-01-04'));
    await caller.account.updatePreferences({ timeZone });
    const { person, days } = await caller.programme.overview({});
    expect(person).toMatchObject({ timeZone });
    expect(days.map(({ date }) => date)).toEqual([
      '2026-01-05',
      '2026-01-06',
      '2026-01-07',
      '2026-01-08',
      '2026-01-09',
      '2026-01-10',
      '2026-01-11',
    ]);
  });

  it.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
    'brings every night of the current week at its first and its last minute, in %s',
    async (timeZone) => {
      const userId = await addStarted('2026-01-04', timeZone);
      const isAhead = timeZone === 'Pacific/Kiritimati';
      const opens = isAhead ? '2026-01-10T10:00:00Z' : '2026-01-11T12:00:00Z';
      for (const [minutes, week, last] of [
        [-1, 1, '2026-01-11'],
        [0, 2, '2026-01-18'],
      ] as const) {
        const now = new Date(Date.parse(opens) + minutes * 60_000);
        const caller = await as(userId, { now });
        const days = await caller.diary.listDays({ week });
        expect(days.map(({ date }) => date).at(-1)).toBe(last);
        expect(days).toHaveLength(7);
      }
    },
  );

  it('is one statement', async () => {
    const caller = await as(await addStarted('2026-01-04'));
    expect(await statementsOf(() => caller.programme.overview({}))).toEqual(['programme.read']);
  });
});
