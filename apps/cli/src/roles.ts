import type { Cli } from './cli.ts';
import { misuse } from './failure.ts';

/** Words that `--role` takes, in both languages. @decision D5 */
const ROLE_OF_WORD: Readonly<Record<string, number>> = {
  administrator: 1,
  administration: 1,
  staff: 2,
  personnel: 2,
  participant: 3,
};

/** Reads the word of a role. @throws CliFailure */
export function readRole({ t }: Cli, word: string): number {
  const role = ROLE_OF_WORD[word.toLowerCase()];
  if (role === undefined) throw misuse(t.accounts.user.badRole);
  return role;
}

const WORD_OF_ROLE: Readonly<Record<number, string>> = {
  1: 'administrator',
  2: 'staff',
  3: 'participant',
};

/** A role's word for a script, the same in both languages. */
export const roleWord = (role: number): string => WORD_OF_ROLE[role] ?? String(role);
