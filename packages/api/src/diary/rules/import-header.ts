import { type NightFieldName, nightFieldNames, nightFields } from '@aube/dictionary';

export type ImportColumn = 'date' | 'timeZone' | 'participantCode' | NightFieldName;

export const columnName = (column: string): string =>
  column in nightFields ? nightFields[column as NightFieldName].french : column;

/** Possible names of each column; case, accents and punctuation are ignored. */
export type ImportNames = Readonly<Record<ImportColumn, readonly string[]>>;

/** Date of a night in a file: the date of the morning after the night, or of the evening before. */
export const importDates = ['morning', 'evening'] as const;
export type ImportDates = (typeof importDates)[number];

const DATE_NAMES: Record<ImportDates, readonly string[]> = {
  morning: ['matin', 'date du matin', 'morning', 'disponible_le'],
  evening: ['soir', 'date du soir', 'evening', 'bedtime date'],
};

const USUAL_NAMES: Partial<Record<ImportColumn, readonly string[]>> = {
  date: ['date', 'jour', 'day'],
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

const DATE_TITLES = new Set(USUAL_NAMES.date?.map(foldTitle));

/** True for a usual title of the date column, such as « Jour ». */
export const isDateName = (title: string): boolean => DATE_TITLES.has(foldTitle(title));

const DATED_TITLES = new Set(Object.values(DATE_NAMES).flat().map(foldTitle));

/** True for a title that says which date it holds, such as « Matin ». */
export const saysItsDates = (title: string): boolean => DATED_TITLES.has(foldTitle(title));

export function importNames(
  own: Readonly<Record<NightFieldName, readonly string[]>>,
  dates: ImportDates = 'morning',
): ImportNames {
  const columns: ImportColumn[] = ['date', 'timeZone', 'participantCode', ...nightFieldNames];
  return Object.fromEntries(
    columns.map((column) => [
      column,
      [
        column,
        ...(USUAL_NAMES[column] ?? []),
        ...(column === 'date' ? DATE_NAMES[dates] : []),
        ...(column in own ? own[column as NightFieldName] : []),
      ],
    ]),
  ) as unknown as ImportNames;
}

/**
 * Keeps the letters and digits of any script, without case and accents: « Heure d’extinction »,
 * `heure_extinction` and “HEURE EXTINCTION” become equal. A title without letters and digits keeps
 * its other characters.
 */
export function foldTitle(title: string): string {
  const plain = title
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '');
  return plain.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '') || plain.replaceAll(/\s+/g, ' ').trim();
}

export function columnNamed(name: string, names: ImportNames): ImportColumn | null {
  const wanted = foldTitle(name);
  if (wanted === '') return null;
  const found = Object.entries(names).find(([, ours]) =>
    ours.some((our) => foldTitle(our) === wanted),
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
  /** Headers in `map` that the file lacks, and columns in `map` that the diary lacks. */
  unknown: string[];
};

export const NEEDED_COLUMNS: readonly ImportColumn[] = [
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
  const mapped = new Map(Object.entries(map).map(([theirs, ours]) => [foldTitle(theirs), ours]));
  const columns = new Map<ImportColumn, { at: number; header: string }>();
  const ignored: string[] = [];
  const repeated: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const header = cell.trim();
    const column = columnNamed(mapped.get(foldTitle(header)) ?? header, names);
    if (column === null) {
      if (header !== '') ignored.push(header);
    } else if (columns.has(column)) repeated.push(header);
    else columns.set(column, { at, header });
  }
  const headers = new Set(cells.map((cell) => foldTitle(cell)));
  const unknown = Object.entries(map).flatMap(([theirs, ours]) =>
    headers.has(foldTitle(theirs)) ? (columnNamed(ours, names) === null ? [ours] : []) : [theirs],
  );
  const missing = NEEDED_COLUMNS.filter((column) => !columns.has(column));
  return { width: cells.length, columns, ignored, repeated, missing, unknown };
}
