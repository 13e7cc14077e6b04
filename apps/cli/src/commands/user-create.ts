import { defineAubeCommand } from '../command.ts';
import { answer, getEnv, type Cli } from '../cli.ts';
import { absence, misuse } from '../failure.ts';
import { isLocale } from '../language.ts';
import { readRole } from '../roles.ts';
import type { System } from '../system.ts';

/** The establishments of these reference codes. @throws CliFailure for one that is none */
async function placesOf({ context }: System, { t }: Cli, codes: string | undefined) {
  if (codes === undefined) return [];
  const { listEstablishmentsAsSystem } = await import('@aube/api/server');
  const open = await listEstablishmentsAsSystem(context);
  return codes.split(',').map((code) => {
    const wanted = code.trim().toUpperCase();
    const place = open.find(({ referenceCode }) => referenceCode === wanted);
    if (!place) throw absence(t.export.noPlace(wanted));
    return place.establishmentId;
  });
}

/**
 * `aube user create`: an account whose owner is invited by email to choose a password. On the database
 * alone: a script's token makes no accounts (D58, D60).
 * @decision D54
 */
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
      const { asSystem } = await import('../system.ts');
      const { createUserAsSystem } = await import('@aube/api/server');
      const made = await asSystem(cli, getEnv(cli), { isDryRun }, async (system) => {
        const establishmentIds = await placesOf(system, cli, args.establishment);
        const { services, context } = system;
        return createUserAsSystem({ ...services, ...context }, { ...person, establishmentIds });
      });
      const { email, username, userId } = made;
      answer(cli, args, {
        data: isDryRun ? { isDryRun, email } : { userId, email, username },
        lines: [isDryRun ? words.wouldMake(email) : words.made(email, username)],
      });
    },
  });
}
