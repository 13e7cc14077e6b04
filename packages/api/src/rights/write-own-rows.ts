import { setImmediate } from 'node:timers/promises';
import { ownRowsSchema } from './record/read-own-rows.ts';

const ROWS_AT_ONCE = 500;

/**
 * The JSON of every row about a person, with its schema: a few hundred rows at a time, so that a long
 * audit log holds nobody else up.
 */
export async function writeOwnRows(
  tables: Readonly<Record<string, readonly object[]>>,
  exportedAt: Date,
): Promise<string> {
  const written: string[] = [];
  for (const [name, rows] of Object.entries(tables)) {
    const lines: string[] = [];
    for (const [index, row] of rows.entries()) {
      lines.push(`      ${JSON.stringify(row)}`);
      if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
    }
    const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n    ]`;
    written.push(`    ${JSON.stringify(name)}: ${list}`);
  }
  return [
    '{',
    `  "exportedAt": ${JSON.stringify(exportedAt)},`,
    `  "schema": ${JSON.stringify(ownRowsSchema())},`,
    `  "donnees": {\n${written.join(',\n')}\n  }`,
    '}\n',
  ].join('\n');
}
