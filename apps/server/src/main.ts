import { existsSync, mkdirSync, openSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import {
  createServices,
  inspectSite,
  refuseEditedInstruments,
  refuseOtherSiteKey,
  type Services,
} from '@aube/api/server';
import { createCallLimiter, createIdentityProvider, readSiteKey } from '@aube/auth';
import { contentFolder } from '@aube/content';
import { connect, createDatabaseMark, migrate, type Connection } from '@aube/db';
import { refuseRealPeople, DEMO_PASSWORD, DEMO_PEOPLE, demoEmail, seedDemo } from '@aube/lives';
import {
  createFileTransport,
  createSmtpTransport,
  defaultSender,
  type Transport,
} from '@aube/mailer';
import { createApp } from './app.ts';
import { createClock } from './clock.ts';
import { processDoubts, readProcessEnv, type Env } from './env.ts';
import { explainStartFault } from './explain-start-fault.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { describeFault } from './http/describe-fault.ts';
import { listen } from './listen.ts';
import { live, type Life, type Work } from './live.ts';
import { createLog } from './operations/create-log.ts';
import { giveMemoryBack, thoroughCollection } from './operations/give-memory-back.ts';
import { chosenTime, openTrustedTime } from './operations/trusted-time.ts';
import { watchDatabaseMark } from './operations/watch-database-mark.ts';
import { readArguments } from './read-arguments.ts';
import { isProxyUnnamed, startDoubts } from './start-doubts.ts';
import { exitOnStrayFault } from './stray-faults.ts';

type Places = { migrations: string; content: string; web: string };

/**
 * Migrations and content are beside the program in the bundle, and in their packages in the
 * sources.
 */
function findPlaces(here: string): Places {
  const copied = { migrations: join(here, 'migrations'), content: join(here, 'content') };
  const source = {
    migrations: join(here, '../../../packages/db/src/migrations'),
    content: contentFolder,
  };
  return {
    ...(existsSync(copied.migrations) ? copied : source),
    web: join(here, '../../web/dist'),
  };
}

/**
 * Creates the demonstration, unless it exists. Returns its accounts as text.
 * @decision D52
 */
async function openDemo(services: Services, now: Date): Promise<string> {
  const isNew = await seedDemo(services, now);
  const width = Math.max(...DEMO_PEOPLE.map(({ name }) => demoEmail(name).length));
  const accounts = DEMO_PEOPLE.map(
    ({ name, state }) => `  ${demoEmail(name).padEnd(width)}  ${state.fr} / ${state.en}`,
  );
  return [
    '',
    isNew ? 'The demonstration was made.' : 'The demonstration is kept as it was left.',
    `Accounts, all with the password ${DEMO_PASSWORD}:`,
    '',
    ...accounts,
    '',
  ].join('\n');
}

/** The log is written to a file, so that the accounts stay visible in the terminal. */
function openDemoLog(dataDir: string): number {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'demo.log');
  console.log(`Log: ${path}`);
  return openSync(path, 'a', 0o600);
}

/**
 * Exit code for errors that only the operator can repair: the supervisor does not restart the
 * process.
 */
const TO_BE_MENDED = 78;

/** The jobs start after this delay, so that the first pages are served quickly. */
const FIRST_PAGES_MS = 1_000;

/** Longer than `quietStartMs`, because no purge may run before this time is over. */
const FIRST_PURGE_MS = 6 * 60_000;

const LEAVING_PATIENCE_MS = 1_000;

function sayFault(thrown: unknown): number {
  const { says, isToMend } = explainStartFault(thrown);
  console.error(says);
  return isToMend ? TO_BE_MENDED : 1;
}

function getEnv(isDemo: boolean): Env {
  const verdict = readProcessEnv({ isDemo });
  if (verdict.ok) return verdict.env;
  const faults = [...verdict.faults, ...processDoubts()].map((fault) => `  ${fault}`);
  console.error(`Aube cannot start like this:\n${faults.join('\n')}`);
  process.exit(TO_BE_MENDED);
}

async function openDatabase(
  { databaseUrl, pooler, replicaUrl, dataDir }: Env,
  { migrations, isDemo, life }: { migrations: string; isDemo: boolean; life: Life },
): Promise<Connection> {
  const connection = await connect({
    databaseUrl,
    pooler,
    replicaUrl,
    dataDir,
    report: (notice) => log.warn({ notice: notice.kind, code: notice.code }, 'database'),
    signal: life.stopping,
  });
  life.onClose(() => connection.close(LEAVING_PATIENCE_MS));
  if (isDemo) await refuseRealPeople(connection);
  const { isOlder } = await migrate(connection, migrations);
  if (isOlder) log.warn('the database was migrated by a newer release, which this one can run on');
  return connection;
}

