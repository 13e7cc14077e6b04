import { defineAubeCommand } from '../command.ts';
import { answer, getEnv, type Cli } from '../cli.ts';
import { misuse, refusal } from '../failure.ts';

/** A database that somebody else runs may hold people: its owner says yes first. */
async function confirm({ t, terminal }: Cli): Promise<void> {
  if (!terminal.isInteractive) throw misuse(t.demo.needsYes);
  const reply = await terminal.ask(t.demo.confirm);
  if (!t.yes.includes(reply.toLowerCase())) throw refusal(t.demo.notConfirmed);
}

/** `aube demo`: the demonstration's accounts and lives. @decision D52 @source security OP-3 */
export function demoCommand(cli: Cli) {
  const { t, locale, terminal } = cli;
  return defineAubeCommand(cli, {
    name: 'demo',
    summary: t.demo.summary,
    options: {
      yes: { type: 'boolean', description: t.options.yes },
      'dry-run': { type: 'boolean', description: t.options.dryRun },
    },
    async run(args) {
      const env = getEnv(cli);
      const isDryRun = args['dry-run'] === true;
      if (env.isProduction) throw refusal(t.demo.refusedInProduction);
      if (env.databaseUrl !== undefined && !args.yes && !isDryRun) await confirm(cli);

      const { asSystem } = await import('../system.ts');
      const { DEMO_PASSWORD, DEMO_PEOPLE, DemoRefusedError, demoEmail, isDemoSeeded, seedDemo } =
        await import('@aube/lives');
      const isMade = await asSystem(cli, env, { isDryRun }, async ({ services, context }) => {
        if (await isDemoSeeded(services)) return false;
        if (isDryRun) return true;
        terminal.note(t.demo.writing);
        return seedDemo(services, context.now);
      }).catch((thrown: unknown) => {
        throw thrown instanceof DemoRefusedError ? refusal(t.demo.otherPeople) : thrown;
      });

      const accounts = DEMO_PEOPLE.map(({ name, state }) => ({
        email: demoEmail(name),
        state: state[locale],
      }));
      if (isDryRun) {
        const lines = [isMade ? t.demo.wouldMake(accounts.length) : t.demo.kept];
        answer(cli, args, { data: { isDryRun, isMade }, lines });
        return;
      }
      const width = Math.max(...accounts.map(({ email }) => email.length));
      answer(cli, args, {
        data: { isMade, accounts, password: DEMO_PASSWORD },
        lines: [
          isMade ? t.demo.made : t.demo.kept,
          ...accounts.map(({ email, state }) => `  ${email.padEnd(width)}  ${state}`),
          t.demo.password(DEMO_PASSWORD),
        ],
      });
    },
  });
}
