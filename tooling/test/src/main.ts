import { withSystemPostgres } from './system-postgres.ts';
import { build, runPlaywright, runVitest } from './run-suites.ts';
import { failure, summarise, type Tally } from './tally.ts';

/**
 * `npm test`: build, vitest, Playwright, and what failed, and one line that sums it up.
 *
 * --with-postgres   then vitest again on the machine's own PostgreSQL, where there is one
 * --only-postgres   that alone; a machine without PostgreSQL fails
 */
const flags = new Set(process.argv.slice(2));
const tallies: Tally[] = [];

if (flags.has('--only-postgres')) {
  tallies.push((await withSystemPostgres(runVitest)) ?? failure('no PostgreSQL was found'));
} else {
  const broken = build();
  if (broken !== null) tallies.push(broken);
  tallies.push(runVitest());
  if (broken === null) tallies.push(await runPlaywright());
  if (flags.has('--with-postgres')) {
    const tally = await withSystemPostgres(runVitest);
    if (tally !== null) tallies.push(tally);
  }
}

console.log(summarise(tallies));
process.exitCode = tallies.some(({ failed }) => failed > 0) ? 1 : 0;
