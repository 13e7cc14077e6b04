import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const SITE_KEY_FILE = 'site.key';

/** Thrown when the key is missing, or differs from the key of the database. */
export class SiteKeyError extends Error {}

/** Encrypts secrets with AES-256-GCM. The key is never in the database. */
export type SiteKey = {
  seal(text: string, context: string): string;
  /** Decrypts a text. Null for a wrong key, a wrong context or a changed text. */
  open(sealed: string, context: string): string | null;
  /** Hash of a text that nobody can compute without the key. */
  mac(text: string, context: string): string;
};

/** 32 bytes in base64 or hexadecimal; null for invalid text. */
export function parseSiteKey(text: string): Buffer | null {
  const given = text.trim();
  if (/^[0-9a-f]{64}$/i.test(given)) return Buffer.from(given, 'hex');
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(given)) return null;
  return Buffer.from(given, 'base64');
}

export const newSiteKeyText = (): string => randomBytes(KEY_BYTES).toString('base64');

export function createSiteKey(key: Buffer): SiteKey {
  const macKey = Buffer.from(hkdfSync('sha256', key, '', 'mac', KEY_BYTES));
  return {
    mac: (text, context) =>
      createHmac('sha256', macKey).update(`${context}\n${text}`).digest('base64url'),

    seal(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()]);
      return `v1.${Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')}`;
    },

    open(sealed, context) {
      const [version, body = '', rest] = sealed.split('.');
      const bytes = Buffer.from(body, 'base64url');
      if (version !== 'v1' || rest !== undefined || bytes.length < NONCE_BYTES + TAG_BYTES) {
        return null;
      }
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

function makeFile(path: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, `${newSiteKeyText()}\n`, { mode: 0o600, flag: 'wx' });
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown;
  }
}

/**
 * Key of the site: `AUBE_SECRET_KEY`, or a file (mode 0600) that is created at the first use.
 * @throws SiteKeyError without a key, or when other users may read the file
 */
export function readSiteKey({
  secretKey,
  dataDir,
}: {
  secretKey: Buffer | undefined;
  dataDir: string;
}): SiteKey {
  if (secretKey !== undefined) return createSiteKey(secretKey);
  const path = join(dataDir, SITE_KEY_FILE);
  if (!existsSync(path)) makeFile(path, dataDir);
  if ((statSync(path).mode & 0o077) !== 0) {
    throw new SiteKeyError(`${path} can be read by others: chmod 600 ${path}`);
  }
  const key = parseSiteKey(readFileSync(path, 'utf8'));
  if (key === null) throw new SiteKeyError(`${path} does not hold a key of 32 bytes.`);
  return createSiteKey(key);
}
