import type { Pool } from '@aube/db';
import { expect, it } from 'vitest';
import { createReadiness } from './readiness.ts';

it('asks the database once a second at most, and says what it said last', async () => {
  const clock = { ms: 0 };
  const state = { isUp: true, isReadOnly: false, asked: 0 };
  const pool = {
    query: async () => {
      state.asked += 1;
      if (!state.isUp) throw new Error('away');
      return { rows: [{ isReadOnly: state.isReadOnly }] };
    },
  } as unknown as Pool;
  const isReady = createReadiness(pool, () => clock.ms);

  expect(await Promise.all([isReady(), isReady()])).toEqual([true, true]);
  state.isUp = false;
  clock.ms = 999;
  expect([await isReady(), state.asked]).toEqual([true, 1]);
  clock.ms = 1_000;
  expect([await isReady(), state.asked]).toEqual([false, 2]);
  state.isUp = true;
  clock.ms = 2_000;
  expect([await isReady(), state.asked]).toEqual([true, 3]);
  state.isReadOnly = true;
  clock.ms = 3_000;
  expect([await isReady(), state.asked]).toEqual([false, 4]);
});
