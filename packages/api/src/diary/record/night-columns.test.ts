import { nightFieldNames } from '@aube/dictionary';
import type { QueryValue } from '@aube/db';
import { testDatabase } from '@aube/db/testing';
import { diaryDays } from '@aube/db/schema';
import { expect, it } from 'vitest';
import { fieldWriter, nightColumns } from './night-columns.ts';

const { pool } = await testDatabase();

it('finds a column for every field', () => {
  expect(Object.keys(nightColumns)).toEqual(nightFieldNames);
  expect(nightColumns.finalWakeUpTime).toBe('final_wake_up_time');
});

it.each([
  ['sent', { awakenings: 2, outOfBedTime: 400, naps: [] }, { at: 400 }],
  ['emptied', { awakenings: 2, outOfBedTime: null, naps: [] }, { at: null }],
  ['left out', { awakenings: 2, naps: [] }, { at: 390 }],
])('writes an optional field as it is %s', async (_, night, expected) => {
  const { awakenings, outOfBedTime, naps } = diaryDays;
  const writer = fieldWriter(
    {
      awakenings: { kind: 'count', isRequired: true },
      outOfBedTime: { kind: 'clockTime', isRequired: false },
      naps: { kind: 'naps', isRequired: true },
    },
    { awakenings, outOfBedTime, naps },
    2,
  );
  const values: QueryValue[] = ['first'];
  writer.addValues(values, night);
  const row = `select 1 as awakenings, 390 as out_of_bed_time, '[1]'::jsonb as naps`;
  await pool.query('create table if not exists written as ' + row);
  const { rows } = await pool.query(
    `with day as (${row}), d as (select * from day)
    update written set ${writer.assignments} from d
    where $1 = 'first' returning written.awakenings, written.out_of_bed_time as at, written.naps`,
    values,
  );
  expect(rows).toEqual([{ awakenings: 2, naps: [], ...expected }]);
});
