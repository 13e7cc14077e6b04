import {
  SITE_KEY,
  startRealServer,
  type RealServerOptions,
} from '../real-server/start-real-server.ts';
import { benchExport } from './export-nights.ts';
import { CLOCK, markUsed, prepareGround, type Ground } from './ground.ts';
import { startHandWritten, type Measured } from './hand-written/start-hand-written.ts';
import { comparePath, type CompareOptions, type Comparison } from './load/compare-path.ts';
import { measureJobs, type JobCost } from './load/measure-jobs.ts';
import { isQuiet } from './load/is-quiet.ts';
import { HOT_PATHS } from './load/paths.ts';
import { megabytesOf, untilIdle } from './load/process-figures.ts';
import { readOptions, USAGE, type BenchOptions } from './options.ts';
import { benchPageStatements } from './page-statements.ts';
import { comparePartitions } from './partitions.ts';
import { machine, readReport, printReport } from './report.ts';
import { benchSearches } from './saves-beside-searches.ts';
import { benchWeb } from './web/bench-web.ts';

/** Measures the median time until the first page, and the memory at rest. */
async function measureStart(
  env: RealServerOptions['env'],
  times = 5,
): Promise<{ firstAnswerMs: number; atRestMb: number }> {
  const allMs: number[] = [];
  let atRestMb = Number.NaN;
  for (let time = 1; time <= times; time += 1) {
    const startedAt = performance.now();
    const server = await startRealServer({ env, program: 'bundle' });
    const response = await fetch(`${server.url}/connexion`);
    await response.arrayBuffer();
    allMs.push(Math.round(performance.now() - startedAt));
    if (time === times) {
      await untilIdle(server.pid);
      atRestMb = megabytesOf(server.pid).now;
    }
    await server.stop();
  }
  const firstAnswerMs = allMs.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
  return { firstAnswerMs, atRestMb };
}

const MAX_REQUESTS_PER_ROUND = 100_000;

const envOf = ({ databaseUrl, dataDir }: Ground): RealServerOptions['env'] => ({
  DATABASE_URL: databaseUrl,
  AUBE_DATA_DIR: dataDir,
  // A reused database needs the key of the earlier run.
  AUBE_SECRET_KEY: SITE_KEY,
  AUBE_CLOCK: CLOCK,
  STAFF_SECOND_FACTOR: 'optional',
  TRUST_PROXY: '127.0.0.1/32',
});

async function startOurs(ground: Ground): Promise<Measured> {
  const { url, pid, stop } = await startRealServer({ env: envOf(ground), program: 'bundle' });
  return { port: Number(new URL(url).port), pid, stop };
}

async function comparePaths(
  ground: Ground,
  options: BenchOptions,
): Promise<{ paths: Comparison[]; jobs: JobCost | null; underLoadMb: number }> {
  const { callers, databaseUrl, databasePid, openClient } = ground;
  const started: Measured[] = [];
  const start = async (one: () => Promise<Measured>): Promise<Measured[]> => {
    const own = [];
    for (let n = 0; n < options.servers; n += 1) {
      const server = await one();
      own.push(server);
      started.push(server);
    }
    return own;
  };
  const paths: Comparison[] = [];
  try {
    const ours = await start(() => startOurs(ground));
    const equal = await start(() => startHandWritten('equal', databaseUrl, CLOCK));
    const bare = await start(() => startHandWritten('bare', databaseUrl, CLOCK));
    const [first] = ours;
    if (!first) throw new Error('No server was started.');
    await untilIdle(first.pid);
    const setting: CompareOptions = {
      callers,
      servers: { ours, equal, bare },
      databasePid,
      isDatabaseQuiet: () => isQuiet(openClient),
      connections: options.connections,
      rounds: options.rounds,
      secondsPerRound: options.seconds,
      maxRequestsPerRound: MAX_REQUESTS_PER_ROUND,
    };
    for (const path of HOT_PATHS.filter(({ name }) => name.includes(options.only))) {
      console.log(`${path.name}…`);
      const comparison = await comparePath(path, setting).catch((thrown: unknown) => {
        console.error(thrown instanceof Error ? thrown.message : thrown);
        process.exitCode = 1;
      });
      if (comparison) paths.push(comparison);
    }
    const jobs = await measureJobs(setting);
    return { paths, jobs, underLoadMb: megabytesOf(first.pid).most };
  } finally {
    await Promise.all(started.map(({ stop }) => stop()));
  }
}

async function bench(options: BenchOptions): Promise<void> {
  const { participants, connections, servers, compareWith } = options;
  if (options.subject === 'web') {
    await benchWeb(options.rounds, options.only);
    return;
  }
  const kept = compareWith === null ? null : readReport(compareWith, options);
  console.log(`Filling a database with ${participants} participants…`);
  const ground = await prepareGround(options, process.env['DATABASE_URL']);
  console.log(`Filled in ${ground.seededInSeconds.toFixed(1)} s.`);
  for (const line of ground.sizes) console.log(line);
  try {
    if (options.subject === 'export') {
      await benchExport(ground, envOf(ground), options.rounds);
      return;
    }
    if (options.subject === 'partitions') {
      await comparePartitions(ground.openClient);
      return;
    }
    if (options.subject === 'statements') {
      await benchPageStatements(ground, options);
      return;
    }
    if (options.subject === 'searches') {
      const server = await startOurs(ground);
      try {
        await benchSearches(ground, server, options);
      } finally {
        await server.stop();
      }
      return;
    }
    await markUsed(ground);
    const { paths, jobs, underLoadMb } = await comparePaths(ground, options);
    const { firstAnswerMs, atRestMb } = await measureStart(envOf(ground));
    printReport(
      {
        at: new Date().toISOString(),
        machine: machine(),
        database: ground.kind,
        participants,
        connections,
        servers,
        paths,
        jobs,
        memory: { atRestMb, underLoadMb },
        firstAnswerMs,
      },
      kept,
    );
  } finally {
    await ground.leave();
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(USAGE);
  else await bench(options);
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
}
