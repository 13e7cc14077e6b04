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

/** What a script is told of a role, as `--role` takes it. */
const WORD_OF_ROLE: Readonly<Record<number, string>> = {
  1: 'administrator',
  2: 'staff',
  3: 'participant',
};

/** A role's word for a script, the same in both languages. */
export const roleWord = (role: number): string => WORD_OF_ROLE[role] ?? String(role);
