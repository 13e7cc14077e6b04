import { nightFieldNames, type NightFieldRule, nightFields } from '@aube/dictionary';
import { isUnsafeText, toFreeText } from '../../people/rules/visible-text.ts';
import { parseClockTime } from '../../time/rules/clock-time.ts';
import { parseDuration } from '../../time/rules/duration.ts';
import { addDays, isLocalDate, type LocalDate } from '../../time/rules/local-date.ts';
import type { ImportColumn, ImportDates, ImportHeader } from './import-header.ts';
import type { NapDraft, NightDraft, NightField } from './night-draft.ts';
import type { NightRefusalCode } from './night-refusals.ts';

export type ImportFaultCode =
  | NightRefusalCode
  | 'notADate'
  | 'notATime'
  | 'notANumber'
  | 'notADuration'
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

/** A whole number, also written `45.0` or `45,0`. */
const WHOLE = /^\d{1,6}(?:[.,]0{1,2})?$/;
const wholeNumber = (text: string) => (WHOLE.test(text) ? Number.parseInt(text, 10) : null);
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
      return orFault(wholeNumber(text) ?? parseDuration(text), 'notADuration');
    case 'count':
    case 'choice':
      return orFault(wholeNumber(text), 'notANumber');
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
  dates: ImportDates = 'morning',
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
  const written = readDate(textOf('date'));
  const date = written !== null && dates === 'evening' ? addDays(written, 1) : written;
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
