import type { Cli } from './cli.ts';
import { misuse } from './failure.ts';

/** What `--role` may say, in both languages. @decision D5 */
const ROLE_OF_WORD: Readonly<Record<string, number>> = {
  administrator: 1,
  administration: 1,
  staff: 2,
  personnel: 2,
  participant: 3,
};

/** The role that a word names. @throws CliFailure */
export function readRole({ t }: Cli, word: string): number {
  const role = ROLE_OF_WORD[word.toLowerCase()];
  if (role === undefined) throw misuse(t.accounts.user.badRole);
  return role;
}
