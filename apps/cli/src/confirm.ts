import type { Cli } from './cli.ts';
import type { CliEnv } from './env.ts';
import { refusal } from './failure.ts';

/** Names a database without the user and password of its address. */
export function placeOf({ databaseUrl, dataDir }: CliEnv): string {
  if (databaseUrl === undefined) return dataDir;
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

/** Asks at the terminal and continues after a yes. @throws CliFailure after any other answer */
export async function confirm({ t, terminal }: Cli, question: string): Promise<void> {
  const reply = await terminal.ask(question);
  if (!t.yes.includes(reply.toLowerCase())) throw refusal(t.notConfirmed);
}
