import { BackupError } from './backup-error.ts';

export type BackedUpTable = {
  schema: string;
  name: string;
  columns: string[];
  /**
   * Primary key. Texts are sorted by their bytes, because the locale of the database may differ.
   */
  key: { name: string; isText: boolean }[];
};

/** SHA-256 of the rows in key order. */
export type TableFigures = { rows: number; sha256: string };

export type BackedUpSequence = { schema: string; name: string; lastValue: string };

export type BackupHead = {
  takenAt: string;
  postgres: string;
  /** Instants of the applied migrations, in epoch milliseconds. */
  migrations: number[];
};

export type BackupEnd = { tables: number; files: number; sequences: BackedUpSequence[] };

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
const LONGEST = 64 * 1024 * 1024;

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

/** @throws BackupError `damaged` when the stream ends inside a record */
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
