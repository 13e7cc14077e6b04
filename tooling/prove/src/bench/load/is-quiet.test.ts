import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { isQuiet } from './is-quiet.ts';

const { pool, openClient } = await testDatabase();

it('waits for the transactions of our servers, and not for ever', async () => {
  expect(await isQuiet(openClient)).toBe(true);
  const client = await pool.connect();
  await client.query('begin');
  expect(await isQuiet(openClient, 300)).toBe(false);
  const waited = isQuiet(openClient);
  await client.query('commit');
  client.release();
  expect(await waited).toBe(true);
});
