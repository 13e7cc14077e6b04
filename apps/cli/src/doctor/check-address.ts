import type { Texts } from '../texts/fr.ts';
import { warning, type Check } from './check.ts';

const PATIENCE_MS = 3_000;

/** Public address of a running server; null when the server does not give this address. */
async function findOwnAddress(url: string): Promise<string | null> {
  const { createClient } = await import('@aube/client');
  try {
    const { siteAddress } = await createClient({ url }).account.findLoginMethods.query(undefined, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return siteAddress;
  } catch {
    return null;
  }
}

/**
 * Warns when the public address of the server differs from `url`, because a browser may not keep a
 * login at `url`.
 * @decision D99
 */
export async function checkAddress({ doctor }: Texts, url: string): Promise<Check[]> {
  const own = await findOwnAddress(url);
  const { origin } = new URL(url);
  return own === null || own === origin
    ? []
    : [warning('address', doctor.otherAddress(origin, own))];
}
