import { BackupError } from './backup-error.ts';

/** A table of a backup, in the order of restoring. */
export type BackedUpTable = {
  schema: string;
  name: string;
  columns: string[];
  /** The primary key; texts are compared by bytes, whatever the database's language. */
  key: { name: string; isText: boolean }[];
};

/** Rows of a table, and the SHA-256 of the rows in key order. */
export type TableFigures = { rows: number; sha256: string };

/** A sequence and its last value. */
export type BackedUpSequence = { schema: string; name: string; lastValue: string };

/** First record. */
export type BackupHead = {
  /** Instant of the snapshot. */
  takenAt: string;
  postgres: string;
  /** Instants of the applied migrations. */
  migrations: number[];
};

/** Last record; a file without it is truncated. */
export type BackupEnd = { tables: number; files: number; sequences: BackedUpSequence[] };

/** A record, in the order of writing. */
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
/** Longer records do not exist: such a length is damage. */
const LONGEST = 64 * 1024 * 1024;

/** A record as bytes: kind, length, content. */
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

/** Records of a stream. @throws BackupError damaged, when it ends inside one */
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
