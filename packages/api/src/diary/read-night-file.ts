import {
  type NightField,
  type NightFieldName,
  nightFieldNames,
  nightFields,
} from '@aube/dictionary';
import { csvFile, withoutGuards } from '../csv-row.ts';
import { AppError, invalidField, type FieldIssue } from '../errors.ts';
import { readCsv, UnreadableCsvError, type CsvRow } from '../read-csv.ts';
import {
  type ForeignNights,
  type NightSource,
  readForeignNights,
  sourceOf,
} from './rules/foreign-nights.ts';
import {
  columnName,
  columnNamed,
  importNames,
  readImportHeader,
  type ImportDates,
  type ImportHeader,
} from './rules/import-header.ts';
import { nearestTitles } from './rules/nearest-titles.ts';
import { readImportLine, type ReadLine } from './rules/night-import.ts';
import { writeTitleMap } from './rules/title-map.ts';
import { turnTable } from './rules/turn-table.ts';

/** Maximum number of lines in a file. A programme has 175 nights. */
const MOST_LINES = 2_000;
const LONGEST_TEXT = 2_000_000;

const OWN_NAMES = Object.fromEntries(
  nightFieldNames.map((field) => {
    const { french, label, longLabel = label }: NightField = nightFields[field];
    return [field, [french, longLabel.fr, longLabel.en]];
  }),
) as Record<(typeof nightFieldNames)[number], string[]>;
const NAMES = {
  morning: importNames(OWN_NAMES, 'morning'),
  evening: importNames(OWN_NAMES, 'evening'),
};

const SEPARATORS = [',', ';', '\t'];

