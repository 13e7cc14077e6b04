import { hasLetter } from '@aube/api/rules';
import { answer, getEnv, formatLocalInstant, type Cli } from '../cli.ts';
import { defineAubeCommand } from '../command.ts';
import { isRefusedWith } from '../explain-failure.ts';
import { misuse, refusal } from '../failure.ts';
import { isLocale } from '../language.ts';
import { readRole } from '../roles.ts';
import { getPlaceId, siteOf } from '../site.ts';

async function getEmail({ t, terminal }: Cli, given: string | undefined): Promise<string> {
  const email = given ?? (terminal.isInteractive ? await terminal.ask(t.createAdmin.askEmail) : '');
  if (email === '') throw misuse(t.failures.required('email'));
  return email;
}

/** First name when none is given: the words before the @, if they contain a letter. */
function firstNameFrom(email: string): string {
  const name = email.replace(/@.*/s, '');
  return hasLetter(name) ? name : 'Admin';
}

/** @decision D53 */
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
        firstName: args['first-name'] ?? firstNameFrom(email),
        lastName: args['last-name'] ?? 'Administration',
      };
      const isDryRun = args['dry-run'] === true;
      const { onDatabase } = await import('../on-database.ts');
      const made = await onDatabase(cli, env, { isDryRun }, ({ alone }) =>
        alone.account.createAdministrator.mutate(person),
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
          t.createAdmin.link(formatLocalInstant(cli, new Date(expiresAt))),
          cli.terminal.paint('bold', link),
        ],
      });
    },
  });
}

/** Never works through a server, because a token may not create accounts. @decision D54 D58 D60 */
export function createUserCommand(cli: Cli) {
  const { t, locale } = cli;
  const { options, user: words } = t.accounts;
  return defineAubeCommand(cli, {
    name: 'create',
    summary: words.create,
    example:
      '--email ana@example.org --first-name Ana --last-name Roy --role staff --establishment LAC-01',
    options: {
      email: { type: 'string', description: t.options.email },
      'first-name': { type: 'string', description: t.options.firstName },
      'last-name': { type: 'string', description: t.options.lastName },
      role: { type: 'string', description: options.role },
      establishment: { type: 'string', description: options.places, valueHint: 'code' },
      username: { type: 'string', description: options.username },
      locale: { type: 'string', description: options.accountLocale, valueHint: 'fr|en' },
      'dry-run': { type: 'boolean', description: t.options.dryRun },
    },
    async run(args) {
      const required = (name: 'email' | 'first-name' | 'last-name' | 'role'): string => {
        const value = args[name];
        if (value === undefined) throw misuse(t.failures.required(name));
        return value;
      };
      const spoken = args.locale ?? locale;
      if (!isLocale(spoken)) throw misuse(t.failures.badLocale);
      const person = {
        email: required('email'),
        firstName: required('first-name'),
        lastName: required('last-name'),
        roles: [readRole(cli, required('role'))],
        locale: spoken,
        ...(args.username !== undefined && { username: args.username }),
      };
      const isDryRun = args['dry-run'] === true;
      const codes = args.establishment?.split(',') ?? [];
      const made = await siteOf(cli, {}).call(
        async (caller) => {
          const establishmentIds: number[] = [];
          for (const code of codes) establishmentIds.push(await getPlaceId(cli, caller, code));
          return caller.client.admin.createUser.mutate({ ...person, establishmentIds });
        },
        { isDryRun },
      );
      const { email, username, userId } = made;
      answer(cli, args, {
        data: isDryRun ? { isDryRun, email } : { userId, email, username },
        lines: [isDryRun ? words.wouldMake(email) : words.made(email, username)],
      });
    },
  });
}
