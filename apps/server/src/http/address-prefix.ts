import { parseAddress, prefixOf } from './client-key.ts';

/**
 * Network of a caller for the audit log: /24 for IPv4, /48 for IPv6.
 * @param clientKey from `ClientKey`: an IPv4 address, the /64 of an IPv6 address, or a word
 * @returns null when `clientKey` is not an address
 * @decision rights-and-roles#values-of-the-log
 */
export function addressPrefix(clientKey: string): string | null {
  const address = parseAddress(clientKey.replace(/\/64$/, ''));
  if (address === null) return null;
  if ('parts' in address) return prefixOf(address, 3);
  return `${address.octets.slice(0, 3).join('.')}.0/24`;
}
