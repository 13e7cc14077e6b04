import {
  countRecountAges,
  createServices,
  findFirstSteps,
  inspectSite,
  isClockRight,
  placesWithoutPhone,
  readSiteClock,
  type Services,
} from '@aube/api/server';
import {
  compareMigrations,
  connect,
  findLastBackup,
  migrationsFolder,
  type Connection,
} from '@aube/db';
import { type Cli, commandName } from '../cli.ts';
import { placeOf } from '../confirm.ts';
import { hasDatabase } from '../data-folder.ts';
import type { CliEnv } from '../env.ts';
import { explainFailure } from '../explain-failure.ts';
import { EXIT } from '../failure.ts';
import type { Texts } from '../texts/fr.ts';
import { away, fault, good, warning, type Check } from './check.ts';

async function checkSchema(connection: Connection, { doctor }: Texts): Promise<Check> {
  const { pendingCount, isNewer, isTooNew } = await compareMigrations(connection, migrationsFolder);
  if (isTooNew) return fault('schema', doctor.tooNew);
  if (isNewer) return good('schema', doctor.newer);
  return pendingCount > 0
    ? warning('schema', doctor.pending(pendingCount))
    : good('schema', doctor.upToDate);
}

/** A backup older than this means that the nightly backup failed. */
const BACKUP_HOURS = 36;

async function checkBackup({ db }: Connection, env: CliEnv, { doctor }: Texts): Promise<Check[]> {
  const last = await findLastBackup(db);
  if (last === null) return env.isProduction ? [warning('backup', doctor.noBackup)] : [];
  const hours = Math.floor((Date.now() - last.takenAt.getTime()) / 3_600_000);
  const words = doctor.backup(last.takenAt.toISOString(), last.isVerified);
  // A backup date in the future comes from a wrong clock and would hide missing backups.
  return [(hours >= BACKUP_HOURS || hours < -1 ? warning : good)('backup', words)];
}

async function checkSite(connection: Connection, { t, source }: Cli): Promise<Check[]> {
  const { doctor } = t;
  const { administratorCount, awaitedCount, establishmentCount, failedLetterCount } =
    await inspectSite(connection);
  const createAdmin = `${commandName(source)} user create-admin`;
  return [
    administratorCount === 0
      ? warning(
          'administrators',
          awaitedCount === 0
            ? doctor.noAdministrator(createAdmin)
            : doctor.awaitedAdministrators(awaitedCount, createAdmin),
        )
      : good('administrators', doctor.administrators(administratorCount)),
    establishmentCount === 0
      ? warning('establishments', doctor.noEstablishment)
      : good('establishments', doctor.establishments(establishmentCount)),
    ...(failedLetterCount === 0
      ? []
      : [warning('failedLetters', doctor.failedLetters(failedLetterCount))]),
  ];
}

const MINUTE_MS = 60_000;

async function checkClock({ db }: Connection, { doctor }: Texts): Promise<Check> {
  const { differenceMs, jumpMs } = await readSiteClock(db, () => new Date());
  if (!isClockRight(differenceMs)) {
    return fault('clock', doctor.clockDiffers(Math.round(differenceMs / MINUTE_MS)));
  }
  return jumpMs === 0
    ? good('clock', doctor.clockRight)
    : warning('clock', doctor.clockJumped(Math.round(jumpMs / MINUTE_MS)));
}

/** Servers count the figures again within a minute; a longer time means an outage. */
const RECOUNT_MINUTES = 5;

async function checkRecount({ pool }: Connection, { doctor }: Texts): Promise<Check> {
  const ages = await countRecountAges({ pool, now: new Date() });
  const minutes = Math.floor(Math.max(...Object.values(ages)) / 60);
  return minutes < RECOUNT_MINUTES
    ? good('recount', doctor.recounted)
    : warning('recount', doctor.recountLate(minutes));
}

/** @decision D91 console#first-steps */
async function checkFirstSteps(services: Services, { doctor }: Texts): Promise<Check[]> {
  const steps = await findFirstSteps(services);
  if (steps === null) return [];
  const left = steps.filter(({ isDone }) => !isDone);
  const said = doctor.firstSteps(steps.length - left.length, steps.length);
  const names = left.map(({ step }) => doctor.firstStep[step]).join(', ');
  return [
    left.length === 0
      ? good('firstSteps', said)
      : warning('firstSteps', `${said} ${doctor.stepsLeft(names)}`),
  ];
}

const MOST_NAMED = 3;

async function checkContent(
  connection: Connection,
  env: CliEnv,
  { t, isReady }: { t: Texts; isReady: boolean },
): Promise<Check[]> {
  const { publicUrl, contentDir } = env;
  try {
    const site = { publicUrl, contentDir, now: env.clockStart ?? new Date() };
    const services = await createServices(connection, site);
    const unread = isReady ? await services.lookAtSettings() : [];
    const silent = isReady ? await placesWithoutPhone(services) : [];
    const more = silent.length > MOST_NAMED ? '…' : '';
    const named = silent.slice(0, MOST_NAMED).join(', ') + more;
    return [
      good('content', t.doctor.content(services.questionnaires.questionnaires.size)),
      ...unread.map((words) => warning('settings', words)),
      ...(silent.length === 0 ? [] : [warning('phones', t.doctor.noPhone(silent.length, named))]),
      ...(isReady ? await checkFirstSteps(services, t) : []),
    ];
  } catch (thrown) {
    return [fault('content', explainFailure(thrown, t).lines.join('\n'))];
  }
}

async function checkConnection(connection: Connection, cli: Cli, env: CliEnv): Promise<Check[]> {
  const { t } = cli;
  const { rows } = await connection.pool.query<{ server_version: string }>('show server_version');
  const kind = connection.kind === 'embedded' ? t.doctor.embedded : t.doctor.external;
  const schema = await checkSchema(connection, t);
  return [
    good('database', t.doctor.database(kind, rows[0]?.server_version ?? '', placeOf(env))),
    schema,
    ...(schema.status === 'ok' ? await checkSite(connection, cli) : []),
    ...(schema.status === 'ok' ? await checkBackup(connection, env, t) : []),
    ...(schema.status === 'ok' && !env.clockStart ? [await checkClock(connection, t)] : []),
    ...(schema.status === 'ok' && !env.clockStart ? [await checkRecount(connection, t)] : []),
    ...(await checkContent(connection, env, { t, isReady: schema.status === 'ok' })),
  ];
}

function faultOf(thrown: unknown, t: Texts): Check {
  const { exitCode, lines } = explainFailure(thrown, t);
  return (exitCode === EXIT.away ? away : fault)('database', lines.join('\n'));
}

/** Checks the database without creating a missing database. */
export async function checkDatabase(cli: Cli, env: CliEnv): Promise<Check[]> {
  const { t } = cli;
  const { databaseUrl, dataDir } = env;
  try {
    if (!hasDatabase(env)) return [warning('database', t.doctor.noDatabase)];
  } catch (thrown) {
    return [faultOf(thrown, t)];
  }
  const checks: Check[] = [];
  let connection: Connection;
  try {
    connection = await connect({
      databaseUrl,
      dataDir,
      report: ({ kind }) => {
        if (kind === 'no-data-checksums') checks.push(warning('checksums', t.doctor.noChecksums));
      },
    });
  } catch (thrown) {
    return [faultOf(thrown, t)];
  }
  try {
    return [...checks, ...(await checkConnection(connection, cli, env))];
  } finally {
    await connection.close();
  }
}
