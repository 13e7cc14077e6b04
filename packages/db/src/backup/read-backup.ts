import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import {
  decodeRecords,
  type BackedUpTable,
  type BackupEnd,
  type BackupHead,
  type BackupRecord,
  type TableFigures,
} from './records.ts';
import { unsealing, type BackupKey } from './seal.ts';
import { createTally } from './tables.ts';

export type BackupSource = {
  path: string;
  /** Null when the file is not encrypted. */
  key: BackupKey | null;
  /** Progress from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** Callbacks, called and awaited in the order of the file. */
export type BackupReader = {
  head?: (head: BackupHead) => Promise<void> | void;
  /** Receives all rows of a table, in the format of COPY. */
  table?: (table: BackedUpTable, rows: AsyncIterable<Buffer>) => Promise<unknown>;
  file?: (path: string, bytes: AsyncIterable<Buffer>) => Promise<unknown>;
};

export type BackupContents = {
  head: BackupHead;
  end: BackupEnd;
  tables: (BackedUpTable & TableFigures)[];
  files: string[];
};

/**
 * Reads and checks a whole backup. Only the end of the file verifies the data, so read the backup
 * once without `reader` first.
 * @throws BackupError when the file is not a backup, is damaged or needs another key
 */
export async function readBackup(
  { path, key, onProgress }: BackupSource,
  reader: BackupReader = {},
): Promise<BackupContents> {
  const { size } = await stat(path);
  let passed = 0;
  let contents: BackupContents | null = null;
  try {
    await pipeline(
      createReadStream(path),
      async function* watch(source: AsyncIterable<Buffer>) {
        for await (const bytes of source) {
          passed += bytes.length;
          onProgress?.(passed / size);
          yield bytes;
        }
      },
      unsealing(key),
      createGunzip(),
      async (source: AsyncIterable<Buffer>) => {
        contents = await follow(decodeRecords(source), reader);
      },
    );
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('Z_')) throw new BackupError('damaged', { cause: error });
    throw error;
  }
  if (contents === null) throw new BackupError('damaged');
  return contents;
}

async function follow(
  records: AsyncGenerator<BackupRecord>,
  reader: BackupReader,
): Promise<BackupContents> {
  const head = await records.next();
  if (head.done === true || head.value.kind !== 'head') throw new BackupError('damaged');
  await reader.head?.(head.value.value);
  const contents = { head: head.value.value, tables: [], files: [] } as Omit<BackupContents, 'end'>;
  for (;;) {
    const next = await records.next();
    if (next.done === true) throw new BackupError('damaged');
    const record = next.value;
    if (record.kind === 'end') {
      const { tables, files } = record.value;
      const isWhole = tables === contents.tables.length && files === contents.files.length;
      // Reads to the end of the stream, because only the end shows damage in the encryption.
      if (!(await records.next()).done || !isWhole) throw new BackupError('damaged');
      return { ...contents, end: record.value };
    }
    if (record.kind === 'table') await followTable(record.value, records, reader, contents);
    else if (record.kind === 'file') await followFile(record.value.path, records, reader, contents);
    else throw new BackupError('damaged');
  }
}

/** @returns number of bytes */
export async function readThrough(source: AsyncIterable<Buffer>): Promise<number> {
  let length = 0;
  for await (const bytes of source) length += bytes.length;
  return length;
}

function bytesOf(records: AsyncGenerator<BackupRecord>, onBytes: (bytes: Buffer) => void) {
  const ending: { record: BackupRecord | null } = { record: null };
  async function* bytes(): AsyncGenerator<Buffer> {
    for (;;) {
      const next = await records.next();
      if (next.done === true) throw new BackupError('damaged');
      if (next.value.kind !== 'bytes') {
        ending.record = next.value;
        return;
      }
      onBytes(next.value.bytes);
      yield next.value.bytes;
    }
  }
  return { bytes: bytes(), ending };
}

async function followTable(
  table: BackedUpTable,
  records: AsyncGenerator<BackupRecord>,
  reader: BackupReader,
  { tables }: Pick<BackupContents, 'tables'>,
): Promise<void> {
  const tally = createTally();
  const { bytes, ending } = bytesOf(records, tally.add);
  await (reader.table?.(table, bytes) ?? readThrough(bytes));
  const figures = tally.figures();
  const { record } = ending;
  const isWhole =
    record?.kind === 'tableEnd' &&
    record.value.rows === figures.rows &&
    record.value.sha256 === figures.sha256;
  if (!isWhole) throw new BackupError('damaged', { detail: table.name });
  tables.push({ ...table, ...figures });
}

async function followFile(
  path: string,
  records: AsyncGenerator<BackupRecord>,
  reader: BackupReader,
  { files }: Pick<BackupContents, 'files'>,
): Promise<void> {
  const hash = createHash('sha256');
  const { bytes, ending } = bytesOf(records, (each) => hash.update(each));
  await (reader.file?.(path, bytes) ?? readThrough(bytes));
  const { record } = ending;
  const isWhole = record?.kind === 'fileEnd' && record.value.sha256 === hash.digest('hex');
  if (!isWhole) throw new BackupError('damaged', { detail: path });
  files.push(path);
}
