import type { Cli } from './cli.ts';
import { misuse } from './failure.ts';

/** @decision D5 */
const ROLE_OF_WORD: Readonly<Record<string, number>> = {
  administrator: 1,
  administration: 1,
  staff: 2,
  personnel: 2,
  participant: 3,
};

/** @throws CliFailure for an unknown role */
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

/** Name of a role for scripts: the name is the same in every language. */
export const roleWord = (role: number): string => WORD_OF_ROLE[role] ?? String(role);
