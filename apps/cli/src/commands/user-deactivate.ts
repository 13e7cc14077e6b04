import { defineAubeCommand } from '../command.ts';
import { answer, getEnv, type Cli } from '../cli.ts';
import { confirm, placeOf } from '../confirm.ts';
import { isRefusedWith } from '../explain-failure.ts';
import { absence, misuse } from '../failure.ts';
import { remoteOptions } from '../options.ts';
import { atServer, expectRemote, type Remote } from '../remote.ts';

async function closeHere(cli: Cli, isDryRun: boolean, email: string) {
  const { asSystem } = await import('../system.ts');
  const { deactivateUserAsSystem } = await import('@aube/api/server');
  return asSystem(cli, getEnv(cli), { isDryRun }, ({ services, context }) =>
    deactivateUserAsSystem({ ...services, ...context }, { email }),
  ).catch((thrown: unknown) => {
    throw isRefusedWith(thrown, 'NOT_FOUND') ? absence(cli.t.accounts.user.notFound) : thrown;
  });
}

async function closeThrough(cli: Cli, remote: Remote, email: string) {
  return atServer(cli, remote, async (client) => {
    const search = email.trim().toLowerCase();
    const { rows } = await client.admin.listUsers.query({ search });
    const user = rows.find((each) => each.email === search);
    if (!user) throw absence(cli.t.accounts.user.notFound);
    return client.admin.updateUser.mutate({ userId: user.userId, isActive: false });
  });
}

/** `aube user deactivate`: nobody logs in with the account any more. @decision D54 */
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
      const { email, url } = args;
      const isDryRun = args['dry-run'] === true;
      if (email === undefined) throw misuse(t.failures.required('email'));
      if (isDryRun && url !== undefined) throw misuse(t.invite.noDryRun);
      const remote = url === undefined ? null : expectRemote(cli, url, args);
      if (!isDryRun && !args.yes) {
        if (!cli.terminal.isInteractive) throw misuse(words.needsYes);
        await confirm(cli, words.confirm(email, remote?.url ?? placeOf(getEnv(cli))));
      }
      const closed =
        remote === null
          ? await closeHere(cli, isDryRun, email)
          : await closeThrough(cli, remote, email);
      answer(cli, args, {
        data: { userId: closed.userId, email: closed.email, ...(isDryRun && { isDryRun }) },
        lines: [isDryRun ? words.wouldClose(closed.email) : words.closed(closed.email)],
      });
    },
  });
}
