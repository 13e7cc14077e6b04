import { createHmac, hash, randomBytes } from 'node:crypto';

/** Matches only the tokens of `newToken`: 32 bytes in base64url. */
export const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/**
 * Matches the tokens of `newAccessToken`; the prefix makes leaked tokens easy to find in sources
 * and logs.
 */
export const ACCESS_TOKEN_PATTERN = /^aube_[A-Za-z0-9_-]{43}$/;

/** Access token for a script. @decision D60 */
export const newAccessToken = (): string => `aube_${newToken()}`;

/** 256 random bits, shown once to the owner and never stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Stored form of a token: SHA-256 in hexadecimal. The hashes of a copied table cannot be used as
 * tokens, and the time of a lookup by hash reveals nothing.
 * @source security SE-5, TK-1
 */
export function hashToken(token: string): string {
  return hash('sha256', token);
}

/**
 * Derives a token from a secret for one purpose. The holder of the secret can derive the token
 * again. Secret and token are not stored, and their hashes do not reveal them.
 */
export function tokenFor(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}
