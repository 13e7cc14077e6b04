import type { Locale } from '@aube/content';
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
import {
  EXPORTS_AT_ONCE,
  EXPORT_LONGEST_MS,
  EXPORT_PACE_BYTES,
  EXPORT_STALL_MS,
} from '../rules/export-request.ts';
import { openExportSnapshot, type ExportSources, type Filters } from './export-snapshot.ts';
import { readFigureTable } from './figure-table.ts';
import { columnsOf, exportTables } from './tables.ts';
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

type Sources = Omit<ExportSources, 'now'> & Pick<Context, 'reading' | 'onSlowReader'>;

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
  { file, filters, now }: Wanted,
): AsyncGenerator<Uint8Array> {
  const { subject, format } = askedBy(file);
  if (subject === EVERYTHING) {
    return writeEverything(writing, { madeAt: now, filters: manifestFilters(filters, writing) });
  }
  if (isFigureTable(subject)) return writeFigures(sources, subject, filters);
  const table = exportTables(writing.content)[subject];
  const columns = columnsOf(table, writing.withIdentity);
  return (format === 'xlsx' ? writeXlsx : writeCsv)(writing, table, columns);
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
 * The bytes of a file, of one moment of the database. They are read as fast as they are taken; whoever
 * leaves, or takes them too slowly, ends the query; the latter is said to `onSlowReader`.
 * @throws UNAVAILABLE, to be tried again later, while enough other files are being written, or one for the same person
 */
export async function openExport(
  sources: Sources,
  wanted: Wanted,
  stallMs = EXPORT_STALL_MS,
): Promise<AsyncGenerator<Uint8Array>> {
  const { userId } = wanted;
  expectFreePlace(userId);
  takers.push(userId);
  try {
    const moment = { ...sources, ...(await sources.reading('exports.file')), now: wanted.now };
    const snapshot = await openExportSnapshot(moment, wanted.filters);
    const { withIdentity, locale } = wanted;
    const { filters } = wanted;
    const writing = { snapshot, content: sources, withIdentity, locale, filters };
    const files = write(moment, writing, wanted);
    const end = async () => {
      await snapshot.close().catch(() => undefined);
      leavePlace(userId);
    };
    return endingWith(files, { stallMs, onSlow: sources.onSlowReader, end });
  } catch (thrown) {
    leavePlace(userId);
    throw thrown;
  }
}

type Ending = {
  stallMs: number;
  onSlow: Context['onSlowReader'];
  end: () => Promise<void>;
};

/** The same bytes, and `end` once, however it ends: also when nothing was ever taken. */
function endingWith(
  bytes: AsyncGenerator<Uint8Array>,
  { stallMs, onSlow, end }: Ending,
): AsyncGenerator<Uint8Array> {
  let ended: Promise<void> | null = null;
  let stalling: NodeJS.Timeout | undefined;
  let patienceMs = stallMs;
  let takenBytes = 0;
  let waitingSince = 0;
  const endsAt = performance.now() + EXPORT_LONGEST_MS;
  const finish = () => {
    clearTimeout(stalling);
    return (ended ??= end());
  };
  const watch = () => {
    waitingSince = performance.now();
    stalling = setTimeout(
      () => {
        onSlow?.();
        void finish();
      },
      Math.min(patienceMs, endsAt - waitingSince),
    );
    stalling.unref();
  };
  watch();
  const stop = async (thrown: unknown): Promise<never> => {
    await finish();
    throw thrown;
  };
  return {
    async next() {
      clearTimeout(stalling);
      patienceMs -= performance.now() - waitingSince;
      // Half a file must not end as a whole one.
      if (ended) throw new AppError('UNAVAILABLE');
      const step = await bytes.next().catch(stop);
      if (step.done) {
        await finish();
        return step;
      }
      takenBytes += step.value.length;
      if (takenBytes >= EXPORT_PACE_BYTES) {
        takenBytes = 0;
        patienceMs = stallMs;
      }
      watch();
      return step;
    },
    async return(value) {
      // The query is ended first: what waits for its next row would wait for all of them.
      await finish();
      return bytes.return(value).catch(() => ({ done: true as const, value }));
    },
    async throw(thrown) {
      await finish();
      return bytes.throw(thrown);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      await finish();
    },
  };
}
