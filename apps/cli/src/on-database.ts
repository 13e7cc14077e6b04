import { randomUUID } from 'node:crypto';
import { operatorContext, operatorRouter, type OperatorRouter } from '@aube/api/operator';
import {
  appRouter,
  createServices,
  openPreparedExport,
  type Context,
  type Services,
} from '@aube/api/server';
import { compareMigrations, connect, migrate, migrationsFolder, type Connection } from '@aube/db';
import { createTRPCClient, unstable_localLink as localLink, type TRPCClient } from '@trpc/client';
import superjson from 'superjson';
import type { Caller, CallMode } from './caller.ts';
import { type Cli, commandName } from './cli.ts';
import { placeOf } from './confirm.ts';
import { hasDatabase } from './data-folder.ts';
import type { CliEnv } from './env.ts';
import { CliFailure, EXIT, refusal } from './failure.ts';

export type Operator = Caller & {
  alone: TRPCClient<OperatorRouter>;
  context: Context;
};

class Undone extends Error {}

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
 * True when AUBE_DATA_DIR is missing in production. The command would then create a second site in
 * the current folder.
 */
const isPlaceForgotten = ({ isProduction }: CliEnv, { source }: Cli): boolean =>
  isProduction && !source['AUBE_DATA_DIR'];

/**
 * Calls `work` as the operator on the site's database, also while a server runs. With `isDryRun` or
 * `isLook`, the database is neither created nor migrated.
 */
export async function onDatabase<T>(
  cli: Cli,
  env: CliEnv,
  { isDryRun = false, isLook = false }: CallMode,
  work: (operator: Operator) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataDir, publicUrl, contentDir } = env;
  const mayMigrate = !isDryRun && !isLook;
  const isNew = !hasDatabase(env);
  if (isNew && (!mayMigrate || isPlaceForgotten(env, cli))) {
    throw unready(cli.t.failures.noDatabase(dataDir));
  }
  const connection = await connect({ databaseUrl, dataDir });
  try {
    await prepare(connection, cli, { place: placeOf(env), mayMigrate });
    if (isNew) cli.terminal.note(cli.t.failures.newDatabase(placeOf(env)));
    const now = env.clockStart ?? new Date();
    const services = await createServices(connection, { publicUrl, contentDir, dataDir, now });
    if (!isDryRun) return await work(operatorOf(cli, services, now));
    return await rehearse((db) => work(operatorOf(cli, { ...services, db }, now)), services);
  } finally {
    await connection.close();
  }
}

function operatorOf({ locale }: Cli, services: Services, now: Date): Operator {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const command = { locale, now, requestId: randomUUID(), timeZone };
  const context = operatorContext(services, command);
  const how = { createContext: () => Promise.resolve(context), transformer: superjson };
  const client = createTRPCClient<typeof appRouter>({
    links: [localLink({ router: appRouter, ...how })],
  });
  return {
    client,
    alone: createTRPCClient<OperatorRouter>({
      links: [localLink({ router: operatorRouter, ...how })],
    }),
    context,
    async openExport(asked) {
      const { key, rows } = await client.exports.prepare.mutate(asked);
      const { bytes } = await openPreparedExport(context, key);
      return { rows, bytes };
    },
  };
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
