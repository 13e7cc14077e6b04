import { CsvError, parse } from 'csv-parse/sync';
import type { AddressRow } from './rules/invitee-lines.ts';

type Parsed = { info: { lines: number }; record: string[] };

function rowsOf(text: string, quote: '"' | false): AddressRow[] {
  const parsed = parse(text, {
    bom: true,
    delimiter: [',', ';', '\t'],
    info: true,
    quote,
    relax_column_count: true,
    relax_quotes: true,
  }) as unknown as Parsed[];
  return parsed.map(({ info, record }) => ({ line: info.lines, cells: record }));
}

/**
 * The rows of a pasted list or of a CSV: commas, semicolons and tabs part the cells. A quotation mark
 * that is never closed is a character like another.
 */
export function parseAddressText(text: string): AddressRow[] {
  try {
    return rowsOf(text, '"');
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown;
    return rowsOf(text, false);
  }
}
