import { createHmac, hash, randomBytes } from 'node:crypto';

/** Matches exactly the tokens of `newToken`: 32 bytes in base64url. */
export const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** Matches the tokens of `newAccessToken`; their prefix lets a search of sources and logs find them. */
export const ACCESS_TOKEN_PATTERN = /^aube_[A-Za-z0-9_-]{43}$/;

/** An access token for a script. @decision D60 */
export const newAccessToken = (): string => `aube_${newToken()}`;

/** 256 random bits, shown once to the person concerned, and never stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Stored form of a token: SHA-256 in hexadecimal. A copy of the table opens nothing, and a lookup
 * by hash leaks nothing through its timing. @source security SE-5, TK-1
 */
export function hashToken(token: string): string {
  return hash('sha256', token);
}

/**
 * Derives the token of a secret for one purpose. The holder of the secret can derive it again;
 * neither is stored, and neither hash reveals the other.
 */
export function tokenFor(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}
