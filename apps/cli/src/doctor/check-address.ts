import type { Texts } from '../texts/fr.ts';
import { warning, type Check } from './check.ts';

const PATIENCE_MS = 3_000;

/** Address that a running server has as its own; null when the server does not say it. */
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
 * Warns when the server has another address than the one asked for: a browser there may not keep
 * a login.
 * @decision D99
 */
export async function checkAddress({ doctor }: Texts, url: string): Promise<Check[]> {
  const own = await findOwnAddress(url);
  const { origin } = new URL(url);
  return own === null || own === origin
    ? []
    : [warning('address', doctor.otherAddress(origin, own))];
}
