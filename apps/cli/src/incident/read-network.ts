import ipaddr from 'ipaddr.js';

/**
 * Network of an address in the format of the audit log: /24 for IPv4, /48 for IPv6. Null for an
 * invalid text.
 * @decision rights-and-roles#values-of-the-log
 */
export function readNetwork(text: string): string | null {
  const [, address = '', size] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  if (ipaddr.IPv4.isValidFourPartDecimal(address) && [undefined, '24', '32'].includes(size)) {
    return `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`).toString()}/24`;
  }
  if (
    !address.includes('.') &&
    ipaddr.IPv6.isValid(address) &&
    [undefined, '48', '64', '128'].includes(size)
  ) {
    const [first = 0, second = 0, third = 0] = ipaddr.IPv6.parse(address).parts;
    return `${[first, second, third].map((part) => part.toString(16)).join(':')}::/48`;
  }
  return null;
}
