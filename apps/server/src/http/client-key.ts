import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type ClientKey = (
  peer: string | undefined,
  forwardedFor: string | undefined,
  isForwarded?: boolean,
) => string;

type Address = ipaddr.IPv4 | ipaddr.IPv6;

export const isNetwork = (text: string): boolean =>
  isIP(text) > 0 || ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text);

/**
 * Reads an address without zone, port and brackets; `::ffff:` becomes IPv4. Null for text that is
 * not an address.
 */
export function parseAddress(text: string | undefined): Address | null {
  const bare = (text ?? '')
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '');
  const address = isIP(bare) > 0 ? bare : bare.replace(/:\d+$/, '');
  return isIP(address) > 0 ? ipaddr.process(address) : null;
}

/** Prefix of an IPv6 address: 3 groups give the /48, 4 groups give the /64. */
export const prefixOf = ({ parts }: ipaddr.IPv6, groups: number): string =>
  `${parts
    .slice(0, groups)
    .map((part) => part.toString(16))
    .join(':')}::/${groups * 16}`;

/** The /64 of an IPv6 address is used, because one household or server owns a whole /64. */
const networkOf = (address: Address): string =>
  'parts' in address ? prefixOf(address, 4) : address.toString();

const asIPv6 = (address: Address): ipaddr.IPv6 =>
  'parts' in address ? address : address.toIPv4MappedAddress();

/**
 * Tests addresses against a list of networks. A network in the `::ffff:` form also matches IPv4
 * addresses.
 * @param networks each accepted by `isNetwork`
 */
export function createNetworkCheck(networks: readonly string[]): (address: Address) => boolean {
  const parsed = networks.map((network): [ipaddr.IPv6, number] => {
    if (!network.includes('/')) return [asIPv6(ipaddr.parse(network)), 128];
    const [address, bits] = ipaddr.parseCIDR(network);
    return [asIPv6(address), address.kind() === 'ipv4' ? bits + 96 : bits];
  });
  return (address) => parsed.some((network) => asIPv6(address).match(network));
}

/**
 * Behind trusted proxies, the caller is the last address of `X-Forwarded-For` that is not a
 * trusted proxy. Callers can forge the earlier addresses.
 * @source security RL-4
 */
export function createClientKey(
  trustedProxies: readonly string[],
  /** Called at most once, for a request that an untrusted proxy has forwarded. */
  onUnknownProxy: () => void = () => undefined,
): ClientKey {
  let isReported = false;
  const isTrusted = createNetworkCheck(trustedProxies);

  return (peer, forwardedFor, isForwarded = forwardedFor !== undefined) => {
    let client = parseAddress(peer);
    if (client === null) return 'unknown';
    if (isForwarded && !isReported && !isTrusted(client)) {
      isReported = true;
      onUnknownProxy();
    }
    for (const hop of (forwardedFor ?? '').split(',').toReversed()) {
      if (!isTrusted(client)) break;
      const address = parseAddress(hop);
      if (address === null) break;
      client = address;
    }
    return networkOf(client);
  };
}

export const isLoopback = (peer: string | undefined): boolean =>
  parseAddress(peer)?.range() === 'loopback';
