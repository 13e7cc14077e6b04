import { randomInt } from 'node:crypto';
import type { SiteKey } from './site-key.ts';
import { hashToken } from './token.ts';

/** @decision D57 */
export const RECOVERY_CODE_COUNT = 10;

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Code of 79 random bits, for example `k3pd-92xm-hq7a-wjr4`. */
const newRecoveryCode = () => Array.from({ length: GROUPS }, newGroup).join('-');

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, newRecoveryCode);

const plain = (typed: string) => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * The hash needs the site's key, so that nobody can find the codes in a copied database.
 * @decision sign-in#site-key
 */
export const hashRecoveryCode = (siteKey: SiteKey, userId: number, typed: string): string =>
  siteKey.mac(plain(typed), `recoveryCode:${userId}`);

/** Hash of codes from earlier releases, which did not use the site's key. */
export const hashEarlierCode = (typed: string): string => hashToken(plain(typed));
