import { isIP } from 'node:net';

/**
 * The network that the audit log names a caller by, and no closer: the /24 of an IPv4 address, the
 * /48 of an IPv6 one.
 * @param clientKey what `ClientKey` answers: an IPv4 address, the /64 of an IPv6 one, or a word
 * @returns null for what is no address
 * @decision decisions/0032
 */
export function addressPrefix(clientKey: string): string | null {
  const address = clientKey.replace(/\/64$/, '');
  switch (isIP(address)) {
    case 4:
      return `${address.split('.').slice(0, 3).join('.')}.0/24`;
    case 6:
      return `${address.split(':').slice(0, 3).join(':')}::/48`;
    default:
      return null;
  }
}
