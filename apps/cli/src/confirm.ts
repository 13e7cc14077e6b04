import { databaseAddresses } from '@aube/db/database-addresses';
import type { Cli } from './cli.ts';
import type { CliEnv } from './env.ts';
import { refusal } from './failure.ts';

/** Address or folder of the database, without the user and the password of DATABASE_URL. */
export function placeOf({ databaseUrl, dataDir }: CliEnv): string {
  if (databaseUrl === undefined) return dataDir;
  const addresses = (databaseAddresses(databaseUrl) ?? []).map((address) => new URL(address));
  return `${addresses.map(({ host }) => host).join(',')}${addresses[0]?.pathname ?? ''}`;
}

/** @throws CliFailure when the answer is not yes */
export async function confirm({ t, terminal }: Cli, question: string): Promise<void> {
  const reply = await terminal.ask(question);
  if (!t.yes.includes(reply.toLowerCase())) throw refusal(t.notConfirmed);
}
