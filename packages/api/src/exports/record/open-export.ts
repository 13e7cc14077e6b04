import type { Locale } from '@aube/content';
import type { Snapshot } from '@aube/db';
import { establishments } from '@aube/db/schema';
import { inArray } from 'drizzle-orm';
import { csvFile } from '../../csv-row.ts';
import { STATE_WORDS } from '../../admin/rules/participant-list.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { FIGURE_WORDS } from '../../stats/rules/figure-words.ts';
import {
  askedBy,
  EVERYTHING,
  isFigureTable,
  type ExportFileName,
  type FigureTableName,
} from '../rules/dataset.ts';
import { COUNT_STATEMENT_MS, EXPORTS_AT_ONCE, EXPORT_STALL_MS } from '../rules/export-request.ts';
import { openExportSnapshot, type ExportSources, type Filters } from './export-snapshot.ts';
import { readFigureTable } from './figure-table.ts';
import { endingWith, type LeftFile } from './leaving-bytes.ts';
import { peopleOfFile } from './people-of-file.ts';
import { columnsOf, exportTables } from './tables.ts';
import { whileWaitedFor } from './while-waited-for.ts';
import { writeCsv, writeEverything, writeXlsx, type Writing } from './write-files.ts';

/** Which file to write, of which rows. */
export type Wanted = {
  /** Who takes it; null for the operator. */
  userId: number | null;
  file: ExportFileName;
  filters: Filters;
  withIdentity: boolean;
  locale: Locale;
  now: Date;
};

type Sources = Omit<ExportSources, 'now'> &
  Pick<Context, 'reading' | 'onFileGivenUp'> & {
    /** Notes whom it shows, before its first byte: what cannot be noted does not leave. */
    onShown: (people: readonly number[]) => Promise<void>;
    /** Notes what left, before its end is said: a whole file that cannot be noted breaks off. */
    onLeft: (left: LeftFile) => Promise<void>;
  };

/** What the manifest says was asked; of a search only that there was one. */
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
    }),
    identite: withIdentity,
    lang: locale,
  };
}

/** The codes of the establishments that the caller looks after; null for all of them. */
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
  filters: Filters,
): AsyncGenerator<Uint8Array> {
  const { columns, rows } = await readFigureTable(sources, subject, filters);
  yield Buffer.from(csvFile(columns, rows), 'utf8');
}

function write(
  sources: ExportSources,
  writing: Writing,
  wanted: Wanted,
): AsyncGenerator<Uint8Array> {
  const { file, filters } = wanted;
  const { subject, format } = askedBy(file);
  if (subject === EVERYTHING) return writeArchive(sources, writing, wanted);
  if (isFigureTable(subject)) return writeFigures(sources, subject, filters);
  const table = exportTables(writing.content)[subject];
  const columns = columnsOf(table, writing.withIdentity);
  return (format === 'xlsx' ? writeXlsx : writeCsv)(writing, table, columns);
}

/**
 * The one moment that a file is read from, once those whom it shows at that moment are noted.
 * @throws what kept them from being read or noted
 */
async function openNoted(
  sources: ExportSources & Pick<Sources, 'onShown'>,
  { userId, file, filters, withIdentity }: Wanted,
): Promise<Snapshot> {
  // The operator waits as long as it takes, and so do the rows once they leave.
  const statementMs = userId === null ? 0 : COUNT_STATEMENT_MS;
  const snapshot = await openExportSnapshot(sources, filters, statementMs);
  const asked = { content: sources, subject: askedBy(file).subject, filters, withIdentity };
  try {
    const people = await whileWaitedFor(snapshot, sources.callerGone?.(), () =>
      peopleOfFile({ snapshot, ...asked }),
    );
    await sources.onShown(people);
    await snapshot.limitTo(0);
    return snapshot;
  } catch (thrown) {
    await snapshot.close().catch(() => undefined);
    throw thrown;
  }
}

/** Who takes the files that are being written. */
const takers: (number | null)[] = [];

/**
 * @throws UNAVAILABLE, to be tried again later, while enough files are being written, or one for this person
 * @source security RO-4
 */
export function expectFreePlace(userId: number | null): void {
  const isBusy = userId !== null && takers.includes(userId);
  if (isBusy || takers.length >= EXPORTS_AT_ONCE) {
    throw new AppError('UNAVAILABLE', { retryAfterSeconds: 10 });
  }
}

const leavePlace = (userId: number | null) => void takers.splice(takers.indexOf(userId), 1);

/**
 * The bytes of a file, of one moment of the database; whom it shows is noted first, which a caller who leaves ends.
 * They are read as fast as they are taken; whoever leaves, or takes them too slowly or too long, ends the query; the
 * latter is said to `onFileGivenUp`.
 * @throws UNAVAILABLE, to be tried again later, while enough other files are being written, or one for the same person
 */
export async function openExport(
  sources: Sources,
  wanted: Wanted,
  stallMs = EXPORT_STALL_MS,
): Promise<AsyncGenerator<Uint8Array>> {
  const { userId, withIdentity, locale, filters } = wanted;
  expectFreePlace(userId);
  takers.push(userId);
  try {
    const moment = { ...sources, ...(await sources.reading('exports.file')), now: wanted.now };
    const snapshot = await openNoted(moment, wanted);
    const writing = { snapshot, content: sources, withIdentity, locale, filters };
    const files = write(moment, writing, wanted);
    const end = async (left: LeftFile) => {
      await snapshot.close().catch(() => undefined);
      leavePlace(userId);
      await sources.onLeft(left);
    };
    return endingWith(files, { stallMs, onGivenUp: sources.onFileGivenUp, end });
  } catch (thrown) {
    leavePlace(userId);
    throw thrown;
  }
}