function separatorOf(text: string): string {
  const lines = text.replaceAll(/"[^"]*"/g, 'x').split('\n');
  const titles = lines.find((line) => /[^\s,;]/.test(line)) ?? '';
  const count = (separator: string) => titles.split(separator).length;
  return SEPARATORS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

function rowsOf(text: string): CsvRow[] {
  try {
    const rows = readCsv(text, { delimiter: separatorOf, relax_quotes: true, trim: true });
    return rows.map(({ line, cells }) => ({ line, cells: cells.map(withoutGuards) }));
  } catch (thrown) {
    if (!(thrown instanceof UnreadableCsvError)) throw thrown;
    const choices = String(thrown.line);
    throw new AppError('INVALID', {
      issues: [{ path: ['text'], code: 'notCsv', params: { choices } }],
    });
  }
}

type Asked = {
  text: string;
  map: Readonly<Record<string, string>>;
  dates: ImportDates;
  source: NightSource | null;
};

type Table = Pick<ForeignNights, 'header' | 'lines'> & Partial<ForeignNights>;
/** `otherSource`: source that the file seems to come from, if the command names no or another source. */
type ReadTable = Table & { otherSource: NightSource | null };

/** Table with our columns. One with a column per night is turned. */
function ownTable(rows: readonly CsvRow[], { map, dates }: Pick<Asked, 'map' | 'dates'>) {
  const isWhole = (titles: readonly string[]) =>
    readImportHeader(titles, NAMES[dates], map).missing.length === 0;
  const [across, down] = [rows[0]?.cells ?? [], rows.map(({ cells }) => cells[0] ?? '')];
  const [head, ...lines] = !isWhole(across) && isWhole(down) ? turnTable(rows) : rows;
  return { header: head?.cells ?? [], lines };
}

/**
 * @throws INVALID on `text`: `required` without a line, `tooLong`, `tooMany`, `notCsv` with its
 * line, `missingColumns` for a file of another program than `source`
 */
function tableOf(asked: Asked, timeZone: string): ReadTable {
  const { text, source } = asked;
  if (text.length > LONGEST_TEXT) throw invalidField('text', 'tooLong');
  const filled = rowsOf(text).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const table: Table =
    source === null ? ownTable(filled, asked) : readForeignNights(filled, source, timeZone);
  const { missing = [], lines } = table;
  const likely = sourceOf(filled);
  const otherSource = likely === source ? null : likely;
  if (filled.length > 0 && missing.length > 0) {
    const params = {
      choices: missing.join(', '),
      found: fewTitles(filled[0]?.cells ?? []),
      nearest: '',
      source: otherSource ?? '',
    };
    throw new AppError('INVALID', {
      issues: [{ path: ['text'], code: 'missingColumns', params }],
    });
  }
  if (lines.length === 0) throw invalidField('text', 'required');
  if (lines.length > MOST_LINES) throw invalidField('text', 'tooMany');
  return { ...table, otherSource };
}

const MOST_TITLES = 20;

function fewTitles(titles: readonly string[]): string {
  const few = titles.slice(0, MOST_TITLES).join(', ');
  return titles.length > MOST_TITLES ? `${few}…` : few;
}

const missingIssue = (
  { missing, ignored }: ImportHeader,
  dates: ImportDates,
  otherSource: NightSource | null,
) => ({
  path: ['text'],
  code: 'missingColumns',
  params: {
    choices: missing.map(columnName).join(', '),
    found: fewTitles(ignored),
    nearest: writeTitleMap(
      nearestTitles(missing, ignored, NAMES[dates]).map(([title, column]) => [
        title,
        columnName(column),
      ]),
    ),
    source: otherSource ?? '',
  },
});

/**
 * Header of a date column with the other kind of date: an evening (« Soir ») when mornings are
 * expected, or the reverse.
 */
function otherDatesTitle({ missing, ignored }: ImportHeader, dates: ImportDates): string[] {
  const others = NAMES[dates === 'morning' ? 'evening' : 'morning'];
  if (!missing.includes('date')) return [];
  return ignored.filter((title) => columnNamed(title, others) === 'date');
}

/**
 * @throws INVALID on `text` (`missingColumns`, `otherDates`, `repeatedColumns`) or `map`
 * (`unknownColumns`), with the names as `params.choices`
 */
function expectUsable(
  header: ImportHeader,
  dates: ImportDates,
  otherSource: NightSource | null,
): void {
  const named = [
    ['text', 'repeatedColumns', header.repeated],
    ['map', 'unknownColumns', header.unknown],
    ['text', 'otherDates', otherDatesTitle(header, dates)],
  ] as const;
  const issues: FieldIssue[] = named
    .filter(([, , names]) => names.length > 0)
    .map(([path, code, names]) => ({
      path: [path],
      code,
      params: { choices: names.join(', ') },
    }));
  if (header.missing.length > 0) issues.unshift(missingIssue(header, dates, otherSource));
  if (issues.length > 0) throw new AppError('INVALID', { issues });
}

export type NightFile = {
  header: ImportHeader;
  lines: readonly (ReadLine & { line: number })[];
  lacking: NightFieldName[];
  table: string | null;
};

type Read = {
  titles: readonly string[];
  lines: readonly CsvRow[];
  header: ImportHeader;
  nights: readonly Pick<ReadLine, 'date'>[];
};

/** CSV of the lines under the names of our columns, with the date of the morning of each night. */
function ownTableOf({ titles, lines, header: { columns }, nights }: Read): string {
  const names = new Map([...columns].map(([column, { at }]) => [at, columnName(column)]));
  const dateAt = columns.get('date')?.at;
  return csvFile(
    titles.map((title, at) => names.get(at) ?? title),
    lines.map(({ cells }, index) =>
      cells.map((cell, at) => (at === dateAt ? (nights[index]?.date ?? cell) : cell)),
    ),
  );
}

/**
 * Reads the nights of a text. `timeZone`: time zone of the person, for instants without a zone.
 * @throws INVALID on `text` (`required`, `tooLong`, `tooMany`, `notCsv`, `missingColumns`,
 *   `otherDates`, `repeatedColumns`) or `map` (`unknownColumns`)
 */
export function readNightFile(asked: Asked, timeZone: string): NightFile {
  const { map, dates, source } = asked;
  const { header: titles, lines, ignored = [], otherSource } = tableOf(asked, timeZone);
  const read = readImportHeader(titles, NAMES[dates], map);
  expectUsable(read, dates, otherSource);
  const header = { ...read, ignored: [...read.ignored, ...ignored] };
  const isSaid = (name: NightFieldName) => {
    const at = read.columns.get(name)?.at ?? -1;
    return lines.some(({ cells }) => (cells[at] ?? '') !== '');
  };
  const nights = lines.map(({ line, cells }) => ({
    line,
    ...readImportLine(cells, header, dates),
  }));
  return {
    header,
    lines: nights,
    lacking:
      source === null ? [] : nightFieldNames.filter((name) => name !== 'napCount' && !isSaid(name)),
    table: source === null ? null : ownTableOf({ titles, lines, header, nights }),
  };
}
