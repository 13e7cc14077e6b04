import { formatMoment } from '@aube/api/rules';
import type { Locale } from '@aube/client';
import { resolve } from 'node:path';
import { readEnv, type CliEnv, type EnvSource } from './env.ts';
import { CliFailure, EXIT } from './failure.ts';
import type { Terminal } from './terminal.ts';
import type { Texts } from './texts/fr.ts';

export type Cli = {
  terminal: Terminal;
  locale: Locale;
  t: Texts;
  folder: string;
  /** Unchecked environment variables. `getEnv` checks the variables. */
  source: EnvSource;
};

/** @throws CliFailure that lists every fault */
export function getEnv({ source, t }: Cli): CliEnv {
  const verdict = readEnv(source);
  if (verdict.ok) return verdict.env;
  const faults = verdict.faults.map((name) => `  ${name} ${t.variables[name] ?? ''}`);
  throw new CliFailure([t.failures.environment, ...faults].join('\n'), {
    exitCode: EXIT.misused,
    code: 'BAD_ENVIRONMENT',
  });
}

export function answer(
  { terminal }: Cli,
  args: { json?: boolean | undefined },
  { data, lines }: { data: unknown; lines: readonly string[] },
): void {
  if (args.json) terminal.say(JSON.stringify(data, null, 2));
  else for (const line of lines) terminal.say(line);
}

export function formatLocalInstant({ locale }: Cli, instant: Date): string {
  const zone = new Intl.DateTimeFormat(`${locale}-CA`, { timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName');
  return `${formatMoment(instant.toISOString(), locale)} ${zone?.value ?? ''}`;
}

export const givenPath = ({ folder }: Pick<Cli, 'folder'>, path: string): string =>
  resolve(folder, path);

export const commandName = (source: EnvSource): string =>
  source['AUBE_COMMAND'] || 'npm run aube --';
