import { readCsv, UnreadableCsvError } from '../read-csv.ts';
import type { AddressRow } from './rules/invitee-lines.ts';

const rowsOf = (text: string, quote: '"' | false): AddressRow[] =>
  readCsv(text, { delimiter: [',', ';', '\t'], quote, relax_quotes: true });

export function parseAddressText(text: string): AddressRow[] {
  try {
    return rowsOf(text, '"');
  } catch (thrown) {
    if (!(thrown instanceof UnreadableCsvError)) throw thrown;
    return rowsOf(text, false);
  }
}
