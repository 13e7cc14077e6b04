import { startRealServer } from '@aube/real-server';
import { compare, type Comparison } from './compare.ts';
import { benchExport } from './export-nights.ts';
import { measureFirstAnswer } from './first-answer.ts';
import { CLOCK, prepareGround, type Ground } from './ground.ts';
import { readOptions, USAGE, type BenchOptions } from './options.ts';
import { HOT_PATHS } from './paths.ts';
import { machine, tellReport } from './report.ts';
import { startHandWritten } from './start-hand-written.ts';

/** A round ends here even when its seconds are not over. */
const MAX_REQUESTS_A_ROUND = 100_000;

function envOf({ databaseUrl, dataDir }: Ground) {
  return { DATABASE_URL: databaseUrl, AUBE_DATA_DIR: dataDir, AUBE_CLOCK: CLOCK };
}

async function comparePaths(ground: Ground, options: BenchOptions): Promise<Comparison[]> {
  const ours = await startRealServer({ env: envOf(ground), program: 'bundle' });
  const handWritten = await startHandWritten(ground.databaseUrl, CLOCK);
  const comparisons: Comparison[] = [];
  try {
    for (const path of HOT_PATHS.filter(({ name }) => name.includes(options.only))) {
      const comparison = await compare(path, {
        participants: ground.participants,
        servers: { ours: { port: Number(new URL(ours.url).port), pid: ours.pid }, handWritten },
        connections: options.connections,
        rounds: options.rounds,
        secondsARound: options.seconds,
        maxRequestsARound: MAX_REQUESTS_A_ROUND,
      });
      console.log(`${path.name}: ${comparison.share.toFixed(2)}`);
      comparisons.push(comparison);
    }
    return comparisons;
  } finally {
    await ours.stop();
    await handWritten.stop();
  }
}

async function bench(options: BenchOptions): Promise<void> {
  const { participants, connections } = options;
  console.log(`Filling a database with ${participants} participants…`);
  const ground = await prepareGround(participants, process.env['DATABASE_URL']);
  console.log(`Filled in ${ground.seededInSeconds.toFixed(1)} s.`);
  try {
    if (options.isExport) {
      await benchExport(ground, envOf(ground), options.rounds);
      return;
    }
    const paths = await comparePaths(ground, options);
    const { medianMs } = await measureFirstAnswer(envOf(ground));
    tellReport({
      at: new Date().toISOString(),
      machine: machine(),
      database: ground.kind,
      participants,
      connections,
      paths,
      firstAnswerMs: medianMs,
    });
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
