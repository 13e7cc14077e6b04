import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findTests, type TestFiles } from './find-tests.ts';
import { build, runPlaywright, runVitest } from './run-suites.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { withSystemPostgres } from './system-postgres.ts';
import { failure, summarise, type Tally } from './tally.ts';

/**
 * `npm test [-- word…]`: what has a word in its path, or everything: build, vitest, Playwright; then
 * what was slow, what failed, and one line that sums it up.
 *
 * --coverage        also which lines vitest's tests ran
 * --with-postgres   then what needs a database again, on the machine's own PostgreSQL, if it has one
 * --only-postgres   that alone; a machine without PostgreSQL fails
 */
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    coverage: { type: 'boolean', default: false },
    'with-postgres': { type: 'boolean', default: false },
    'only-postgres': { type: 'boolean', default: false },
  },
});
const files = findTests(words);
if (words.length > 0) sayWhatMatches(files);

const scratch = makeScratchFolder();
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
process.env['TMPDIR'] = scratch;
process.env['AUBE_TEST_DATA_DIR'] = join(scratch, 'database');

const tallies: Tally[] = [];
const onPostgres = () =>
  withSystemPostgres((url) => runVitest(files.onDatabase, { databaseUrl: url }));

if (values['only-postgres']) {
  tallies.push((await onPostgres()) ?? failure('no PostgreSQL was found'));
} else if (files.unit.length + files.journeys.length === 0) {
  tallies.push(failure(`no test has ${words.join(' or ')} in its path`));
} else {
  const broken = files.journeys.length > 0 ? build() : null;
  if (broken !== null) tallies.push(broken);
  if (files.unit.length > 0) tallies.push(runVitest(files.unit, { coverage: values.coverage }));
  if (files.journeys.length > 0 && broken === null) {
    tallies.push(await runPlaywright(files.journeys));
  }
  if (values['with-postgres'] && files.onDatabase.length > 0) {
    const tally = await onPostgres();
    if (tally !== null) tallies.push(tally);
  }
}

console.log(summarise(tallies));
process.exitCode = tallies.some(({ failed }) => failed > 0) ? 1 : 0;

function sayWhatMatches({ unit, journeys }: TestFiles): void {
  console.log(
    `Paths with ${words.join(' or ')}: ${unit.length} of vitest, ${journeys.length} of the browser`,
  );
  for (const path of [...unit, ...journeys]) console.log(`  ${path}`);
}
