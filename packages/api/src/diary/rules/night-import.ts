import {
  type NightFieldName,
  nightFieldNames,
  type NightFieldRule,
  nightFields,
} from '@aube/dictionary';
import { isUnsafeText, toFreeText } from '../../people/rules/visible-text.ts';
import { parseClockTime } from '../../time/rules/clock-time.ts';
import { isLocalDate, type LocalDate } from '../../time/rules/local-date.ts';
import type { NapDraft, NightDraft, NightField } from './night-draft.ts';
import type { NightRefusalCode } from './night-refusals.ts';

type ImportColumn = 'date' | 'timeZone' | 'participantCode' | NightFieldName;

/** Possible names of each column; case, accents and punctuation are ignored. */
export type ImportNames = Readonly<Record<ImportColumn, readonly string[]>>;

export type ImportFaultCode =
  | NightRefusalCode
  | 'notADate'
  | 'notATime'
  | 'notANumber'
  | 'notYesOrNo'
  | 'notNaps'
  | 'tooLong'
  | 'unsafeText'
  | 'missing'
  | 'twice'
  | 'extraCells'
  | 'otherTimeZone'
  | 'napTimesElsewhere'
  | 'toCome'
  | 'outsideProgramme'
  | 'afterLeaving'
  | 'differs';

/**
 * Faulty columns, and the text found in the first column. The column that is most likely wrong
 * comes first.
 */
export type ImportFault = {
  code: ImportFaultCode;
  columns: (ImportColumn | NightField)[];
  text: string | null;
};

const USUAL_NAMES: Partial<Record<ImportColumn, readonly string[]>> = {
  date: ['date', 'jour', 'matin', 'day', 'morning', 'disponible_le'],
  timeZone: ['fuseau_horaire', 'fuseau', 'time zone'],
  participantCode: ['code_participant', 'codeParticipant', 'participant code', 'participant'],
  lightsOutTime: ['extinction', 'extinction des lumières', 'lights out', 'lights off'],
  sleepOnsetLatencyMinutes: [
    'endormissement',
    'délai d’endormissement',
    'latence',
    'SOL',
    'sleep onset latency',
    'sleep latency',
  ],
  awakenings: ['réveils', 'éveils', 'nombre de réveils', 'number of awakenings'],
  wakeAfterSleepOnsetMinutes: [
    'durée des éveils',
    'temps éveillé',
    'WASO',
    'wake after sleep onset',
    'time awake',
  ],
  finalWakeUpTime: [
    'réveil',
    'dernier réveil',
    'réveil final',
    'heure du réveil',
    'wake time',
    'wake-up time',
    'final wake-up',
    'final awakening',
  ],
  outOfBedTime: [
    'lever',
    'heure du lever',
    'sortie du lit',
    'out of bed',
    'rise time',
    'get-up time',
  ],
  napCount: ['nombre de siestes', 'number of naps'],
  naps: ['siestes', 'naps'],
};

export function importNames(own: Readonly<Record<NightFieldName, readonly string[]>>): ImportNames {
  const columns: ImportColumn[] = ['date', 'timeZone', 'participantCode', ...nightFieldNames];
  return Object.fromEntries(
    columns.map((column) => [
      column,
      [
        column,
        ...(USUAL_NAMES[column] ?? []),
        ...(column in own ? own[column as NightFieldName] : []),
      ],
    ]),
  ) as unknown as ImportNames;
}

/**
 * Removes everything except letters and digits: « Heure d’extinction », `heure_extinction` and
 * “HEURE EXTINCTION” become equal.
 */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

function columnNamed(name: string, names: ImportNames): ImportColumn | null {
  const wanted = folded(name);
  if (wanted === '') return null;
  const found = Object.entries(names).find(([, ours]) =>
    ours.some((our) => folded(our) === wanted),
  );
  return found ? (found[0] as ImportColumn) : null;
}

export type ImportHeader = {
  width: number;
  columns: ReadonlyMap<ImportColumn, { at: number; header: string }>;
  ignored: string[];
  /** Columns with two headers (`repeated`), and required columns without a header (`missing`). */
  repeated: string[];
  missing: ImportColumn[];
  /** Names in `map` that the file's header or the diary does not have. */
  unknown: string[];
};

const NEEDED: readonly ImportColumn[] = [
  'date',
  ...nightFieldNames.filter(
    (name) => nightFields[name].isRequired && name !== 'napCount' && name !== 'naps',
  ),
];

