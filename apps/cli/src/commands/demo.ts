import { defineAubeCommand } from '../command.ts';
import { answer, getEnv, type Cli } from '../cli.ts';
import { confirm, placeOf } from '../confirm.ts';
import type { CliEnv } from '../env.ts';
import { misuse, refusal } from '../failure.ts';

async function ask(cli: Cli, env: CliEnv): Promise<void> {
  const { t, terminal } = cli;
  if (terminal.isInteractive) await confirm(cli, t.demo.confirm(placeOf(env)));
  else if (env.databaseUrl !== undefined) throw misuse(t.demo.needsYes);
}

/** @source security OP-3 @decision D52 */
export function demoCommand(cli: Cli) {
  const { t, locale, terminal } = cli;
  return defineAubeCommand(cli, {
    name: 'demo',
    summary: t.demo.summary,
    example: '--dry-run',
    options: {
      yes: { type: 'boolean', description: t.options.yes },
      'dry-run': { type: 'boolean', description: t.options.dryRun },
    },
    async run(args) {
      const env = getEnv(cli);
      const isDryRun = args['dry-run'] === true;
      if (env.isProduction) throw refusal(t.demo.refusedInProduction);
      if (!args.yes && !isDryRun) await ask(cli, env);

      const { onDatabase } = await import('../on-database.ts');
      const {
        DEMO_MEMBER_EMAILS,
        DEMO_PASSWORD,
        DEMO_PEOPLE,
        DemoRefusedError,
        demoEmail,
        isDemoSeeded,
        seedDemo,
      } = await import('@aube/lives');
      const isMade = await onDatabase(cli, env, { isDryRun }, async ({ context }) => {
        if (await isDemoSeeded(context)) return false;
        if (isDryRun) return true;
        terminal.note(t.demo.writing);
        return seedDemo(context, context.now);
      }).catch((thrown: unknown) => {
        throw thrown instanceof DemoRefusedError ? refusal(t.demo.otherPeople) : thrown;
      });

      const accounts = DEMO_PEOPLE.map(({ name, state }) => ({
        email: demoEmail(name),
        state: state[locale],
      }));
      if (isDryRun) {
        const lines = [
          isMade ? t.demo.wouldMake(accounts.length, DEMO_MEMBER_EMAILS.length) : t.demo.kept,
        ];
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
