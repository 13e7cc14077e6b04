import type { Locale } from '@aube/content';
import type { Snapshot } from '@aube/db';
import { establishments } from '@aube/db/schema';
import { inArray } from 'drizzle-orm';
import { STATE_WORDS } from '../../admin/rules/participant-list.ts';
import type { Context } from '../../context.ts';
import { csvFile } from '../../csv-row.ts';
import { AppError } from '../../errors.ts';
import { FIGURE_WORDS } from '../../stats/rules/figure-words.ts';
import {
  askedBy,
  EVERYTHING,
  isFigureTable,
  DATASET_NAMES,
  type DatasetName,
  type ExportFileName,
  type FigureTableName,
  type ExportSubject,
} from '../rules/dataset.ts';
import { COUNT_STATEMENT_MS, EXPORTS_AT_ONCE, EXPORT_STALL_MS } from '../rules/export-request.ts';
import type { CsvForm } from '../../csv-form.ts';
import type { RowCount } from './blocks.ts';
import { expectSheetFits } from './export-scope.ts';
import { openExportSnapshot, type ExportSources, type Filters } from './export-snapshot.ts';
import { readFigureTable } from './figure-table.ts';
import { endingWith, type LeftFile } from './leaving-bytes.ts';
import { countText, peopleText } from './statement.ts';
import { columnsOf, exportTables, type ExportContent } from './tables.ts';
import { readUntilGone } from './with-export-snapshot.ts';
import { writeCsv, writeEverything, writeXlsx, type Writing } from './write-files.ts';

type File = {
  snapshot: Snapshot;
  content: ExportContent;
  subject: ExportSubject;
  filters: Filters;
  withIdentity: boolean;
};

/**
 * People that a file identifies: the file contains identities, or its filter searches for a name.
 * @decision exports#rows-by-copy
 */
async function peopleOfFile({
  snapshot,
  content,
  subject,
  filters,
  withIdentity,
}: File): Promise<number[]> {
  const isSearched = (filters.people?.words.length ?? 0) > 0;
  if (isFigureTable(subject) || (!withIdentity && !isSearched)) return [];
  const tables = exportTables(content);
  const people = new Set<number>();
  for (const name of subject === EVERYTHING ? DATASET_NAMES : [subject]) {
    const table = tables[name];
    const asked = { table, columns: columnsOf(table, withIdentity), filters };
    const found = await snapshot.query<{ userId: number }>(peopleText(asked));
    for (const { userId } of found) people.add(userId);
  }
  return [...people];
}

export type Wanted = {
  userId: number | null;
  file: ExportFileName;
  filters: Filters;
  withIdentity: boolean;
  locale: Locale;
  form: CsvForm;
  now: Date;
};

type Sources = Omit<ExportSources, 'now'> &
  Pick<Context, 'reading' | 'onFileGivenUp'> & {
    /** Records the people of the file before the first byte; a failure stops the file. */
    onShown: (people: readonly number[]) => Promise<void>;
    mayGoOn?: () => Promise<boolean>;
    /** Runs before the end of the file. When this function fails, the file ends with an error. */
    onLeft: (left: LeftFile) => Promise<void>;
  };

/** Filters for the manifest, without the text of a search. */
function manifestFilters(
  { establishmentId, fromOn, toOn, people }: Filters,
  { withIdentity, locale }: Writing,
): Readonly<Record<string, unknown>> {
  return {
    etablissement: establishmentId,
    du: fromOn,
    au: toOn,
    ...(people && {
      etat: people.state && STATE_WORDS[people.state],
      chiffre: people.figure && FIGURE_WORDS[people.figure],
      semaine: people.week,
      alerte: people.hasWaitingAlert,
      horaire: people.isScheduleLocked,
      inscrit_depuis: people.registeredFrom,
      inscrit_avant: people.registeredBefore,
      recherche: people.words.length > 0,
      personnes_choisies: people.userIds?.length ?? null,
    }),
    identite: withIdentity,
    lang: locale,
  };
}

async function codesOf({ db }: ExportSources, places: readonly number[] | null) {
  if (places === null) return null;
  const found = await db
    .select({ code: establishments.referenceCode })
    .from(establishments)
    .where(inArray(establishments.id, [...places]));
  return found.map(({ code }) => code).toSorted();
}

async function* writeArchive(
  sources: ExportSources,
  writing: Writing,
  { filters, now }: Wanted,
): AsyncGenerator<Uint8Array> {
  const etablissements = await codesOf(sources, filters.places);
  const asked = { etablissements, ...manifestFilters(filters, writing) };
  yield* writeEverything(writing, { madeAt: now, filters: asked });
}

