import { isIP } from 'node:net';

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const listOf = (part: string | undefined) => (part ? part.split(':') : []);
  const [first, last] = [listOf(head), listOf(tail)];
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: gap }, () => '0'), ...last].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

/**
 * The network that the audit log names, of a network or of an address in it: the /24 of IPv4, the /48 of IPv6.
 * Null for what is neither.
 * @decision decisions/0032
 */
export function readNetwork(text: string): string | null {
  const [, address = '', size] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim().toLowerCase()) ?? [];
  const kind = address.includes('%') ? 0 : isIP(address);
  if (kind === 4 && [undefined, '24', '32'].includes(size)) {
    return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  }
  if (kind === 6 && !address.includes('.') && [undefined, '48', '64', '128'].includes(size)) {
    return `${groupsOf(address).slice(0, 3).join(':')}::/48`;
  }
  return null;
}
