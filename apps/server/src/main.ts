import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { createServices, refuseEditedInstruments, refuseOtherSiteKey } from '@aube/api/server';
import { createCallLimiter, createIdentityProvider, readSiteKey, SiteKeyError } from '@aube/auth';
import { ContentFaultsError } from '@aube/content';
import { connect, DatabaseUnavailableError, migrate, type Connection } from '@aube/db';
import { DemoRefusedError, refuseOtherPeople } from '@aube/lives';
import {
  createFileTransport,
  createSmtpTransport,
  defaultSender,
  type Transport,
} from '@aube/mailer';
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

/** What a process that cannot start ends with where only somebody can mend it: no second try, says the unit. */
const TO_BE_MENDED = 78;

function getEnv(isDemo: boolean): Env {
  const verdict = readProcessEnv({ isDemo });
  if (verdict.ok) return verdict.env;
  const faults = verdict.faults.map((fault) => `  ${fault}`);
  console.error(`Aube cannot start like this:\n${faults.join('\n')}`);
  process.exit(TO_BE_MENDED);
}

async function openDatabase(
  { databaseUrl, pooler, replicaUrl, dataDir }: Env,
  { migrations, isDemo }: { migrations: string; isDemo: boolean },
): Promise<Connection> {
  const connection = await connect({
    databaseUrl,
    pooler,
    replicaUrl,
    dataDir,
    report: (notice) => log.warn({ notice: notice.kind, code: notice.code }, 'database'),
  });
  if (isDemo) await refuseOtherPeople(connection);
  const { isOlder } = await migrate(connection, migrations);
  if (isOlder) log.warn('the database was migrated by a newer release, which this one can run on');
  return connection;
}

/** Where letters go; links are secrets, and printed for a demonstration only. @decision D51 */
function createTransport({ smtpUrl, dataDir, publicUrl }: Env, isDemo: boolean): Transport {
  const from = defaultSender(publicUrl.origin);
  if (smtpUrl !== undefined) return createSmtpTransport({ url: smtpUrl, from });
  return createFileTransport({
    folder: join(dataDir, 'mail'),
    from,
    ...(isDemo && { print: (line) => console.log(line) }),
  });
}

async function start(env: Env, isDemo: boolean): Promise<void> {
  const places = findPlaces(import.meta.dirname);
  const clock = createClock(env.clockStart);
  const connection = await openDatabase(env, { migrations: places.migrations, isDemo });
  const services = await createServices(connection, {
    ...env,
    content: places.content,
    identityProvider: env.identityProvider ? createIdentityProvider(env.identityProvider) : null,
    secondFactor: { isRequired: env.isSecondFactorRequired, siteKey: readSiteKey(env) },
    now: clock(),
  });
  for (const warning of [...services.course.warnings, ...services.pages.warnings]) {
    log.warn({ warning }, 'content');
  }
  await refuseEditedInstruments(services);
  await refuseOtherSiteKey(services);
  const accounts = isDemo ? await openDemo(services, clock()) : null;

  // Nothing of it is read by a site without a collector.
  const tracing = env.traces
    ? (await import('./operations/otlp-traces.ts')).createTracing(env.traces, log)
    : null;
  let isDraining = false;
  const jobSuccesses = new Map<string, Date>();
  const app = createApp({
    services,
    clock,
    log,
    droppedLines: lines.dropped,
    callLimiter: createCallLimiter(services.pool),
    trustedProxies: env.trustedProxies,
    webRoot: places.web,
    isDraining: () => isDraining,
    scrapers: env.scrapers ?? null,
    securityContact: env.securityContact ?? null,
    jobSuccesses,
    trace: tracing?.observe ?? null,
  });
  const transport = createTransport(env, isDemo);
  const { drain } = await listen(app, env);
  const jobs = startJobs(services, {
    transport,
    clock,
    log,
    onSuccess: (name) => jobSuccesses.set(name, clock()),
  });

  const stop = async (): Promise<void> => {
    if (isDraining) return;
    isDraining = true;
    await shutDown({
      drain,
      stopJobs: jobs.stop,
      async close() {
        await tracing?.stop();
        await transport.close();
        await connection.close();
      },
    });
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

  if (accounts !== null) console.log(accounts);
  console.log(`Aube is ready: ${env.publicUrl.href}`);
  // With `NODE_COMPILE_CACHE` the next start compiles nothing, also after a process that was killed.
  flushCompileCache();
}

const isDemo = process.argv.includes('--demo');
const env = getEnv(isDemo);
const { log, lines } = createLog(process.stdout.fd);
process.once('exit', lines.flush);
dieOnStrayFaults(log);
try {
  await start(env, isDemo);
} catch (thrown) {
  const toMend = [ContentFaultsError, DemoRefusedError, SiteKeyError];
  const isToMend = toMend.some((kind) => thrown instanceof kind);
  const isExpected = isToMend || thrown instanceof DatabaseUnavailableError;
  console.error(isExpected ? (thrown as Error).message : thrown);
  process.exit(isToMend ? TO_BE_MENDED : 1);
}