async function* writeFigures(
  sources: ExportSources,
  subject: FigureTableName,
  { filters, form }: Wanted,
): AsyncGenerator<Uint8Array> {
  const { columns, rows } = await readFigureTable(sources, subject, filters, {
    mayBeLate: false,
  });
  yield Buffer.from(csvFile(columns, rows, form), 'utf8');
}

const tableOf = ({ content, withIdentity }: Writing, dataset: DatasetName) => {
  const table = exportTables(content)[dataset];
  return { table, columns: columnsOf(table, withIdentity) };
};

type Opened = { writing: Writing; rows: number };

function write(
  sources: ExportSources,
  { writing, rows }: Opened,
  wanted: Wanted,
): AsyncGenerator<Uint8Array> {
  const { subject, format } = askedBy(wanted.file);
  if (subject === EVERYTHING) return writeArchive(sources, writing, wanted);
  if (isFigureTable(subject)) return writeFigures(sources, subject, wanted);
  const { table, columns } = tableOf(writing, subject);
  return format === 'xlsx'
    ? writeXlsx(writing, { table, columns, rows })
    : writeCsv(writing, table, columns);
}

async function countSheet(writing: Writing, file: ExportFileName): Promise<number> {
  const { subject, format } = askedBy(file);
  if (format !== 'xlsx' || subject === EVERYTHING || isFigureTable(subject)) return 0;
  const { snapshot, filters } = writing;
  const [counted] = await snapshot.query<RowCount>(
    countText({ ...tableOf(writing, subject), filters }),
  );
  const rows = counted?.rows ?? 0;
  expectSheetFits(file, rows);
  return rows;
}

/**
 * Opens a file in its snapshot and records the people that the file shows.
 * @throws SHEET_TOO_LONG; errors of reading or recording
 */
async function openNoted(
  sources: ExportSources & Pick<Sources, 'onShown'>,
  { userId, file, filters, withIdentity, locale, form }: Wanted,
): Promise<Opened> {
  const statementMs = userId === null ? 0 : COUNT_STATEMENT_MS;
  const snapshot = await openExportSnapshot(sources, filters, statementMs);
  const writing = { snapshot, content: sources, withIdentity, locale, filters, form };
  const { subject } = askedBy(file);
  try {
    const { rows, people } = await readUntilGone(snapshot, sources.callerGone?.(), async () => ({
      rows: await countSheet(writing, file),
      people: await peopleOfFile({ ...writing, subject }),
    }));
    await sources.onShown(people);
    await snapshot.limitTo(0);
    return { writing, rows };
  } catch (thrown) {
    await snapshot.close().catch(() => undefined);
    throw thrown;
  }
}

const takers: (number | null)[] = [];

/**
 * @throws UNAVAILABLE while too many files are being written, or while this person receives another
 *   file; the caller can try again later
 * @source security RO-4
 */
export function expectFreeSlot(userId: number | null): void {
  const isBusy = userId !== null && takers.includes(userId);
  if (isBusy || takers.length >= EXPORTS_AT_ONCE) {
    throw new AppError('UNAVAILABLE', { retryAfterSeconds: 10 });
  }
}

const leavePlace = (userId: number | null) => void takers.splice(takers.indexOf(userId), 1);

/**
 * Reads the bytes of a file from one snapshot. Consultations are logged before the first byte is
 * sent.
 * @throws UNAVAILABLE while too many files are being written, or one file for this person
 */
export async function openExport(
  sources: Sources,
  wanted: Wanted,
  stallMs = EXPORT_STALL_MS,
): Promise<AsyncGenerator<Uint8Array>> {
  const { userId } = wanted;
  expectFreeSlot(userId);
  takers.push(userId);
  try {
    const moment = { ...sources, ...(await sources.reading('exports.file')), now: wanted.now };
    const opened = await openNoted(moment, wanted);
    const files = write(moment, opened, wanted);
    const end = async (left: LeftFile) => {
      await opened.writing.snapshot.close().catch(() => undefined);
      leavePlace(userId);
      await sources.onLeft(left);
    };
    const { mayGoOn, onFileGivenUp: onGivenUp } = sources;
    return endingWith(files, { stallMs, onGivenUp, ...(mayGoOn && { mayGoOn }), end });
  } catch (thrown) {
    leavePlace(userId);
    throw thrown;
  }
}
