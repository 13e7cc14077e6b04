import type { RouterOutputs } from '@aube/client';
import { answer, type Cli } from '../cli.ts';
import { defineAubeCommand } from '../command.ts';
import { confirm } from '../confirm.ts';
import { absence, misuse } from '../failure.ts';
import { remoteOptions } from '../options.ts';
import { readRole, roleWord } from '../roles.ts';
import { expectNoRemoteDryRun, siteOf } from '../site.ts';
import { tableLines } from '../table.ts';

type User = RouterOutputs['admin']['listUsers']['rows'][number];

const rowOf = ({ t }: Cli, { userId, lastName, firstName, email, roles, state }: User) => [
  String(userId),
  `${lastName}, ${firstName}`,
  email,
  roles.map((role) => t.accounts.user.roles[role] ?? String(role)).join(', '),
  t.accounts.user.states[state],
];

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
      const roleId = args.role === undefined ? undefined : readRole(cli, args.role);
      const { eachRow } = await import('@aube/client');
      const users = await siteOf(cli, args).call(
        async ({ client }) => {
          const asked = { roleId, pageSize: 100 } as const;
          const listed: User[] = [];
          for await (const user of eachRow(client.admin.listUsers.query, asked)) listed.push(user);
          return listed;
        },
        { isLook: true },
      );
      const lines = tableLines(
        cli,
        users.map((user) => rowOf(cli, user)),
      );
      const data = users.map((user) => ({ ...user, roles: user.roles.map(roleWord) }));
      answer(cli, args, { data, lines: lines.length > 0 ? lines : [words.none] });
    },
  });
}

/** @decision D54 */
export function deactivateUserCommand(cli: Cli) {
  const { t } = cli;
  const words = t.accounts.user;
  return defineAubeCommand(cli, {
    name: 'deactivate',
    summary: words.deactivate,
    example: '--email ana@example.org',
    options: {
      email: { type: 'string', description: t.options.email },
      yes: { type: 'boolean', description: t.options.yes },
      'dry-run': { type: 'boolean', description: t.options.dryRun },
      ...remoteOptions(t),
    },
    async run(args) {
      const { email } = args;
      const isDryRun = args['dry-run'] === true;
      if (email === undefined) throw misuse(t.failures.required('email'));
      expectNoRemoteDryRun(cli, args);
      const site = siteOf(cli, args);
      if (!isDryRun && !args.yes) {
        if (!cli.terminal.isInteractive) throw misuse(words.needsYes);
        await confirm(cli, words.confirm(email, site.place));
      }
      const closed = await site.call(
        async ({ client }) => {
          const { rows } = await client.admin.listUsers.query({ email });
          const [user] = rows;
          if (!user) throw absence(words.notFound);
          return client.admin.updateUser.mutate({ userId: user.userId, isActive: false });
        },
        { isDryRun },
      );
      answer(cli, args, {
        data: { userId: closed.userId, email: closed.email, ...(isDryRun && { isDryRun }) },
        lines: [isDryRun ? words.wouldClose(closed.email) : words.closed(closed.email)],
      });
    },
  });
}