/** Reads the header of a file. `map` renames the headers first. */
export function readImportHeader(
  cells: readonly string[],
  names: ImportNames,
  map: Readonly<Record<string, string>> = {},
): ImportHeader {
  const mapped = new Map(Object.entries(map).map(([theirs, ours]) => [folded(theirs), ours]));
  const columns = new Map<ImportColumn, { at: number; header: string }>();
  const ignored: string[] = [];
  const repeated: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const header = cell.trim();
    const column = columnNamed(mapped.get(folded(header)) ?? header, names);
    if (column === null) {
      if (header !== '') ignored.push(header);
    } else if (columns.has(column)) repeated.push(header);
    else columns.set(column, { at, header });
  }
  const headers = new Set(cells.map(folded));
  const unknown = Object.entries(map).flatMap(([theirs, ours]) =>
    headers.has(folded(theirs)) ? (columnNamed(ours, names) === null ? [ours] : []) : [theirs],
  );
  const missing = NEEDED.filter((column) => !columns.has(column));
  return { width: cells.length, columns, ignored, repeated, missing, unknown };
}

/** A whole number, also written `45.0` or `45,0`. */
const WHOLE = /^\d{1,6}(?:[.,]0{1,2})?$/;
const YES = new Set(['oui', 'o', 'yes', 'y', 'vrai', 'true', '1', 'x']);
const NO = new Set(['non', 'n', 'no', 'faux', 'false', '0']);
const NAP = /^\s*([^-–—]+?)\s*[-–—]\s*([^-–—]+?)\s*$/;

/**
 * Reads naps written as `13:00-13:40 15:10-15:30`, separated by spaces, commas, semicolons or
 * slashes; null for any other text.
 */
function readNaps(text: string): NapDraft[] | null {
  const parts =
    text.includes(',') || text.includes(';') || text.includes('/')
      ? text.split(/[,;/]/)
      : text.replaceAll(/\s*[-–—]\s*/g, '-').split(/\s+/);
  const naps = parts
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, start = '', end = ''] = NAP.exec(part) ?? [];
      return { startTime: parseClockTime(start), endTime: parseClockTime(end) };
    });
  return naps.some(({ startTime, endTime }) => startTime === null || endTime === null)
    ? null
    : naps;
}

type ReadCell = { value: unknown } | { code: ImportFaultCode };

const orFault = (value: unknown, code: ImportFaultCode): ReadCell =>
  value === null ? { code } : { value };

function readCell(rule: NightFieldRule, text: string): ReadCell {
  switch (rule.kind) {
    case 'clockTime':
      return orFault(parseClockTime(text), 'notATime');
    case 'minutes':
    case 'count':
    case 'choice':
      return orFault(WHOLE.test(text) ? Number.parseInt(text, 10) : null, 'notANumber');
    case 'yesNo': {
      const word = text.toLowerCase();
      return orFault(YES.has(word) ? true : NO.has(word) ? false : null, 'notYesOrNo');
    }
    case 'text':
      if (text.length > rule.maximumLength) return { code: 'tooLong' };
      return isUnsafeText(text) ? { code: 'unsafeText' } : { value: toFreeText(text) };
    case 'naps':
      return orFault(readNaps(text), 'notNaps');
  }
}

export type ReadLine = {
  date: LocalDate | null;
  timeZone: string | null;
  participantCode: string | null;
  tellsNaps: boolean;
  draft: NightDraft;
  faults: ImportFault[];
};

/** Reads `2026-01-05`, also with slashes or followed by a time. */
function readDate(text: string): LocalDate | null {
  const [, year, month, day] = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ]00:00.*)?$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return isLocalDate(date) ? date : null;
}

export function readImportLine(
  cells: readonly string[],
  { width, columns }: ImportHeader,
): ReadLine {
  const textOf = (column: ImportColumn): string => {
    const place = columns.get(column);
    return place === undefined ? '' : (cells[place.at] ?? '').trim();
  };
  const faults: ImportFault[] = [];
  const draft: Record<string, unknown> = {};
  for (const name of nightFieldNames) {
    const text = textOf(name);
    if (text === '') continue;
    const read = readCell(nightFields[name], text);
    if ('value' in read) draft[name] = read.value;
    else faults.push({ code: read.code, columns: [name], text });
  }
  const extra = cells.slice(width).filter((cell) => cell.trim() !== '');
  if (extra.length > 0) faults.push({ code: 'extraCells', columns: [], text: extra.join(' ') });
  const date = readDate(textOf('date'));
  if (date === null) faults.unshift({ code: 'notADate', columns: ['date'], text: textOf('date') });
  return {
    date,
    timeZone: textOf('timeZone') || null,
    participantCode: textOf('participantCode').toUpperCase() || null,
    tellsNaps: columns.has('naps') || columns.has('napCount'),
    draft,
    faults,
  };
}
