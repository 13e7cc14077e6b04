import type { Cli } from './cli.ts';
import type { CliEnv } from './env.ts';
import { refusal } from './failure.ts';

/** Where a command acts, without the name and password that an address may hold. */
export function placeOf({ databaseUrl, dataDir }: CliEnv): string {
  if (databaseUrl === undefined) return dataDir;
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

/** Asks who is at the terminal, and goes on with a yes. @throws CliFailure when nothing is to be done */
export async function confirm({ t, terminal }: Cli, question: string): Promise<void> {
  const reply = await terminal.ask(question);
  if (!t.yes.includes(reply.toLowerCase())) throw refusal(t.notConfirmed);
}
