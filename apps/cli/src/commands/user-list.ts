import { defineAubeCommand } from '../command.ts';
import { answer, getEnv, type Cli } from '../cli.ts';
import { remoteOptions } from '../options.ts';
import { atServer, expectRemote, type Remote } from '../remote.ts';
import { readRole, roleWord } from '../roles.ts';
import { tableLines } from '../table.ts';

async function listHere(cli: Cli, roleId?: number) {
  const { asSystem } = await import('../system.ts');
  const { listUsersAsSystem } = await import('@aube/api/server');
  return asSystem(cli, getEnv(cli), { isDryRun: false, isLook: true }, ({ context }) =>
    listUsersAsSystem(context, roleId),
  );
}

const listThrough = (cli: Cli, remote: Remote, roleId?: number): Promise<User[]> =>
  atServer(cli, remote, async (client) => {
    const { eachRow } = await import('@aube/client');
    const users: User[] = [];
    const asked = { roleId, pageSize: 100 } as const;
    for await (const user of eachRow(client.admin.listUsers.query, asked)) users.push(user);
    return users;
  });

type User = Awaited<ReturnType<typeof listHere>>[number];

const rowOf = ({ t }: Cli, { userId, lastName, firstName, email, roles, state }: User) => [
  String(userId),
  `${lastName}, ${firstName}`,
  email,
  roles.map((role) => t.accounts.user.roles[role] ?? String(role)).join(', '),
  t.accounts.user.states[state],
];

/** `aube user list`: every account that is not deleted, or those of one role, by name; the look is audited. */
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
      const { url } = args;
      const roleId = args.role === undefined ? undefined : readRole(cli, args.role);
      const users =
        url === undefined
          ? await listHere(cli, roleId)
          : await listThrough(cli, expectRemote(cli, url, args), roleId);
      const lines = tableLines(
        cli,
        users.map((user) => rowOf(cli, user)),
      );
      const data = users.map((user) => ({ ...user, roles: user.roles.map(roleWord) }));
      answer(cli, args, { data, lines: lines.length > 0 ? lines : [words.none] });
    },
  });
}
