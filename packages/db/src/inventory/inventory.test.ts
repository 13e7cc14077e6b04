import { join } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as schema from '../schema/index.ts';
import { INVENTORY, inventoryPage } from './inventory.ts';

const tables = Object.values(schema).flatMap((each: unknown) => (is(each, PgTable) ? [each] : []));
const PAGE = join(import.meta.dirname, '../../../../docs/personal-data.md');

describe('the inventory of personal data (PR-5)', () => {
  it.each(tables.map((table) => [getTableName(table), table] as const))(
    'has every column of %s in one class',
    (name, table) => {
      const known = Object.values(INVENTORY[name]?.columns ?? {}).flatMap((list) =>
        list.split(' '),
      );
      const columns = Object.values(getTableColumns(table)).map((column) => column.name);
      expect(known.toSorted()).toEqual(columns.toSorted());
    },
  );

  it('knows no table that is gone', () => {
    expect(Object.keys(INVENTORY).toSorted()).toEqual(tables.map(getTableName).toSorted());
  });

  it('knows one thing of a password, its hash: no age that ends it, no hint, no question', () => {
    const names = tables.flatMap((table) =>
      Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
    );
    expect(names.filter((name) => /password|passwd|hint|secret_?question/u.test(name))).toEqual([
      'credentials.password_hash',
    ]);
  });

  it('is the page in docs; `npx vitest run inventory --update` writes it', async () => {
    await expect(inventoryPage()).toMatchFileSnapshot(PAGE);
  });
});
