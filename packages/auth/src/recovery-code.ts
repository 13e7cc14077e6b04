import { randomInt } from 'node:crypto';
import { hashToken } from './token.ts';

/** Number of codes. @decision D57 */
export const RECOVERY_CODE_COUNT = 10;

/** Letters that look like digits are left out. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Recovery code such as `k3pd-92xm-hq7a-wjr4`: 79 random bits, written down by the user. */
const newRecoveryCode = () => Array.from({ length: GROUPS }, newGroup).join('-');

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, newRecoveryCode);

/** Stored form of a code, independent of dashes, spaces and case. */
export const hashRecoveryCode = (typed: string): string =>
  hashToken(typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
