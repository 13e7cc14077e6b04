import { seedManyParticipants } from '@aube/db/testing/many-participants';
import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { createWorld } from '../../testing/world.ts';
import { openExportSnapshot } from './export-snapshot.ts';
import { copyCsvText, countText } from './statement.ts';
import { columnsOf, exportTables } from './tables.ts';
import { EVERYBODY } from '../testing/everybody.ts';

const { services } = await createWorld(await testDatabase());
const now = new Date('2026-01-20T15:00:00Z');

it('PostgreSQL expects as many nights as there are, so that it reads them in order and sorts none', async () => {
  const client = await services.openClient();
  const today = '2026-01-20';
  await seedManyParticipants(client, { count: 400, programmeDay: 40, today, now });
  await client.end();
  const sources = { ...services, now };
  const table = exportTables(services).nights;
  const asked = { table, columns: columnsOf(table, false), filters: EVERYBODY };
  const snapshot = await openExportSnapshot(sources, EVERYBODY);
  const [counted] = await snapshot.query<{ rows: number }>(countText(asked));
  const query = copyCsvText(asked).slice('copy ('.length, -') to stdout (format csv)'.length);
  const [explained] = await snapshot.query<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    `explain (format json) ${query}`,
  );
  await snapshot.close();
  const expected = explained?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  const rows = counted?.rows ?? 0;
  expect(rows).toBeGreaterThan(10_000);
  expect(expected / rows).toBeGreaterThan(0.5);
  expect(expected / rows).toBeLessThan(2);
});
