import { compareMigrations, connect, migrate, migrationsFolder } from '@aube/db';
import { defineAubeCommand } from '../command.ts';
import { answer, getEnv, type Cli } from '../cli.ts';
import { placeOf } from '../confirm.ts';
import { hasDatabase } from '../data-folder.ts';
import { refusal } from '../failure.ts';

/** `aube migrate`: brings the database up to date, as the first start of a new version does. */
export function migrateCommand(cli: Cli) {
  const { t } = cli;
  return defineAubeCommand(cli, {
    name: 'migrate',
    summary: t.migrate.summary,
    example: '--dry-run',
    options: { 'dry-run': { type: 'boolean', description: t.options.dryRun } },
    async run(args) {
      const env = getEnv(cli);
      const { databaseUrl, dataDir } = env;
      const isDryRun = args['dry-run'] === true;
      // An embedded database is made by the look at it, which a rehearsal may not do.
      if (!hasDatabase(env) && isDryRun) throw refusal(t.doctor.noDatabase);
      const connection = await connect({ databaseUrl, dataDir });
      try {
        const { pendingCount, isNewer, isTooNew } = await compareMigrations(
          connection,
          migrationsFolder,
        );
        if (isTooNew) throw refusal(t.doctor.tooNew);
        if (!isDryRun) await migrate(connection, migrationsFolder);
        const place = placeOf(env);
        answer(cli, args, {
          data: { isDryRun, place, migrations: pendingCount },
          lines: [
            ...(isNewer ? [t.doctor.newer] : []),
            isDryRun ? t.migrate.waiting(place, pendingCount) : t.migrate.done(place, pendingCount),
          ],
        });
      } finally {
        await connection.close();
      }
    },
  });
}
