import { nightFields } from '@aube/dictionary';
import { columnName, foldTitle, type ImportColumn, isDateName } from './import-header.ts';
import { turnTable, type TableRow } from './turn-table.ts';

/**
 * Items 1 to 9 of the core form of the Consensus Sleep Diary.
 * @source Carney et al., Sleep 35(2), 2012
 */
const ITEMS: readonly ImportColumn[] = [
  'intoBedTime',
  'lightsOutTime',
  'sleepOnsetLatencyMinutes',
  'awakenings',
  'wakeAfterSleepOnsetMinutes',
  'finalWakeUpTime',
  'outOfBedTime',
  'sleepQuality',
  'note',
];

/** Patterns for column titles. The first match counts; a column with null is not read. */
const WORDS: readonly (readonly [RegExp, ImportColumn | null])[] = [
  [/\b(?:naps?|doze)\b/i, null],
  [/after .*final awakening/i, null],
  [/\bdate\b/i, 'date'],
  [/how many times|number of (?:times|awakenings)/i, 'awakenings'],
  [/awakenings? .*last|how long .*awake/i, 'wakeAfterSleepOnsetMinutes'],
  [/tr(?:y|ied) to (?:go to sleep|fall asleep|sleep)/i, 'lightsOutTime'],
  [/fall asleep/i, 'sleepOnsetLatencyMinutes'],
  [/final awakening/i, 'finalWakeUpTime'],
  [/out of bed/i, 'outOfBedTime'],
  [/g[eo]t (?:into|in) bed/i, 'intoBedTime'],
  [/quality/i, 'sleepQuality'],
  [/comments?\b/i, 'note'],
];

type Title = { text: string; column: ImportColumn | null; isNumber: boolean };

function readTitle(text: string): Title {
  const [, number] = /^(?:q|item)?\s*(\d)\s*[.):]?$/i.exec(text.trim()) ?? [];
  const column =
    number === undefined
      ? WORDS.find(([words]) => words.test(text))?.[1]
      : ITEMS[Number(number) - 1];
  return { text, column: column ?? null, isNumber: number !== undefined };
}

const countColumns = (titles: readonly Title[]) =>
  new Set(titles.flatMap(({ column }) => column ?? [])).size;

/**
 * True when `down` contains the titles of the items. Titles in words count more than numbers,
 * because numbers may also be the days.
 */
function isTitledDown(down: readonly Title[], across: readonly Title[]): boolean {
  const words = (titles: readonly Title[]) =>
    countColumns(titles.filter(({ isNumber }) => !isNumber));
  return words(down) === words(across)
    ? countColumns(down) > countColumns(across)
    : words(down) > words(across);
}

const GRADES = new Map(
  nightFields.sleepQuality.choices.flatMap(({ fr, en }, at) =>
    [fr, en].map((word) => [foldTitle(word), String(at + 1)] as const),
  ),
);

function readCell(cell: string, { column }: Title): string {
  return column === 'sleepQuality' ? (GRADES.get(foldTitle(cell)) ?? cell) : cell;
}

export function readConsensusTable(rows: readonly TableRow[]): {
  header: string[];
  lines: TableRow[];
  ignored: string[];
} {
  const across = (rows[0]?.cells ?? []).map(readTitle);
  const down = rows.map(({ cells }) => readTitle(cells[0] ?? ''));
  const isTurned = isTitledDown(down, across);
  const titles = isTurned ? down : across;
  const hasDate = titles.some(({ column }) => column === 'date');
  const isRead = titles.map(({ text, column }) => column !== null || !hasDate || !isDateName(text));
  const days = (isTurned ? turnTable(rows) : rows).slice(1);
  const lines = days
    .map(({ line, cells }) => ({
      line,
      cells: cells.map((cell, at) => {
        const title = titles[at];
        return title === undefined ? cell : readCell(cell.trim(), title);
      }),
    }))
    .map(({ line, cells }) => ({ line, cells: cells.filter((_, at) => isRead[at] ?? true) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return {
    header: titles
      .filter((_, at) => isRead[at])
      .map(({ text, column }) => (column === null ? text : columnName(column))),
    lines,
    ignored: titles.filter((_, at) => !isRead[at]).map(({ text }) => text),
  };
}
