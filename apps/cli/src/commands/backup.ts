import type { LastBackup } from '@aube/db';
import type { BackupKey } from '@aube/db/backup';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readKeyFile } from '../backup/key-file.ts';
import {
  backupName,
  keepNewest,
  keepNewestUnverified,
  nameVerified,
  unverifiedName,
} from '../backup/keep-newest.ts';
import { inWords } from '../backup/say-backup-fault.ts';
import { ERASURES, listSiteFiles } from '../backup/site-files.ts';
import { answer, getEnv, type Cli, givenPath } from '../cli.ts';
import { defineAubeCommand } from '../command.ts';
import type { CliEnv } from '../env.ts';
import { misuse, refusal } from '../failure.ts';
import { withBar } from '../progress.ts';
import { untilStopped } from '../signals.ts';

type Given = {
  output?: string | undefined;
  folder?: string | undefined;
  keep?: string | undefined;
};

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function placeOf(cli: Cli, { output, folder: given = '.', keep }: Given, now: Date) {
  const { t } = cli;
  const folder = givenPath(cli, given);
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) throw misuse(t.backup.badKeep);
  if (output === '-') throw misuse(t.backup.noStream);
  if (output !== undefined && keep !== undefined) throw misuse(t.backup.keepNeedsFolder);
  if (!isFolder(folder)) throw misuse(t.backup.noFolder(given));
  const path = output === undefined ? join(folder, backupName(now)) : givenPath(cli, output);
  if (!isFolder(dirname(path))) throw misuse(t.backup.noFolder(dirname(path)));
  if (existsSync(path)) throw refusal(t.backup.exists(path));
  return { path, folder, keep: keep === undefined ? null : Number(keep) };
}

/**
 * Creates an empty list of erasures when there is none. A restore treats a missing list as lost.
 */
function beginList(dataDir: string): void {
  const path = join(dataDir, ERASURES);
  if (!existsSync(path)) writeFileSync(path, '', { mode: 0o600, flag: 'a' });
}

type Writing = { path: string; key: BackupKey | null; signal: AbortSignal };

async function write(cli: Cli, env: CliEnv, writing: Writing) {
  const { connect, makeFolder } = await import('@aube/db');
  const { writeBackup } = await import('@aube/db/backup');
  const { databaseUrl, dataDir } = env;
  const connection = await connect({ databaseUrl, dataDir, poolSize: 1 });
  try {
    makeFolder(dataDir);
    beginList(dataDir);
    const files = listSiteFiles(env);
    return await withBar(cli, cli.t.backup.writing, (onProgress) =>
      writeBackup(connection, { ...writing, files, onProgress }),
    );
  } finally {
    await connection.close();
  }
}

/** Saves the time of the backup for the metrics and for `aube doctor`. */
async function note({ databaseUrl, dataDir }: CliEnv, made: LastBackup): Promise<void> {
  const { connect, noteBackup } = await import('@aube/db');
  const connection = await connect({ databaseUrl, dataDir, poolSize: 1 });
  try {
    await noteBackup(connection, made);
  } finally {
    await connection.close();
  }
}

/** @decision running-aube#backup */
export function backupCommand(cli: Cli) {
  const { t } = cli;
  return defineAubeCommand(cli, {
    name: 'backup',
    summary: t.backup.summary,
    example: '--folder /var/backups/aube --keep 14 --key-file /etc/aube/backup.key --verify',
    options: {
      output: { type: 'string', description: t.options.backupOutput, valueHint: '…' },
      folder: { type: 'string', description: t.options.backupFolder, valueHint: '…' },
      keep: { type: 'string', description: t.options.keep, valueHint: 'n' },
      'key-file': { type: 'string', description: t.options.keyFile, valueHint: '…' },
      verify: { type: 'boolean', description: t.options.verify },
    },
    async run(args) {
      const env = getEnv(cli);
      const key = await readKeyFile(cli, args['key-file']);
      const { path, folder, keep } = placeOf(cli, args, new Date());
      const { migrationsFolder: migrations } = await import('@aube/db');
      const { hasDatabase } = await import('../data-folder.ts');
      if (!hasDatabase(env)) throw refusal(t.backup.nothing(env.dataDir));
      const isVerifying = args.verify === true;
      const begun = isVerifying ? unverifiedName(path) : path;
      const make = async (signal: AbortSignal) => {
        const written = await write(cli, env, { path: begun, key, signal });
        if (keep !== null) await keepNewestUnverified(folder, basename(path));
        const { verifyBackup } = await import('@aube/db/backup');
        const verified = isVerifying
          ? await withBar(cli, t.backup.verifying, (onProgress) =>
              verifyBackup({ path: begun, key, migrations, onProgress, signal }),
            )
          : null;
        if (isVerifying) await nameVerified(path);
        const isVerified = verified !== null && verified.restored !== null;
        await note(env, { takenAt: written.takenAt, isVerified });
        const others =
          keep === null ? null : await keepNewest(folder, { keep, made: basename(path) });
        return { written, verified, isVerified, ...others };
      };
      try {
        const {
          written,
          verified,
          isVerified,
          removed = [],
          ofTheFuture = [],
        } = await untilStopped(make);
        const rows = written.tables.reduce((sum, table) => sum + table.rows, 0);
        const { takenAt, bytes, files, tables } = written;
        answer(cli, args, {
          data: {
            path,
            takenAt,
            bytes,
            files,
            tables,
            isEncrypted: key !== null,
            isVerified,
            removed,
            ofTheFuture,
          },
          lines: [
            t.backup.made(path, bytes),
            t.backup.holds(tables.length, rows, files),
            ...(key === null ? [t.backup.plain] : []),
            ...(isVerified ? [t.backup.verified(tables.length, rows)] : []),
            ...(verified?.restored === null ? [t.backup.onlyRead] : []),
            ...removed.map(t.backup.removed),
            ...ofTheFuture.map(t.backup.ofTheFuture),
          ],
        });
      } catch (thrown) {
        if (isVerifying && existsSync(begun)) cli.terminal.note(t.backup.unverified(begun));
        throw inWords(thrown, t);
      }
    },
  });
}