/** Only a demonstration prints links, because links are secrets. @decision D51 */
function createTransport({ smtpUrl, dataDir, publicUrl }: Env, isDemo: boolean): Transport {
  const from = defaultSender(publicUrl.origin);
  if (smtpUrl !== undefined) return createSmtpTransport({ url: smtpUrl, from });
  return createFileTransport({
    folder: join(dataDir, 'mail'),
    from,
    ...(isDemo && { print: (line) => console.log(line) }),
  });
}

async function start(env: Env, isDemo: boolean, life: Life): Promise<Work> {
  for (const doubt of [...processDoubts(), ...startDoubts(env)]) {
    log.warn({ doubt }, 'environment');
  }
  const places = findPlaces(import.meta.dirname);
  const clock = createClock(env.clockStart);
  const connection = await openDatabase(env, { migrations: places.migrations, isDemo, life });
  const time = env.clockStart
    ? chosenTime(clock)
    : await openTrustedTime(connection.db, { log, clock });
  const mark =
    connection.kind === 'embedded'
      ? null
      : watchDatabaseMark(createDatabaseMark(connection.pool), { log, clock });
  const services = await createServices(connection, {
    ...env,
    content: places.content,
    identityProvider: env.identityProvider ? createIdentityProvider(env.identityProvider) : null,
    secondFactor: { isRequired: env.isSecondFactorRequired, siteKey: readSiteKey(env) },
    now: clock(),
  });
  const unread = await services.lookAtSettings();
  for (const warning of [...services.course.warnings, ...services.pages.warnings, ...unread]) {
    log.warn({ warning }, 'content');
  }
  await refuseEditedInstruments(services);
  await refuseOtherSiteKey(services);
  const { administratorCount } = await inspectSite(services);
  life.stopping.throwIfAborted();
  const accounts = isDemo ? await openDemo(services, clock()) : null;

  const tracing = env.traces
    ? (await import('./operations/otlp-traces.ts')).createTracing(env.traces, log)
    : null;
  if (tracing) life.onClose(tracing.stop);
  const jobSuccesses = new Map<string, Date>();
  const app = createApp({
    services,
    clock,
    time,
    mark,
    log,
    droppedLines: lines.dropped,
    callLimiter: createCallLimiter(services.pool, Date.now, (thrown) =>
      log.warn({ fault: describeFault(thrown) }, 'this process counts calls alone'),
    ),
    trustedProxies: env.trustedProxies,
    isProxyUnnamed: isProxyUnnamed(env),
    webRoot: places.web,
    isDraining: () => life.stopping.aborted,
    scrapers: env.scrapers ?? null,
    securityContact: env.securityContact ?? null,
    jobSuccesses,
    trace: tracing?.observe ?? null,
  });
  const transport = createTransport(env, isDemo);
  life.onClose(() => transport.close());
  life.stopping.throwIfAborted();
  const { drain } = await listen(app, env);
  life.stopping.throwIfAborted();
  const jobs = startJobs(services, {
    transport,
    clock,
    time,
    mark,
    log,
    successes: jobSuccesses,
    firstAfterMs: FIRST_PAGES_MS,
    firstPurgeAfterMs: env.clockStart ? FIRST_PAGES_MS : FIRST_PURGE_MS,
  });

  if (accounts !== null) console.log(accounts);
  console.log(`Aube is ready: ${env.publicUrl.href}`);
  if (administratorCount === 0 && !isDemo) {
    console.log(
      'Nobody can administer this site yet. `npm run aube -- user create-admin` makes an',
    );
    console.log('administrator or a new link; in a container: `aube user create-admin`.');
  }
  // Writes the compiled code to the cache early, so that a kill of this process does not lose the
  // code.
  setTimeout(flushCompileCache, FIRST_PAGES_MS).unref();
  const collect = thoroughCollection();
  if (collect) giveMemoryBack({ collect });
  return { drain, stopJobs: jobs.stop };
}

const typed = readArguments(process.argv.slice(2));
if (typed.kind !== 'start') {
  (typed.kind === 'help' ? console.log : console.error)(typed.says);
  process.exit(typed.kind === 'help' ? 0 : TO_BE_MENDED);
}
const { isDemo } = typed;
const env = getEnv(isDemo);
const { log, lines } = createLog(isDemo ? openDemoLog(env.dataDir) : process.stdout.fd);
process.once('exit', lines.flush);
exitOnStrayFault(log);
await live((life) => start(env, isDemo, life), {
  exit: (code) => process.exit(code),
  sayFault,
});
