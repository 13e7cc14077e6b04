import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StaffWithAccess } from '@aube/api/server';
import type { Connection, Transaction } from '@aube/db';
import type { BackupKey } from '@aube/db/backup';
import { readKeyFile } from '../backup/key-file.ts';
import { inWords } from '../backup/say-backup-fault.ts';
import { sayAllowedLogins } from '../backup/say-allowed-logins.ts';
import { CONTENT, createFileRestorer, ERASURES, linesOf, readList } from '../backup/site-files.ts';
import { answer, formatLocalInstant, getEnv, givenPath, type Cli } from '../cli.ts';
import { defineAubeCommand } from '../command.ts';
import { placeOf } from '../confirm.ts';
import { checkServer } from '../doctor/check-server.ts';
import type { CliEnv } from '../env.ts';
import { misuse, refusal } from '../failure.ts';
import { withBar } from '../progress.ts';
import { MOST, showFew } from '../show-few.ts';

/**
 * @throws CliFailure when the list of erasures is missing, because the restore would bring erased
 * people back
 */
function findLists(cli: Cli, { dataDir }: CliEnv, list: string | undefined, isWithout: boolean) {
  const { t } = cli;
  const given = list === undefined ? undefined : givenPath(cli, list);
  const own = join(dataDir, ERASURES);
  if (given !== undefined && !existsSync(given)) throw refusal(t.restore.noList(given));
  if (given === undefined && !existsSync(own) && !isWithout) throw refusal(t.restore.noList(own));
  return [...readList(own), ...(given === undefined ? [] : readList(given))];
}

function addToList(dataDir: string, lists: readonly string[]): void {
  const path = join(dataDir, ERASURES);
  const own = new Set(linesOf(readList(path)));
  const added = linesOf(lists).filter((line) => !own.has(line));
  appendFileSync(path, added.map((line) => `\n${line}\n`).join(''), { mode: 0o600 });
}

async function replay(cli: Cli, env: CliEnv, { pool, openClient }: Connection, tx: Transaction) {
  const { createServices, replayErasures } = await import('@aube/api/server');
  const now = env.clockStart ?? new Date();
  const services = await createServices({ db: tx, pool, openClient }, { ...env, now });
  const replayed = await replayErasures({
    ...services,
    now,
    requestId: randomUUID(),
    origin: { callerKind: 'commandLine', addressPrefix: null },
  });
  const failed = replayed.missing.filter(({ why }) => why === 'failed').length;
  if (failed > 0) throw refusal(cli.t.restore.replayFailed(failed));
  if (replayed.unreadable.length > 0) {
    const few = { most: MOST.names, others: cli.t.few.names };
    const numbers = showFew(replayed.unreadable.map(String), few);
    throw refusal(cli.t.restore.unreadable(numbers.join(', ')));
  }
  return replayed;
}

async function restore(
  cli: Cli,
  env: CliEnv,
  { path, key, lists }: { path: string; key: BackupKey | null; lists: readonly string[] },
) {
  const { connect, makeFolder, migrationsFolder: migrations } = await import('@aube/db');
  const { checkBackup, restoreBackup } = await import('@aube/db/backup');
  const contents = await withBar(cli, cli.t.backup.verifying, (onProgress) =>
    checkBackup({ path, key, migrations, onProgress }),
  );
  const { databaseUrl, dataDir } = env;
  const files = createFileRestorer(dataDir);
  const connection = await connect({ databaseUrl, dataDir, poolSize: 1 });
  const replayed: Partial<Awaited<ReturnType<typeof replay>>> = {};
  let mayEnter: StaffWithAccess = { administrators: [], staff: [] };
  try {
    const source = {
      path,
      key,
      migrations,
      file: (name: string, bytes: AsyncIterable<Buffer>) => files.file(name, bytes),
    };
    const restored = await withBar(cli, cli.t.restore.filling, (onProgress) =>
      restoreBackup(connection, contents, {
        ...source,
        onProgress,
        async beforeCommit(tx) {
          makeFolder(dataDir);
          addToList(dataDir, [...lists, ...files.lists]);
          Object.assign(replayed, await replay(cli, env, connection, tx));
          mayEnter = await (await import('@aube/api/server')).findStaffWithAccess({ db: tx });
        },
      }),
    );
    return { ...restored, replayed, mayEnter, hasContent: files.hasContent() };
  } catch (thrown) {
    await files.undo();
    throw thrown;
  } finally {
    await connection.close();
  }
}

