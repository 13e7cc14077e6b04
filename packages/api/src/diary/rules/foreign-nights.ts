import { formatClockTime, parseClockTime } from '../../time/rules/clock-time.ts';
import { addDays, isLocalDate } from '../../time/rules/local-date.ts';
import { clockTimeAt, localDateAt, type LocalDateTime } from '../../time/rules/zone.ts';
import { readConsensusTable } from './consensus-diary.ts';
import { columnName, foldTitle, type ImportColumn, NEEDED_COLUMNS } from './import-header.ts';
import type { TableRow } from './turn-table.ts';

/** @decision diary#nights-of-other-programs */
export const nightSources = ['sleep-as-android', 'plees-tracker', 'consensus-sleep-diary'] as const;
export type NightSource = (typeof nightSources)[number];

export type ForeignNights = {
  header: string[];
  lines: TableRow[];
  /** Column titles from which no value is read. */
  ignored: string[];
  /** Titles of the program that the file lacks; empty when the program wrote the file. */
  missing: readonly string[];
};

type Night = Partial<Record<ImportColumn, string>>;
type Cell = (title: string) => string;

type Program = {
  titles: readonly string[];
  columns: readonly ImportColumn[];
  readNight: (cell: Cell, timeZone: string) => Night;
};

const stamp = (moment: LocalDateTime) => `${moment.date} ${formatClockTime(moment.time)}`;

/**
 * True when `moment` is less than a day before `end`. The clock time alone then identifies the
 * moment.
 */
const atNight = (moment: LocalDateTime, end: LocalDateTime) =>
  moment.date === end.date
    ? moment.time < end.time
    : moment.date === addDays(end.date, -1) && moment.time > end.time;

/** Keeps an unreadable time as text, so that the result of the import can show the text. */
function spanOf(start: LocalDateTime | string, end: LocalDateTime | string): Night {
  if (typeof end === 'string') return { date: end };
  const lightsOutTime =
    typeof start === 'string'
      ? start
      : atNight(start, end)
        ? formatClockTime(start.time)
        : stamp(start);
  return { date: end.date, lightsOutTime, finalWakeUpTime: formatClockTime(end.time) };
}

/** Reads a grade from 1 to 5. A 0 means no answer; a grade such as 3.5 is ignored. */
const gradeOf = (rating: string) => /^([1-5])(?:[.,]0+)?$/.exec(rating)?.[1] ?? '';

function momentOf(date: string, clock: string): LocalDateTime | null {
  const time = parseClockTime(clock);
  return isLocalDate(date) && time !== null ? { date, time } : null;
}

/** Reads milliseconds since 1970, or a local time such as `2026-01-06 23:15:00`. */
function pleesMoment(text: string, timeZone: string): LocalDateTime | string {
  if (/^\d{1,14}$/.test(text)) {
    const at = new Date(Number(text));
    return { date: localDateAt(at, timeZone), time: clockTimeAt(at, timeZone) };
  }
  const [, date = '', clock = ''] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  return momentOf(date, clock) ?? text;
}

/** Reads a local time such as `6. 01. 2026 23:15`. */
function androidMoment(text: string): LocalDateTime | string {
  const [, day = '', month = '', year = '', clock = ''] =
    /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}) (\d{1,2}:\d\d)$/.exec(text) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return momentOf(date, clock) ?? text;
}

const PROGRAM_NAMES = ['sleep-as-android', 'plees-tracker'] as const satisfies NightSource[];

const PROGRAMS: Record<(typeof PROGRAM_NAMES)[number], Program> = {
  'sleep-as-android': {
    titles: ['Tz', 'From', 'To'],
    columns: ['timeZone', 'lightsOutTime', 'finalWakeUpTime', 'sleepQuality', 'note'],
    readNight: (cell) => ({
      ...spanOf(androidMoment(cell('From')), androidMoment(cell('To'))),
      timeZone: cell('Tz'),
      sleepQuality: gradeOf(cell('Rating')),
      note: cell('Comment'),
    }),
  },
  'plees-tracker': {
    titles: ['start', 'stop'],
    columns: ['lightsOutTime', 'awakenings', 'finalWakeUpTime', 'sleepQuality', 'note'],
    readNight: (cell, timeZone) => ({
      ...spanOf(pleesMoment(cell('start'), timeZone), pleesMoment(cell('stop'), timeZone)),
      // In this program, 0 can also mean that nobody counted the awakenings.
      awakenings: cell('wakes') === '0' ? '' : cell('wakes'),
      sleepQuality: gradeOf(cell('rating')),
      note: cell('comment'),
    }),
  },
};

const USED = ['Id', 'Tz', 'From', 'To', 'Rating', 'Comment', 'sid', 'start', 'stop', 'wakes'].map(
  foldTitle,
);

const isName = (title: string) => /^\p{L}/u.test(title) && !USED.includes(foldTitle(title));

/**
 * Reads the table of a program. A row with the titles starts a new table, because some programs
 * repeat the titles for each night.
 */
function readProgram(
  rows: readonly TableRow[],
  { titles, columns, readNight }: Program,
  timeZone: string,
): Omit<ForeignNights, 'header'> & { columns: ImportColumn[] } {
  const needed = titles.map(foldTitle);
  let isOfProgram = false;
  const places = new Map<string, number>();
  const ignored = new Set<string>();
  const lines: TableRow[] = [];
  const ours = [...new Set<ImportColumn>(['date', ...columns, ...NEEDED_COLUMNS])];
  for (const { line, cells } of rows) {
    const folded = cells.map(foldTitle);
    if (needed.every((title) => folded.includes(title))) {
      isOfProgram = true;
      places.clear();
      for (const [at, title] of folded.entries()) if (!places.has(title)) places.set(title, at);
      for (const title of cells) if (isName(title)) ignored.add(title);
      continue;
    }
    const cell: Cell = (title) => (cells[places.get(foldTitle(title)) ?? -1] ?? '').trim();
    if (titles.every((title) => cell(title) === '')) continue;
    const night = readNight(cell, timeZone);
    lines.push({ line, cells: ours.map((column) => night[column] ?? '') });
  }
  const missing = isOfProgram ? [] : titles;
  return { columns: ours, lines, ignored: [...ignored], missing };
}

/**
 * Converts nights of another program or sheet to the columns of our own files. A column without a
 * value in the source stays empty. `timeZone`: the person's zone, for instants without a zone.
 * @decision diary#nights-of-other-programs
 */
export function readForeignNights(
  rows: readonly TableRow[],
  source: NightSource,
  timeZone: string,
): ForeignNights {
  if (source === 'consensus-sleep-diary') return { ...readConsensusTable(rows), missing: [] };
  const { columns, ...read } = readProgram(rows, PROGRAMS[source], timeZone);
  return { header: columns.map(columnName), ...read };
}

/**
 * Program or sheet that such a file comes from, or null.
 * @decision diary#nights-of-other-programs
 */
export function sourceOf(rows: readonly TableRow[]): NightSource | null {
  const titles = rows.map(({ cells }) => cells.map(foldTitle));
  const program = PROGRAM_NAMES.find((name) =>
    titles.some((row) => PROGRAMS[name].titles.every((title) => row.includes(foldTitle(title)))),
  );
  if (program !== undefined) return program;
  const { header } = readConsensusTable(rows);
  const isSheet = NEEDED_COLUMNS.every(
    (column) => column === 'date' || header.includes(columnName(column)),
  );
  return isSheet ? 'consensus-sleep-diary' : null;
}
