import { BlockList, isIP } from 'node:net';

/** Says who asks, for limits; see `createClientKey`. */
export type ClientKey = (peer: string | undefined, forwardedFor: string | undefined) => string;

/** The eight groups of an IPv6 address that `isIP` accepted. */
function groupsOf(address: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const [, head = '', a, b, c, d] = dotted ?? [];
  const hex = dotted
    ? `${head}${(Number(a) * 256 + Number(b)).toString(16)}:${(Number(c) * 256 + Number(d)).toString(16)}`
    : address;
  const [left = '', right] = hex.split('::');
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((g) => parseInt(g, 16)));
  if (right === undefined) return parse(left);
  const tail = parse(right);
  const start = parse(left);
  return [...start, ...Array<number>(8 - start.length - tail.length).fill(0), ...tail];
}

/**
 * One spelling for one address: no zone, no port, no brackets, IPv4 for `::ffff:` forms; null for
 * anything that is no address.
 */
export function canonicalAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '');
  const address = isIP(bare) === 0 ? bare.replace(/:\d+$/, '') : bare;
  switch (isIP(address)) {
    case 4:
      return address;
    case 6: {
      const groups = groupsOf(address);
      const isMapped = groups.slice(0, 5).every((g) => g === 0) && groups[5] === 0xffff;
      if (!isMapped) return groups.map((group) => group.toString(16)).join(':');
      const [high = 0, low = 0] = groups.slice(6);
      return [high >> 8, high & 255, low >> 8, low & 255].join('.');
    }
    default:
      return null;
  }
}

/** The address itself for IPv4, its /64 for IPv6: a household or a server owns a whole one. */
function networkOf(address: string): string {
  return isIP(address) === 4 ? address : `${address.split(':').slice(0, 4).join(':')}::/64`;
}

/** Whether an address, as `canonicalAddress` writes it, is in one of the networks. */
export function createNetworkCheck(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address) => list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

/**
 * The peer of the socket, unless it is one of our proxies: then the right-most hop of
 * `X-Forwarded-For` that is not, since everything left of it was written by strangers.
 * @source security RL-4
 */
export function createClientKey(
  trustedProxies: readonly string[],
  /** Called once, when a peer that is no proxy of ours names others. */
  onUnknownProxy: () => void = () => undefined,
): ClientKey {
  let isReported = false;
  const isTrusted = createNetworkCheck(trustedProxies);

  return (peer, forwardedFor) => {
    let client = canonicalAddress(peer ?? '');
    if (client === null) return 'unknown';
    if (forwardedFor !== undefined && !isReported && !isTrusted(client)) {
      isReported = true;
      onUnknownProxy();
    }
    for (const hop of (forwardedFor ?? '').split(',').toReversed()) {
      if (!isTrusted(client)) break;
      const address = canonicalAddress(hop);
      if (address === null) break;
      client = address;
    }
    return networkOf(client);
  };
}

/** Whether a request began on this machine: its peer is, and names nobody else. */
export function isOwnMachine(peer: string | undefined, forwardedFor: string | undefined): boolean {
  return forwardedFor === undefined && isLoopback(peer);
}

/** Whether a socket's peer is this machine. */
export function isLoopback(peer: string | undefined): boolean {
  const address = canonicalAddress(peer ?? '');
  return address !== null && (address.startsWith('127.') || address === '0:0:0:0:0:0:0:1');
}
