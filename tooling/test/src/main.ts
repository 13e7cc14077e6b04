import { rmSync, chmodSync, existsSync, mkdtempSync, readdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopEmbeddedServersIn } from '@aube/db/testing/stop-embedded-servers';
import { withSystemPostgres } from '@aube/prove/system-postgres';
import { findTests, type TestFiles } from './find-tests.ts';
import { catchSignals, exitCodeOf } from './interruption.ts';
import { withPgBouncer } from './pgbouncer.ts';
import { build, runPlaywright, runVitest } from './run-suites.ts';
import { failure, summarise, type Tally } from './tally.ts';

/** Linux keeps what is written there in memory. */
const memory = '/dev/shm';
/** What the clusters of one run, with their logs of changes, take at most. */
const neededBytes = 2 * 1024 ** 3;
const prefix = 'aube-test-';

/**
 * A folder for what one run writes and nobody reads afterwards; in memory where there is room: on a
 * disk PostgreSQL waits for it at every commit and at every database that is dropped.
 */
function makeScratchFolder(): string {
  const parent = hasRoom(memory) ? memory : tmpdir();
  sweep(parent);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // PostgreSQL may run as somebody else, who only passes through.
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= neededBytes;
}

/** Takes away what killed runs left. */
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
    // Somebody else's is none of ours to take away.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * `npm test [-- word…]`: what has a word in its path, or everything: build, vitest, Playwright; then
 * what was slow, what failed, and one line that sums it up.
 *
 * --coverage        also which lines vitest's tests ran
 * --with-postgres   then what needs a database again, on the machine's own PostgreSQL, if it has one
 * --only-postgres   that alone; a machine without PostgreSQL fails
 * --only-pgbouncer  the same through PgBouncer in transaction mode
 */
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    coverage: { type: 'boolean', default: false },
    'with-postgres': { type: 'boolean', default: false },
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
const tallies: Tally[] = [];
const onPostgres = () =>
  withSystemPostgres(async (databaseUrl) => {
    const options = { interrupted, databaseUrl };
    const done = [];
    if (files.onDatabase.length > 0) done.push(await runVitest(files.onDatabase, options));
    if (files.journeysOnDatabase.length === 0 || interrupted.aborted) return done;
    const broken = await build(interrupted);
    return [...done, broken ?? (await runPlaywright(files.journeysOnDatabase, options))];
  });
/** They look at, or set, the sessions of a connection's own, which a pooler hides and keeps. */
const ABOUT_SESSIONS = new Set([
  'packages/db/src/connect.test.ts',
  'apps/server/src/queries-read-only.test.ts',
]);
const throughPgBouncer = () =>
  withSystemPostgres((databaseUrl) =>
    withPgBouncer(databaseUrl, (poolerUrl) =>
      runVitest(
        files.onDatabase.filter((file) => !ABOUT_SESSIONS.has(file)),
        { interrupted, databaseUrl, poolerUrl },
      ),
    ),
  );

if (values['only-pgbouncer']) {
  tallies.push((await throughPgBouncer()) ?? failure('no PostgreSQL, or no PgBouncer, was found'));
} else if (values['only-postgres']) {
  tallies.push(...((await onPostgres()) ?? [failure('no PostgreSQL was found')]));
} else if (files.unit.length + files.journeys.length === 0) {
  tallies.push(failure(`no test has ${words.join(' or ')} in its path`));
} else {
  const broken = files.journeys.length > 0 ? await build(interrupted) : null;
  if (broken !== null) tallies.push(broken);
  if (files.unit.length > 0 && !interrupted.aborted) {
    tallies.push(await runVitest(files.unit, { interrupted, coverage: values.coverage }));
  }
  if (files.journeys.length > 0 && broken === null && !interrupted.aborted) {
    tallies.push(await runPlaywright(files.journeys, { interrupted }));
  }
  const again = files.onDatabase.length + files.journeysOnDatabase.length;
  if (values['with-postgres'] && again > 0 && !interrupted.aborted) {
    tallies.push(...((await onPostgres()) ?? []));
  }
}
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
