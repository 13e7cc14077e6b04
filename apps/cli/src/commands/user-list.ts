import { defineAubeCommand } from '../command.ts';
import { answer, getEnv, type Cli } from '../cli.ts';
import { remoteOptions } from '../options.ts';
import { atServer, expectRemote } from '../remote.ts';
import { readRole } from '../roles.ts';
import { tableLines } from '../table.ts';

async function listHere(cli: Cli) {
  const { asSystem } = await import('../system.ts');
  const { listUsersAsSystem } = await import('@aube/api/server');
  return asSystem(cli, getEnv(cli), { isDryRun: false }, ({ context }) =>
    listUsersAsSystem(context),
  );
}

type User = Awaited<ReturnType<typeof listHere>>[number];

const rowOf = ({ t }: Cli, { userId, lastName, firstName, email, roles, state }: User) => [
  String(userId),
  `${lastName}, ${firstName}`,
  email,
  roles.map((role) => t.accounts.user.roles[role] ?? String(role)).join(', '),
  t.accounts.user.states[state],
];

/** `aube user list`: every account that is not deleted, by name; the look is audited. */
export function listUsersCommand(cli: Cli) {
  const { t } = cli;
  const { options, user: words } = t.accounts;
  return defineAubeCommand(cli, {
    name: 'list',
    summary: words.list,
    example: '--role staff',
    options: {
      role: { type: 'string', description: options.roleFilter },
      ...remoteOptions(t),
    },
    async run(args) {
      const { url, token } = args;
      const role = args.role === undefined ? null : readRole(cli, args.role);
      const all =
        url === undefined
          ? await listHere(cli)
          : await atServer(cli, expectRemote(cli, { url, token }), (client) =>
              client.admin.listUserRecords.query(),
            );
      const users = all.filter(({ roles }) => role === null || roles.includes(role));
      const lines = tableLines(
        cli,
        users.map((user) => rowOf(cli, user)),
      );
      answer(cli, args, { data: users, lines: lines.length > 0 ? lines : [words.none] });
    },
  });
}
