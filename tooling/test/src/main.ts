import { rmSync, chmodSync, existsSync, mkdtempSync, readdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stopEmbeddedServersIn } from '@aube/db/testing/stop-embedded-servers';
import { findStages } from './find-stages.ts';
import { findTests, type TestFiles } from './find-tests.ts';
import { catchSignals, exitCodeOf } from './interruption.ts';
import { runStages } from './run-stages.ts';
import { failure, summarise } from './tally.ts';

const memory = '/dev/shm';
/** Largest size of the database clusters of one run. */
const neededBytes = 2 * 1024 ** 3;
const prefix = 'aube-test-';

/** Uses a folder in memory when there is room, because PostgreSQL waits for disks. */
function makeScratchFolder(): string {
  const parent = hasRoom(memory) ? memory : tmpdir();
  sweep(parent);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // PostgreSQL may run as another user, and this user needs access to subfolders.
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= neededBytes;
}

function sweep(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: a process of another user is still running.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * `npm test [-- word…]` runs the tests with a word in the path, or all tests (build, vitest,
 * Playwright).
 *
 * --coverage        also lists the lines that vitest's tests ran
 * --with-postgres   then runs the tests that depend on the engine, on the machine's own PostgreSQL; fails without PostgreSQL
 * --only-unit       runs only vitest
 * --only-browser    runs only the build and Playwright
 * --only-postgres   runs tests that need a database, on the machine's own PostgreSQL; fails without PostgreSQL
 * --only-pgbouncer  like --only-postgres, through PgBouncer in transaction mode
 */
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    coverage: { type: 'boolean', default: false },
    'with-postgres': { type: 'boolean', default: false },
    'only-unit': { type: 'boolean', default: false },
    'only-browser': { type: 'boolean', default: false },
    'only-postgres': { type: 'boolean', default: false },
    'only-pgbouncer': { type: 'boolean', default: false },
  },
});
const files = findTests(words);
if (words.length > 0) sayWhatMatches(files);

const scratch = makeScratchFolder();
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
process.env['TMPDIR'] = scratch;
process.env['AUBE_TEST_DATA_DIR'] = join(scratch, 'database');

const interrupted = catchSignals();
const stages = findStages(files, values, interrupted);
const tallies = await runStages(stages, {
  interrupted,
  ratesFile: fileURLToPath(
    new URL('../../../node_modules/.cache/aube/test-rates.json', import.meta.url),
  ),
  isWhole: words.length === 0,
  say: console.log,
});
if (stages.length === 0) tallies.push(failure(`no test has ${words.join(' or ')} in its path`));
if (interrupted.aborted) {
  await stopEmbeddedServersIn(scratch);
  tallies.push(failure(`interrupted by ${String(interrupted.reason)}`));
}

console.log(summarise(tallies));
process.exitCode = interrupted.aborted
  ? exitCodeOf(interrupted)
  : tallies.some(({ failed }) => failed > 0)
    ? 1
    : 0;

function sayWhatMatches({ unit, journeys }: TestFiles): void {
  console.log(
    `Paths with ${words.join(' or ')}: ${unit.length} of vitest, ${journeys.length} of the browser`,
  );
  for (const path of [...unit, ...journeys]) console.log(`  ${path}`);
}