function remindersOf(
  { t, source }: Cli,
  { dataDir }: CliEnv,
  { tables, hasContent }: { tables: { name: string; rows: number }[]; hasContent: boolean },
): string[] {
  const rowsOf = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
  const hasKey = Boolean(source['AUBE_SECRET_KEY']) || existsSync(join(dataDir, 'site.key'));
  return [
    ...(rowsOf('second_factors') > 0 && !hasKey ? [t.restore.siteKey(dataDir)] : []),
    ...(rowsOf('access_tokens') > 0 ? [t.restore.tokens] : []),
    ...(hasContent ? [t.restore.content(join(dataDir, CONTENT))] : []),
  ];
}

/** @decision running-aube#backup */
export function restoreCommand(cli: Cli) {
  const { t } = cli;
  return defineAubeCommand(cli, {
    name: 'restore',
    summary: t.restore.summary,
    example: 'aube-20260105T030000Z.backup --key-file /etc/aube/backup.key',
    options: {
      file: {
        type: 'positional',
        description: t.options.backupFile,
        required: false,
      },
      'key-file': { type: 'string', description: t.options.keyFile, valueHint: '…' },
      erasures: { type: 'string', description: t.options.erasures, valueHint: '…' },
      'without-erasures': { type: 'boolean', description: t.options.withoutErasures },
      'dry-run': { type: 'boolean', description: t.options.dryRun },
    },
    async run(args) {
      const env = getEnv(cli);
      if (args.file === undefined) throw misuse(t.restore.needsFile);
      const path = givenPath(cli, args.file);
      if (!existsSync(path)) throw misuse(t.restore.noFile(path));
      if (statSync(path).isDirectory()) throw misuse(t.failures.unreadableFile(path, 'EISDIR'));
      const key = await readKeyFile(cli, args['key-file']);
      try {
        if (args['dry-run'] === true) {
          const { checkBackup } = await import('@aube/db/backup');
          const { migrationsFolder: migrations } = await import('@aube/db');
          const { head, tables, files } = await checkBackup({ path, key, migrations });
          const rows = tables.reduce((sum, table) => sum + table.rows, 0);
          answer(cli, args, {
            data: { ...head, tables, files, isDryRun: true },
            lines: [
              t.restore.whole(path, formatLocalInstant(cli, new Date(head.takenAt))),
              t.backup.holds(tables.length, rows, files.length),
            ],
          });
          return;
        }
        const lists = findLists(cli, env, args.erasures, args['without-erasures'] === true);
        const restored = await restore(cli, env, { path, key, lists });
        const rows = restored.tables.reduce((sum, table) => sum + table.rows, 0);
        const { takenAt, tables, files, replayed, mayEnter } = restored;
        const unknown = (replayed.missing ?? []).length;
        // Warns when a server is running, because this server still uses the old database.
        const { origin } = env.publicUrl;
        const server = await checkServer(t, { url: origin, isAskedFor: false });
        answer(cli, args, {
          data: {
            path,
            place: placeOf(env),
            takenAt,
            tables,
            files: files.length,
            erasures: replayed,
            mayEnter,
          },
          lines: [
            t.restore.made(placeOf(env), formatLocalInstant(cli, takenAt)),
            t.backup.verified(tables.length, rows),
            t.erasures.erased(replayed.erased ?? 0),
            ...(unknown > 0 ? [t.erasures.left(unknown)] : []),
            t.restore.rights(formatLocalInstant(cli, takenAt)),
            ...sayAllowedLogins(cli, mayEnter),
            ...remindersOf(cli, env, restored),
            ...(server.status === 'ok' ? [t.restore.serverRuns(origin)] : []),
          ],
        });
      } catch (thrown) {
        throw inWords(thrown, t);
      }
    },
  });
}
