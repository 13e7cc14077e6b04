import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Connection } from '../connect.ts';
import { readApplied } from '../migrate.ts';
import { openSnapshot, type Snapshot } from '../snapshot.ts';
import { BackupError } from './backup-error.ts';
import { encodeRecord, type BackupRecord, type TableFigures } from './records.ts';
import { sealing, type BackupKey } from './seal.ts';
import {
  copyOutOf,
  createTally,
  listSequences,
  listTables,
  PLAIN_VALUES,
  quoted,
} from './tables.ts';

/** File outside the database; `path` is the name in the backup. */
export type SiteFile = { path: string; from: string };

export type BackupOptions = {
  path: string;
  key: BackupKey | null;
  files: readonly SiteFile[];
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal | undefined;
};

export type WrittenBackup = {
  takenAt: Date;
  bytes: number;
  files: number;
  tables: ({ name: string } & TableFigures)[];
};

/**
 * Writes all rows of one snapshot and the given files into one new file (mode 0600).
 * @throws BackupError otherSchema, when the database is being migrated
 */
export async function writeBackup(
  connection: Connection,
  options: BackupOptions,
): Promise<WrittenBackup> {
  const part = `${options.path}.${process.pid}.part`;
  const snapshot = await openSnapshot(connection, {});
  const written: WrittenBackup = { takenAt: new Date(0), bytes: 0, files: 0, tables: [] };
  try {
    await pipeline(
      Readable.from(asBytes(records(connection, snapshot, options, written))),
      createGzip(),
      sealing(options.key),
      async function* count(source: AsyncIterable<Buffer>) {
        for await (const bytes of source) {
          written.bytes += bytes.length;
          yield bytes;
        }
      },
      createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }),
      { signal: options.signal },
    );
    await link(part, options.path);
    await syncFolder(dirname(options.path));
  } finally {
    await snapshot.close();
    await rm(part, { force: true });
  }
  return written;
}

const ask = async <Row extends object>({ pool }: Connection, text: string): Promise<Row[]> =>
  (await pool.query<Row>(text)).rows;

async function* asBytes(all: AsyncIterable<BackupRecord>): AsyncGenerator<Buffer> {
  for await (const record of all) yield encodeRecord(record);
}

async function* records(
  connection: Connection,
  snapshot: Snapshot,
  { files, onProgress }: BackupOptions,
  written: WrittenBackup,
): AsyncGenerator<BackupRecord> {
  await snapshot.query(PLAIN_VALUES);
  const tables = await listTables(snapshot.query);
  // The locks prevent migrations. The check below detects a migration between the snapshot and the
  // locks.
  const names = tables.map(({ schema, name }) => quoted(schema, name)).join(', ');
  await snapshot.query(`lock table ${names} in access share mode`);
  const migrations = await readApplied(snapshot.query);
  if ((await readApplied((text) => ask(connection, text))).at(-1) !== migrations.at(-1)) {
    throw new BackupError('otherSchema');
  }
  const [now] = await snapshot.query<{ takenAt: Date; postgres: string }>(
    `select now() as "takenAt", current_setting('server_version') as postgres`,
  );
  written.takenAt = new Date(now?.takenAt ?? 0);
  const takenAt = written.takenAt.toISOString();
  yield { kind: 'head', value: { takenAt, postgres: now?.postgres ?? '', migrations } };

  const all = tables.reduce((sum, { bytes }) => sum + bytes, 0) || 1;
  let before = 0;
  for (const { schema, name, columns, key, bytes: room } of tables) {
    const table = { schema, name, columns, key };
    yield { kind: 'table', value: table };
    const tally = createTally();
    let passed = 0;
    for await (const bytes of snapshot.copyOut(copyOutOf(table)) as AsyncIterable<Buffer>) {
      tally.add(bytes);
      passed += bytes.length;
      onProgress?.((before + Math.min(passed, room)) / all);
      yield { kind: 'bytes', bytes };
    }
    before += room;
    const figures = tally.figures();
    written.tables.push({ name: table.name, ...figures });
    yield { kind: 'tableEnd', value: figures };
  }
  for (const file of files) yield* fileRecords(file, written);
  const sequences = await listSequences(snapshot.query);
  yield { kind: 'end', value: { tables: tables.length, files: written.files, sequences } };
  onProgress?.(1);
}

async function* fileRecords(
  { path, from }: SiteFile,
  written: WrittenBackup,
): AsyncGenerator<BackupRecord> {
  const handle = await open(from).catch(() => null);
  if (handle === null) return;
  const hash = createHash('sha256');
  yield { kind: 'file', value: { path } };
  for await (const bytes of createReadStream('', { fd: handle }) as AsyncIterable<Buffer>) {
    hash.update(bytes);
    yield { kind: 'bytes', bytes };
  }
  yield { kind: 'fileEnd', value: { sha256: hash.digest('hex') } };
  written.files += 1;
}

/**
 * Writes the folder to the disk. Without this step, a power failure could remove the name of the
 * file.
 */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
