import { createHmac, hash, randomBytes } from 'node:crypto';

export const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/**
 * All access tokens begin with `aube_`, so that leaked tokens are easy to find in sources and
 * logs.
 */
export const ACCESS_TOKEN_PATTERN = /^aube_[A-Za-z0-9_-]{43}$/;

/** @decision D60 */
export const newAccessToken = (): string => `aube_${newToken()}`;

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Stored form of a token: SHA-256 in hexadecimal. @source security SE-5, TK-1 */
export function hashToken(token: string): string {
  return hash('sha256', token);
}

/** Computes a token for one purpose from a secret, so that the token need not be stored. */
export function tokenFor(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}
