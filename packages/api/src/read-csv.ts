import { CsvError, parse, type Options } from 'csv-parse/sync';

/** A row of a CSV text, by the line on which it begins. */
export type CsvRow = { line: number; cells: string[] };

/**
 * A text whose quotation marks do not go together, by the line on which the row begins that has
 * them.
 */
export class UnreadableCsvError extends Error {
  override readonly name = 'UnreadableCsvError';
  readonly line: number;

  constructor(line: number) {
    super(`a quotation mark at line ${line}`);
    this.line = line;
  }
}

/** `sep=;`, with which a spreadsheet is told the separator of a file: no line of it. */
const SAID_SEPARATOR = /^sep=([,;\t])\n/i;

type Parsed = { info: { lines: number }; record: string[] };
type How = Pick<Options, 'quote' | 'relax_quotes' | 'trim'> & {
  /** Separators of cells, where no first line says it; or how to find it. */
  delimiter: string[] | ((text: string) => string);
};

/**
 * The rows of a CSV text as other programs write it: with or without a mark at its head, a line that says the
 * separator, and any ends of lines, also several kinds of them.
 * @throws UnreadableCsvError
 */
export function readCsv(given: string, { delimiter, ...how }: How): CsvRow[] {
  const text = given.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const said = SAID_SEPARATOR.exec(text)?.[1];
  const rows: CsvRow[] = [];
  let ended = said === undefined ? 0 : 1;
  const keep = ({ info, record }: Parsed) => {
    rows.push({ line: ended + 1, cells: record });
    ended = info.lines;
    return null;
  };
  try {
    parse(text, {
      ...how,
      delimiter: said ?? (typeof delimiter === 'function' ? delimiter(text) : delimiter),
      from_line: ended + 1,
      info: true,
      on_record: (parsed) => keep(parsed as unknown as Parsed),
      record_delimiter: '\n',
      relax_column_count: true,
    });
  } catch (thrown) {
    throw thrown instanceof CsvError ? new UnreadableCsvError(ended + 1) : thrown;
  }
  return rows;
}
