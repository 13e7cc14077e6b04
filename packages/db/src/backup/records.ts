import { BackupError } from './backup-error.ts';

/** A table of a backup, in the order in which it can be restored. */
export type BackedUpTable = {
  schema: string;
  name: string;
  columns: string[];
  /** The primary key; text is compared by its bytes, whatever the database's language. */
  key: { name: string; isText: boolean }[];
};

/** How much of a table there is, and the SHA-256 of its rows in the order of its key. */
export type TableFigures = { rows: number; sha256: string };

/** A counter of the database, and the last number that it gave. */
export type BackedUpSequence = { schema: string; name: string; lastValue: string };

/** What stands at the beginning. */
export type BackupHead = {
  /** The instant of the snapshot. */
  takenAt: string;
  postgres: string;
  /** The migrations that had run, by their instants. */
  migrations: number[];
};

/** What stands at the end: a file without it is cut short. */
export type BackupEnd = { tables: number; files: number; sequences: BackedUpSequence[] };

/** A piece of a backup, as it is written one after the other. */
export type BackupRecord =
  | { kind: 'head'; value: BackupHead }
  | { kind: 'table'; value: BackedUpTable }
  | { kind: 'tableEnd'; value: TableFigures }
  | { kind: 'file'; value: { path: string } }
  | { kind: 'fileEnd'; value: { sha256: string } }
  | { kind: 'end'; value: BackupEnd }
  | { kind: 'bytes'; bytes: Buffer };

const KINDS = ['bytes', 'head', 'table', 'tableEnd', 'file', 'fileEnd', 'end'] as const;
const HEAD_BYTES = 5;
/** More than any record that is written: a length above it is damage. */
const LONGEST = 64 * 1024 * 1024;

/** A record as bytes: its kind, its length, itself. */
export function encodeRecord(record: BackupRecord): Buffer {
  const body =
    record.kind === 'bytes' ? record.bytes : Buffer.from(JSON.stringify(record.value), 'utf8');
  const head = Buffer.alloc(HEAD_BYTES);
  head[0] = KINDS.indexOf(record.kind);
  head.writeUInt32BE(body.length, 1);
  return Buffer.concat([head, body]);
}

function decode(kind: (typeof KINDS)[number] | undefined, body: Buffer): BackupRecord {
  if (kind === undefined) throw new BackupError('damaged');
  if (kind === 'bytes') return { kind, bytes: body };
  try {
    return { kind, value: JSON.parse(body.toString('utf8')) };
  } catch (cause) {
    throw new BackupError('damaged', { cause });
  }
}

/** The records of a stream. @throws BackupError damaged, when it ends within one */
export async function* decodeRecords(source: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    while (held.length >= HEAD_BYTES) {
      const length = held.readUInt32BE(1);
      if (length > LONGEST) throw new BackupError('damaged');
      if (held.length < HEAD_BYTES + length) break;
      const body = held.subarray(HEAD_BYTES, HEAD_BYTES + length);
      yield decode(KINDS[held[0] ?? KINDS.length], body);
      held = held.subarray(HEAD_BYTES + length);
    }
  }
  if (held.length > 0) throw new BackupError('damaged');
}
