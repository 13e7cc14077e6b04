import { CsvError, parse, type Options } from 'csv-parse/sync';

export type CsvRow = { line: number; cells: string[] };

/** Error for an unclosed or misplaced quotation mark. `line`: the line on which the row begins. */
export class UnreadableCsvError extends Error {
  override readonly name = 'UnreadableCsvError';
  readonly line: number;

  constructor(line: number) {
    super(`a quotation mark at line ${line}`);
    this.line = line;
  }
}

/** First line such as `sep=;`, which names the separator for spreadsheets. */
const SAID_SEPARATOR = /^sep=([,;\t])\n/i;

type Parsed = { info: { lines: number }; record: string[] };
type How = Pick<Options, 'quote' | 'relax_quotes' | 'trim'> & {
  delimiter: string[] | ((text: string) => string);
};

/**
 * Rows of a CSV text. A byte order mark, a line with the separator, and mixed line ends are
 * accepted.
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
