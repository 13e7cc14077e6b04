import { withSystemPostgres } from '@aube/prove/system-postgres';
import type { TestFiles } from './find-tests.ts';
import { withPgBouncer } from './pgbouncer.ts';
import type { Stage } from './run-stages.ts';
import { build, runPlaywright, runVitest } from './run-suites.ts';
import { failure, type Tally } from './tally.ts';

/** Tests that cannot run through PgBouncer, because they check the state of a database session. */
const ABOUT_SESSIONS = new Set([
  'packages/db/src/connect.test.ts',
  'apps/server/src/queries-read-only.test.ts',
]);

type Values = Record<
  'coverage' | 'with-postgres' | 'only-unit' | 'only-browser' | 'only-postgres' | 'only-pgbouncer',
  boolean
>;

export function findStages(files: TestFiles, values: Values, interrupted: AbortSignal): Stage[] {
  const onPostgres = (unit: readonly string[], journeys: readonly string[]) =>
    secondEngine({ unit, journeys, interrupted });
  if (values['only-pgbouncer']) return [throughPgBouncer(files, interrupted)];
  if (values['only-postgres']) return [onPostgres(files.onDatabase, files.journeysOnDatabase)];
  const stages: Stage[] = [];
  const journeys = values['only-unit'] ? [] : files.journeys;
  const unit = values['only-browser'] ? [] : files.unit;
  let broken: Tally | null = null;
  if (journeys.length > 0) {
    const run = async () => {
      broken = await build(interrupted);
      return broken === null ? [] : [broken];
    };
    stages.push({ name: 'build', count: 1, run });
  }
  if (unit.length > 0) {
    const run = async () => [await runVitest(unit, { interrupted, coverage: values.coverage })];
    stages.push({ name: 'vitest', count: unit.length, run });
  }
  if (journeys.length > 0) {
    const run = async () =>
      broken === null ? [await runPlaywright(journeys, { interrupted })] : [];
    stages.push({ name: 'browser', count: journeys.length, run });
  }
  if (values['with-postgres'] && files.ofEngine.length > 0) {
    stages.push(onPostgres(files.ofEngine, []));
  }
  return stages;
}

type SecondEngine = {
  readonly unit: readonly string[];
  readonly journeys: readonly string[];
  readonly interrupted: AbortSignal;
};

function secondEngine({ unit, journeys, interrupted }: SecondEngine): Stage {
  const work = async (databaseUrl: string) => {
    const options = { interrupted, databaseUrl };
    const done = unit.length > 0 ? [await runVitest(unit, options)] : [];
    if (journeys.length === 0 || interrupted.aborted) return done;
    const broken = await build(interrupted);
    return [...done, broken ?? (await runPlaywright(journeys, options))];
  };
  const run = async () => (await withSystemPostgres(work)) ?? [failure('no PostgreSQL was found')];
  return { name: 'PostgreSQL', count: unit.length + journeys.length, run };
}

function throughPgBouncer(files: TestFiles, interrupted: AbortSignal): Stage {
  const unit = files.onDatabase.filter((file) => !ABOUT_SESSIONS.has(file));
  const run = async () => [
    (await withSystemPostgres((databaseUrl) =>
      withPgBouncer(databaseUrl, (poolerUrl) =>
        runVitest(unit, { interrupted, databaseUrl, poolerUrl }),
      ),
    )) ?? failure('no PostgreSQL, or no PgBouncer, was found'),
  ];
  return { name: 'PgBouncer', count: unit.length, run };
}
