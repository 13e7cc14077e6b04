import { randomInt } from 'node:crypto';
import { hashToken } from './token.ts';

/** @decision D57 */
export const RECOVERY_CODE_COUNT = 10;

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** 79 random bits, such as `k3pd-92xm-hq7a-wjr4`. */
const newRecoveryCode = () => Array.from({ length: GROUPS }, newGroup).join('-');

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, newRecoveryCode);

export const hashRecoveryCode = (typed: string): string =>
  hashToken(typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
