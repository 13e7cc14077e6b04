import { createHmac, hash, randomBytes } from 'node:crypto';

/** What `newToken` makes and nothing else: 32 bytes in base64url. */
export const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** What `newAccessToken` makes: the beginning lets a search of sources and logs find one. */
export const ACCESS_TOKEN_PATTERN = /^aube_[A-Za-z0-9_-]{43}$/;

/** A token for a script. @decision D60 */
export const newAccessToken = (): string => `aube_${newToken()}`;

/** 256 random bits that are shown once, to the person concerned, and never stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What the database keeps of a token: SHA-256 in hexadecimal. A copy of the table opens nothing,
 * and looking up by a hash says nothing through its timing. @source security SE-5, TK-1
 */
export function hashToken(token: string): string {
  return hash('sha256', token);
}

/**
 * The token that goes with a secret of `newToken` for one purpose: the holder of the secret gets
 * the same one again, though neither is stored, and neither of their hashes reveals the other.
 */
export function tokenFor(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}
