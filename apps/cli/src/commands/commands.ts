import type { Cli } from '../cli.ts';
import type { CommandGroup } from '../command.ts';
import { commandName } from '../command-name.ts';
import { backupCommand } from './backup.ts';
import { cohortCommand } from './cohort.ts';
import { createAdminCommand } from './create-admin.ts';
import { demoCommand } from './demo.ts';
import { doctorCommand } from './doctor.ts';
import { erasuresGroup } from './erasures.ts';
import { exportCommand } from './export.ts';
import { establishmentGroup } from './establishment.ts';
import { importNightsCommand } from './import-nights.ts';
import { incidentCommand } from './incident.ts';
import { inviteCommand } from './invite.ts';
import { restoreCommand } from './restore.ts';
import { migrateCommand } from './migrate.ts';
import { startCommand } from './start.ts';
import { symboliseCommand } from './symbolise.ts';
import { createTokenCommand, listTokensCommand, revokeTokenCommand } from './token.ts';
import { createUserCommand } from './user-create.ts';
import { deactivateUserCommand } from './user-deactivate.ts';
import { listUsersCommand } from './user-list.ts';

/** The tree of commands. `user invite` is another name of `invite`. */
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
