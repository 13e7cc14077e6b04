import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { csvRow } from '../../csv-row.ts';
import { xmlText } from '../rules/xlsx-parts.ts';
import { csvCell, xlsxCell } from './cell-sql.ts';

const { pool } = await testDatabase();

it.each([
  'Laval',
  '=1+1',
  '-3',
  '+1 514 555-0100',
  '@nom',
  'Roy;=1+1',
  'Roy; -1;+2;;=3',
  ' =1',
  '\u00a0=1',
  '\u202f＝1',
  '＋1',
  '－1',
  'x;＠nom',
  ';',
  'a=b',
  'a; b - c',
])('%j has the same guard in SQL as in a row', async (typed) => {
  const cell = csvCell({ name: 'x', type: 'text', sql: '$1::text', isTyped: true } as never);
  const { rows } = await pool.query<{ cell: string }>(`select ${cell} as cell`, [typed]);
  expect(`${rows[0]?.cell}\r\n`).toBe(csvRow([typed]));
});

it('a number keeps its sign, and what is missing stays missing', async () => {
  const number = csvCell({ name: 'x', type: 'number', sql: '-3' } as never);
  const nothing = csvCell({ name: 'y', type: 'text', sql: 'null::text', isTyped: true } as never);
  const { rows } = await pool.query(`select (${number})::text as x, ${nothing} as y`);
  expect(rows).toEqual([{ x: '-3', y: null }]);
});

it.each(['Roy\ufffe', '\uffffRoy', 'a < b & c > d', 'Zoé\u0001\ufffe\uffff!', '\ufdd0\u{1f319}'])(
  'the sheet’s cell of %j holds what XML can hold',
  async (typed) => {
    const cell = xlsxCell({ name: 'x', type: 'text', sql: '$1::text', isTyped: true } as never);
    const { rows } = await pool.query<{ cell: string }>(`select ${cell} as cell`, [typed]);
    expect(rows[0]?.cell).toBe(
      `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(typed)}</t></is></c>`,
    );
    expect(rows[0]?.cell).not.toMatch(/[\ufffe\uffff]/);
  },
);
