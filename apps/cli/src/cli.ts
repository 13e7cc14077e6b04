import { formatMoment } from '@aube/api/rules';
import { readEnv, type CliEnv, type EnvSource } from './env.ts';
import { CliFailure, EXIT } from './failure.ts';
import type { Terminal } from './terminal.ts';
import type { Texts } from './texts/fr.ts';
import type { Locale } from '@aube/client';

/** What every command stands on. */
export type Cli = {
  terminal: Terminal;
  locale: Locale;
  t: Texts;
  /** Where the command was typed. */
  folder: string;
  /** The environment as it came; `getEnv` checks it. */
  source: EnvSource;
};

/** The checked environment. @throws CliFailure that lists every fault */
export function getEnv({ source, t }: Cli): CliEnv {
  const verdict = readEnv(source);
  if (verdict.ok) return verdict.env;
  const faults = verdict.faults.map((name) => `  ${name} ${t.variables[name] ?? ''}`);
  throw new CliFailure([t.failures.environment, ...faults].join('\n'), {
    exitCode: EXIT.misused,
    code: 'BAD_ENVIRONMENT',
  });
}

/** Answers in JSON or in words. */
export function answer(
  { terminal }: Cli,
  args: { json?: boolean | undefined },
  { data, lines }: { data: unknown; lines: readonly string[] },
): void {
  if (args.json) terminal.say(JSON.stringify(data, null, 2));
  else for (const line of lines) terminal.say(line);
}

/** An instant as every screen and letter writes it, on this machine's clock, with its time zone. */
export function sayInstant({ locale }: Cli, instant: Date): string {
  const zone = new Intl.DateTimeFormat(`${locale}-CA`, { timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName');
  return `${formatMoment(instant.toISOString(), locale)} ${zone?.value ?? ''}`;
}
