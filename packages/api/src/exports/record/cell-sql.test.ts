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

it.each([
  ['+1 514 555-0100', '+1 514 555-0100'],
  ['+1 (514) 555-0100', '+1 (514) 555-0100'],
  ['+33 1.23.45.67.89', '+33 1.23.45.67.89'],
  ['+33 1 23 45 67 89', '+33 1 23 45 67 89'],
  ['+1 5145550100', '+1 5145550100'],
  ['+15145550100', "'+15145550100"],
  ['+33123456', "'+33123456"],
  ['+1 514 555', "'+1 514 555"],
  ['+33 123.456', "'+33 123.456"],
  ['514 555-0100', '514 555-0100'],
  ['+1-514-555-0100', "'+1-514-555-0100"],
  ['+1 -514 -555', "'+1 -514 -555"],
  ['+1 514 555-0100 x=1', "'+1 514 555-0100 x=1"],
  ['+1 514 555-0100\n=1+1', "'+1 514 555-0100 =1+1"],
  ['+1 514 555-0100;=1+1', "'+1 514 555-0100;'=1+1"],
  ['+1 514 poste 12', "'+1 514 poste 12"],
  ['=1+1', "'=1+1"],
  ['-3', "'-3"],
  ['@nom', "'@nom"],
])('a telephone %j is written %j', async (typed, written) => {
  const column = { name: 'x', type: 'text', sql: '$1::text', isTyped: true, isPhone: true };
  const { rows } = await pool.query<{ cell: string }>(
    `select ${csvCell(column as never)} as cell`,
    [typed],
  );
  expect(rows[0]?.cell).toBe(written);
});

it('a number has a decimal comma where that is asked', async () => {
  const form = { separator: 'semicolon', decimal: 'comma' } as const;
  const cell = csvCell({ name: 'x', type: 'number', sql: '-71.8' } as never, form);
  expect((await pool.query(`select ${cell} as x`)).rows).toEqual([{ x: '-71,8' }]);
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
