import { refuseEditedInstruments } from '@aube/api/server';
import { ContentFaultsError } from '@aube/content';
import { connect, DatabaseUnavailableError, migrate, type Connection } from '@aube/db';
import pino, { type Logger } from 'pino';
import { createApp } from './app.ts';
import { createClock } from './clock.ts';
import { readProcessEnv, type Env } from './env.ts';
import { describeFault } from './http/describe-fault.ts';
import { listen } from './listen.ts';
import { findPlaces } from './places.ts';
import { createServices } from './services.ts';

/** Longest wait for requests that are being answered when the process is told to stop. */
const DRAIN_MS = 10_000;

function getEnv(): Env {
  const verdict = readProcessEnv();
  if (verdict.ok) return verdict.env;
  console.error(
    `The environment is not usable:\n${verdict.faults.map((f) => `  ${f}`).join('\n')}`,
  );
  process.exit(1);
}

/** Logged once, then out: a supervisor starts afresh, nothing limps on. @source security FT-7 */
function dieOnStrayFaults(log: Logger): void {
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.once(event, (thrown: unknown) => {
      log.fatal({ fault: describeFault(thrown) }, event);
      process.exit(1);
    });
  }
}

async function open(env: Env, log: Logger, migrations: string): Promise<Connection> {
  const { databaseUrl, dataDir } = env;
  const connection = await connect({
    databaseUrl,
    dataDir,
    report: (notice) => log.warn({ notice: notice.kind, code: notice.code }, 'database'),
  });
  await migrate(connection, migrations);
  return connection;
}

async function start(env: Env, log: Logger): Promise<void> {
  const places = findPlaces(import.meta.dirname);
  const clock = createClock(env.clockStart);
  const connection = await open(env, log, places.migrations);
  const services = await createServices(connection, {
    publicUrl: env.publicUrl,
    content: places.content,
    contentDir: env.contentDir,
    today: clock().toISOString().slice(0, 10),
  });
  await refuseEditedInstruments(services);

  let isDraining = false;
  const app = createApp({
    services,
    clock,
    log,
    trustedProxies: env.trustedProxies,
    webRoot: places.web,
    isDraining: () => isDraining,
  });
  const { drain } = await listen(app, env);

  const stop = async (): Promise<void> => {
    if (isDraining) return;
    isDraining = true;
    await drain(DRAIN_MS);
    await connection.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

  console.log(`Aube is at ${env.publicUrl.href}`);
}

const env = getEnv();
const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });
dieOnStrayFaults(log);
try {
  await start(env, log);
} catch (thrown) {
  const isTold = thrown instanceof DatabaseUnavailableError || thrown instanceof ContentFaultsError;
  if (isTold) console.error(thrown.message);
  else console.error(thrown);
  process.exit(1);
}
