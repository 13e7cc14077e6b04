import { defineAubeCommand } from '../command.ts';
import { answer, getEnv, sayInstant, type Cli } from '../cli.ts';
import { isRefusedWith } from '../explain-failure.ts';
import { misuse, refusal } from '../failure.ts';

async function getEmail({ t, terminal }: Cli, given: string | undefined): Promise<string> {
  const email = given ?? (terminal.isInteractive ? await terminal.ask(t.createAdmin.askEmail) : '');
  if (email === '') throw misuse(t.failures.required('email'));
  return email;
}

/** `aube user create-admin`: the first administrator of a site. @decision D53 */
export function createAdminCommand(cli: Cli) {
  const { t } = cli;
  return defineAubeCommand(cli, {
    name: 'create-admin',
    summary: t.createAdmin.summary,
    example: '--email admin@example.org --first-name Aline',
    options: {
      email: { type: 'string', description: t.options.email },
      'first-name': { type: 'string', description: t.options.firstName },
      'last-name': { type: 'string', description: t.options.lastName },
      'dry-run': { type: 'boolean', description: t.options.dryRun },
    },
    async run(args) {
      const env = getEnv(cli);
      const email = await getEmail(cli, args.email);
      const person = {
        email,
        firstName: args['first-name'] ?? email.replace(/@.*/s, ''),
        lastName: args['last-name'] ?? 'Administration',
      };
      const isDryRun = args['dry-run'] === true;
      const { asSystem } = await import('../system.ts');
      const { createAdministrator } = await import('@aube/api/server');
      const made = await asSystem(cli, env, { isDryRun }, ({ context }) =>
        createAdministrator(context, person),
      ).catch((thrown: unknown) => {
        throw isRefusedWith(thrown, 'ALREADY_EXISTS') ? refusal(t.createAdmin.taken) : thrown;
      });

      const { link, expiresAt, isNew, username, userId } = made;
      if (isDryRun) {
        const { wouldMake, wouldRenew } = t.createAdmin;
        const lines = [isNew ? wouldMake(made.email) : wouldRenew(made.email)];
        answer(cli, args, { data: { isDryRun, email: made.email, isNew }, lines });
        return;
      }
      answer(cli, args, {
        data: { userId, username, email: made.email, isNew, link, expiresAt },
        lines: [
          isNew ? t.createAdmin.made(made.email) : t.createAdmin.renewed(made.email),
          t.createAdmin.username(username),
          t.createAdmin.link(sayInstant(cli, expiresAt)),
          cli.terminal.paint('bold', link),
        ],
      });
    },
  });
}
