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

/** An instant as a person of this machine reads it, with its time zone. */
export const sayInstant = ({ locale }: Cli, instant: Date): string =>
  instant.toLocaleString(`${locale}-CA`, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
