import type { Labels } from './column.ts';

/** File name of every dataset, in the order of `tout.zip`. @decision D65 */
export const DATASET_SLUGS = {
  participants: 'participants',
  nights: 'nuits',
  naps: 'siestes',
  weeks: 'semaines',
  schedules: 'horaires',
  checks: 'verifications',
  answers: 'questionnaires',
  submissions: 'questionnaires-large',
  scores: 'scores',
  course: 'parcours',
  abandonments: 'abandons',
  alerts: 'alertes',
} as const;

export type DatasetName = keyof typeof DATASET_SLUGS;
export const DATASET_NAMES = Object.keys(DATASET_SLUGS) as [DatasetName, ...DatasetName[]];

/** @decision D64 exports#statistics-as-files */
const FIGURE_SLUGS = {
  stepFigures: 'statistiques-etapes',
  placeFigures: 'statistiques-etablissements',
  weekFigures: 'statistiques-semaines',
} as const;

export type FigureTableName = keyof typeof FIGURE_SLUGS;
const FIGURE_TABLE_NAMES = Object.keys(FIGURE_SLUGS) as FigureTableName[];

export type ExportFormat = 'csv' | 'xlsx' | 'zip';

export const EVERYTHING = 'all';
export type ExportSubject = DatasetName | typeof EVERYTHING | FigureTableName;

/** True for a table of the statistics; these tables contain no data about single people. */
export const isFigureTable = (subject: ExportSubject): subject is FigureTableName =>
  subject in FIGURE_SLUGS;

/**
 * Maximum number of rows of a sheet; the format itself allows 1,048,576 rows with the heading.
 * @decision D65
 */
export const XLSX_ROWS_MAXIMUM = 1_000_000;

const DATASET_FORMATS = ['csv', 'xlsx'] as const;
type DatasetFile = `${(typeof DATASET_SLUGS)[DatasetName]}.${(typeof DATASET_FORMATS)[number]}`;
const EVERYTHING_FILE = 'tout.zip';
type FigureFile = `${(typeof FIGURE_SLUGS)[FigureTableName]}.csv`;
export type ExportFileName = DatasetFile | FigureFile | typeof EVERYTHING_FILE;

type Asked = { subject: ExportSubject; format: ExportFormat };

const FILES: ReadonlyMap<string, Asked> = new Map<string, Asked>([
  ...DATASET_NAMES.flatMap((subject) =>
    DATASET_FORMATS.map((format): [string, Asked] => [
      `${DATASET_SLUGS[subject]}.${format}`,
      { subject, format },
    ]),
  ),
  ...FIGURE_TABLE_NAMES.map((subject): [string, Asked] => [
    `${FIGURE_SLUGS[subject]}.csv`,
    { subject, format: 'csv' },
  ]),
  [EVERYTHING_FILE, { subject: EVERYTHING, format: 'zip' }],
]);

export const EXPORT_FILES = [...FILES.keys()] as [ExportFileName, ...ExportFileName[]];

export function askedBy(file: ExportFileName): Asked {
  const asked = FILES.get(file);
  if (!asked) throw new RangeError(`no file ${file}`);
  return asked;
}

/** Name of the CSV file of a dataset or table; name of the archive for `EVERYTHING`. */
export function csvFileOf(subject: ExportSubject): ExportFileName {
  if (subject === EVERYTHING) return EVERYTHING_FILE;
  return `${{ ...DATASET_SLUGS, ...FIGURE_SLUGS }[subject]}.csv`;
}

export type DatasetWords = { readonly title: Labels; readonly description: Labels };
