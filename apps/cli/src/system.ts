import { randomUUID } from 'node:crypto';
import { createServices, type Services, type SystemContext } from '@aube/api/server';
import { compareMigrations, connect, migrate, migrationsFolder, type Connection } from '@aube/db';
import type { Cli } from './cli.ts';
import { commandName } from './command-name.ts';
import { placeOf } from './confirm.ts';
import { hasDatabase } from './data-folder.ts';
import type { CliEnv } from './env.ts';
import { CliFailure, EXIT, refusal } from './failure.ts';

export type System = { context: SystemContext; services: Services };

class Undone extends Error {}

/** Brings the schema up to date, or only looks whether it is. */
async function prepare(
  connection: Connection,
  { t, source }: Cli,
  { place, mayMigrate }: { place: string; mayMigrate: boolean },
): Promise<void> {
  if (mayMigrate) {
    await migrate(connection, migrationsFolder);
    return;
  }
  const { pendingCount, isTooNew } = await compareMigrations(connection, migrationsFolder);
  if (isTooNew) throw refusal(t.doctor.tooNew);
  if (pendingCount > 0)
    throw unready(t.failures.notUpToDate(place, `${commandName(source)} migrate`));
}

const unready = (words: string) =>
  new CliFailure(words, { exitCode: EXIT.refused, code: 'NOT_UP_TO_DATE' });

/**
 * Whether a site's own variables were left out: the folder one happens to stand in would get a second site,
 * with links that lead nowhere. A clone has its site there.
 */
const isPlaceForgotten = ({ isProduction }: CliEnv, { source }: Cli): boolean =>
  isProduction && !source['AUBE_DATA_DIR'];

/**
 * Does something as the system, on the site's own database, whether a server runs or not.
 * Dry: everything is done in one transaction and undone, so that every refusal shows. What only looks
 * makes no database and migrates none; nor does production whose data folder nobody named make one.
 */
export async function asSystem<T>(
  cli: Cli,
  env: CliEnv,
  { isDryRun, isLook = false }: { isDryRun: boolean; isLook?: boolean },
  work: (system: System) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataDir, publicUrl, contentDir } = env;
  const mayMigrate = !isDryRun && !isLook;
  if (!hasDatabase(env) && (!mayMigrate || isPlaceForgotten(env, cli))) {
    throw unready(cli.t.failures.noDatabase(dataDir));
  }
  const connection = await connect({ databaseUrl, dataDir });
  try {
    await prepare(connection, cli, { place: placeOf(env), mayMigrate });
    const now = env.clockStart ?? new Date();
    const services = await createServices(connection, { publicUrl, contentDir, dataDir, now });
    const context: SystemContext = {
      db: services.db,
      publicUrl: services.publicUrl,
      locale: cli.locale,
      now,
      requestId: randomUUID(),
      origin: { callerKind: 'commandLine', addressPrefix: null },
    };
    if (!isDryRun) return await work({ context, services });
    return await rehearse((db) => work({ context: { ...context, db }, services }), services);
  } finally {
    await connection.close();
  }
}

async function rehearse<T>(work: (db: Services['db']) => Promise<T>, { db }: Services): Promise<T> {
  const played: { result?: T } = {};
  await db
    .transaction(async (tx) => {
      played.result = await work(tx);
      throw new Undone();
    })
    .catch((thrown: unknown) => {
      if (!(thrown instanceof Undone)) throw thrown;
    });
  return played.result as T;
}
