import { compareMigrations, connect, migrate, migrationsFolder } from '@aube/db';
import { answer, getEnv, type Cli, commandName } from '../cli.ts';
import { defineAubeCommand, type CommandGroup, type Command } from '../command.ts';
import { placeOf } from '../confirm.ts';
import { hasDatabase } from '../data-folder.ts';
import { misuse, refusal } from '../failure.ts';
import { MOST, showFew } from '../show-few.ts';
import { backupCommand } from './backup.ts';
import { cohortCommand } from './cohort.ts';
import { createAdminCommand, createUserCommand } from './create-users.ts';
import { demoCommand } from './demo.ts';
import { doctorCommand } from './doctor.ts';
import { establishmentGroup } from './establishment.ts';
import { exportCommand } from './export.ts';
import { importNightsCommand } from './import-nights.ts';
import { incidentCommand } from './incident.ts';
import { inviteCommand } from './invite.ts';
import { settingsGroup } from './settings.ts';
import { restoreCommand } from './restore.ts';
import { symboliseCommand } from './symbolise.ts';
import { createTokenCommand, listTokensCommand, revokeTokenCommand } from './token.ts';
import { deactivateUserCommand, listUsersCommand } from './users.ts';

/** @decision D63 */
function replayCommand(cli: Cli) {
  const { t } = cli;
  return defineAubeCommand(cli, {
    name: 'replay',
    summary: t.erasures.summary,
    example: '--dry-run',
    options: { 'dry-run': { type: 'boolean', description: t.options.dryRun } },
    async run(args) {
      const isDryRun = args['dry-run'] === true;
      const { onDatabase } = await import('../on-database.ts');
      const { replayErasures } = await import('@aube/api/server');
      const replayed = await onDatabase(cli, getEnv(cli), { isDryRun }, ({ context }) =>
        replayErasures({
          ...context,
          ...(isDryRun && {
            erasureFiles: { ...context.erasureFiles, forgetLetters: () => Promise.resolve() },
          }),
        }),
      );
      const { erased, already, missing, unreadable } = replayed;
      const few = { most: MOST.lines, others: t.few.lines };
      answer(cli, args, {
        data: { ...replayed, isDryRun },
        lines: [
          isDryRun ? t.erasures.wouldErase(erased) : t.erasures.erased(erased),
          t.erasures.already(already),
          ...showFew(
            missing.map(({ userId, participantCode, erasedAt, why }) =>
              t.erasures.missing[why]({
                userId,
                participantCode: participantCode ?? '–',
                erasedAt,
              }),
            ),
            few,
          ),
          ...showFew(unreadable.map(t.erasures.unreadable), few),
        ],
      });
      const left = missing.length + unreadable.length;
      if (left > 0) throw refusal(t.erasures.left(left));
    },
  });
}

const erasuresGroup = (cli: Cli): CommandGroup => ({
  name: 'erasures',
  summary: cli.t.erasures.group,
  commands: { replay: replayCommand(cli) },
});

function migrateCommand(cli: Cli) {
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
      // A dry run without a database stops here, because a connection creates the embedded
      // database.
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

/**
 * Shows `start` in the help. The launcher of a release starts the server itself when `start` is the
 * first word.
 */
const startCommand = ({ t }: Cli): Command => ({
  name: 'start',
  summary: t.start.summary,
  example: '',
  options: {},
  execute: () => Promise.reject(misuse(t.start.first('aube start'))),
});

export function commands(cli: Cli): CommandGroup {
  const { t } = cli;
  const invite = inviteCommand(cli);
  const user = {
    name: 'user',
    summary: t.user,
    commands: {
      'create-admin': createAdminCommand(cli),
      create: createUserCommand(cli),
      list: listUsersCommand(cli),
      deactivate: deactivateUserCommand(cli),
      invite,
    },
  };
  const token = {
    name: 'token',
    summary: t.token.summary,
    commands: {
      create: createTokenCommand(cli),
      list: listTokensCommand(cli),
      revoke: revokeTokenCommand(cli),
    },
  };
  const demo = demoCommand(cli);
  const doctor = doctorCommand(cli);
  const release = cli.source['AUBE_COMMAND'];
  return {
    name: commandName(cli.source),
    summary: t.about,
    commands: {
      ...(release && { start: startCommand(cli) }),
      user,
      establishment: establishmentGroup(cli),
      settings: settingsGroup(cli),
      token,
      invite,
      export: exportCommand(cli),
      'import-nights': importNightsCommand(cli),
      incident: incidentCommand(cli),
      demo,
      cohort: cohortCommand(cli),
      doctor,
      backup: backupCommand(cli),
      restore: restoreCommand(cli),
      migrate: migrateCommand(cli),
      erasures: erasuresGroup(cli),
      symbolise: symboliseCommand(cli),
    },
  };
}
