import { join } from 'node:path';
import { createServices, refuseEditedInstruments } from '@aube/api/server';
import { createCallLimiter } from '@aube/auth';
import { ContentFaultsError } from '@aube/content';
import { connect, DatabaseUnavailableError, migrate, type Connection } from '@aube/db';
import {
  createFileTransport,
  createSmtpTransport,
  defaultSender,
  type Transport,
} from '@aube/mailer';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createClock } from './clock.ts';
import { openDemo } from './demo.ts';
import { readProcessEnv, type Env } from './env.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { listen } from './listen.ts';
import { createLog } from './operations/create-log.ts';
import { findPlaces } from './places.ts';
import { shutDown } from './shut-down.ts';
import { dieOnStrayFaults } from './stray-faults.ts';

function getEnv(isDemo: boolean): Env {
  const verdict = readProcessEnv();
  const faults = verdict.ok ? [] : verdict.faults;
  if (verdict.ok && isDemo && verdict.env.isProduction) {
    faults.push('--demo is refused when NODE_ENV is production');
  }
  if (verdict.ok && faults.length === 0) return verdict.env;
  console.error(`Aube cannot start like this:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  process.exit(1);
}

async function openDatabase(env: Env, log: Logger, migrations: string): Promise<Connection> {
  const { databaseUrl, dataDir } = env;
  const connection = await connect({
    databaseUrl,
    dataDir,
    report: (notice) => log.warn({ notice: notice.kind, code: notice.code }, 'database'),
  });
  await migrate(connection, migrations);
  return connection;
}

/** Where letters go. @decision D51 */
function createTransport({ smtpUrl, dataDir, publicUrl }: Env): Transport {
  const from = defaultSender(publicUrl.origin);
  if (smtpUrl !== undefined) return createSmtpTransport({ url: smtpUrl, from });
  return createFileTransport({
    folder: join(dataDir, 'mail'),
    from,
    print: (line) => console.log(line),
  });
}

async function start(env: Env, isDemo: boolean): Promise<void> {
  const places = findPlaces(import.meta.dirname);
  const clock = createClock(env.clockStart);
  const connection = await openDatabase(env, log, places.migrations);
  const services = await createServices(connection, {
    ...env,
    content: places.content,
    now: clock(),
  });
  for (const warning of [...services.course.warnings, ...services.pages.warnings]) {
    log.warn({ warning }, 'content');
  }
  await refuseEditedInstruments(services);
  const accounts = isDemo ? await openDemo(services, clock()) : null;

  let isDraining = false;
  const app = createApp({
    services,
    clock,
    log,
    droppedLines: lines.dropped,
    callLimiter: createCallLimiter(services.pool),
    trustedProxies: env.trustedProxies,
    webRoot: places.web,
    isDraining: () => isDraining,
  });
  const transport = createTransport(env);
  const { drain } = await listen(app, env);
  const jobs = startJobs(services, { transport, clock, log });

  const stop = async (): Promise<void> => {
    if (isDraining) return;
    isDraining = true;
    await shutDown({
      drain,
      stopJobs: jobs.stop,
      async close() {
        await transport.close();
        await connection.close();
      },
    });
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

  if (accounts !== null) console.log(accounts);
  console.log(`Aube is ready: ${env.publicUrl.href}`);
}

const isDemo = process.argv.includes('--demo');
const env = getEnv(isDemo);
const { log, lines } = createLog(process.stdout.fd);
process.once('exit', lines.flush);
dieOnStrayFaults(log);
try {
  await start(env, isDemo);
} catch (thrown) {
  const isTold = thrown instanceof DatabaseUnavailableError || thrown instanceof ContentFaultsError;
  console.error(isTold ? thrown.message : thrown);
  process.exit(1);
}
