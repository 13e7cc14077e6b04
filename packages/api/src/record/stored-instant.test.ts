import { expect, it } from 'vitest';
import { testDatabase } from '@aube/db/testing';
import { isoInstant } from './stored-instant.ts';

it.each([
  ['2026-01-20T06:30:00+00:00', '2026-01-20T06:30:00.000Z'],
  ['2026-01-20T06:30:00.5+00:00', '2026-01-20T06:30:00.500Z'],
  ['2026-01-20T06:30:00.04+00:00', '2026-01-20T06:30:00.040Z'],
  ['2026-01-20T06:30:00.007+00:00', '2026-01-20T06:30:00.007Z'],
  ['2026-01-20T01:30:00-05:00', '2026-01-20T06:30:00.000Z'],
])('%s is %s', (stored, iso) => {
  expect(isoInstant(stored)).toBe(iso);
});

it('reads what PostgreSQL writes', async () => {
  const { pool } = await testDatabase();
  for (const iso of [
    '2026-01-20T06:30:00.000Z',
    '2025-12-31T23:59:59.990Z',
    '1999-03-01T00:00:00.123Z',
  ]) {
    const { rows } = await pool.query<{ at: string }>(
      `select json_build_array($1::timestamptz(3)) ->> 0 as at`,
      [iso],
    );
    expect(isoInstant(rows[0]?.at ?? '')).toBe(iso);
  }
});
