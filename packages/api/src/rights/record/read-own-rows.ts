import type { Transaction } from '@aube/db';
import { eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { PERSONAL_TABLES, type PersonalTable } from './personal-tables.ts';

type Row = Record<string, unknown>;

const shownColumns = ({ table, leftOut = [] }: PersonalTable) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !leftOut.includes(name)),
  );

function readColumns(personal: PersonalTable, userId: number) {
  const { ofActor } = personal;
  return Object.fromEntries(
    Object.entries(shownColumns(personal)).map(([name, column]) => [
      name,
      ofActor?.columns.includes(name)
        ? sql`case when ${ofActor.actor} = ${userId} then ${column} end`
        : column,
    ]),
  );
}

function isOf(tx: Transaction, { person, through }: PersonalTable, userId: number): SQL {
  const isPerson = eq(person, userId);
  if (!through) return isPerson;
  const { from, to } = through;
  return inArray(from, tx.select({ key: to }).from(to.table).where(isPerson));
}

export async function readOwnRows(tx: Transaction, userId: number): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const [name, personal] of Object.entries(PERSONAL_TABLES)) {
    found[name] = await tx
      .select(readColumns(personal, userId))
      .from(personal.table)
      .where(isOf(tx, personal, userId));
  }
  return found;
}

const JSON_TYPES: Readonly<Record<string, object>> = {
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  string: { type: 'string' },
  date: { type: 'string', format: 'date-time' },
  array: { type: 'array', items: { type: 'string' } },
};

export function ownRowsSchema() {
  const tables = Object.entries(PERSONAL_TABLES).map(([name, personal]) => {
    const columns = Object.entries(shownColumns(personal)).map(
      ([column, { dataType, notNull }]) => {
        const type = JSON_TYPES[dataType] ?? {};
        return [column, notNull ? type : { anyOf: [type, { type: 'null' }] }];
      },
    );
    const properties = Object.fromEntries(columns) as Record<string, object>;
    const row = { type: 'object', properties, required: Object.keys(properties) };
    return [name, { type: 'array', items: { ...row, additionalProperties: false } }] as const;
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: Object.fromEntries(tables),
    required: tables.map(([name]) => name),
    additionalProperties: false,
  };
}
