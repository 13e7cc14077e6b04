import { createNetworkCheck, isLoopback, parseAddress } from './client-key.ts';

export type Arrival = {
  peer: string | undefined;
  header: (name: string) => string | undefined;
};

/** True for a request that a program on this machine sent without a proxy. */
export type OwnMachine = (arrival: Arrival) => boolean;

const FORWARDING = [
  'cf-connecting-ip',
  'fastly-client-ip',
  'forwarded',
  'true-client-ip',
  'via',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-forwarded',
  'x-forwarded-by',
  'x-forwarded-client-cert',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-proto',
  'x-forwarded-scheme',
  'x-forwarded-server',
  'x-forwarded-ssl',
  'x-original-forwarded-for',
  'x-real-ip',
];

export const isForwarded = ({ header }: Pick<Arrival, 'header'>): boolean =>
  FORWARDING.some((name) => header(name) !== undefined);

function isOwnHost(host: string | undefined): boolean {
  const name = URL.parse(`http://${host ?? ''}`)?.hostname ?? '';
  return name === 'localhost' || isLoopback(name);
}

const LOOPBACK = ['127.0.0.1', '::1'].flatMap((address) => parseAddress(address) ?? []);

type Proxies = {
  /** True for an HTTPS site without `TRUST_PROXY`. */
  isProxyUnnamed: boolean;
  trustedProxies: readonly string[];
};

/**
 * A request counts as local when it comes from this machine and not from a proxy. A proxy may add
 * no header. So no request is local when `TRUST_PROXY` names this machine, or when the proxy of the
 * site is unknown.
 * @source security RL-4
 * @decision running-aube#unnamed-proxy
 */
export function createOwnMachine({ isProxyUnnamed, trustedProxies }: Proxies): OwnMachine {
  const isTrusted = createNetworkCheck(trustedProxies);
  const isProxyHere = LOOPBACK.some((address) => isTrusted(address));
  return (arrival) =>
    !isProxyUnnamed &&
    !isProxyHere &&
    isLoopback(arrival.peer) &&
    !isForwarded(arrival) &&
    isOwnHost(arrival.header('host'));
}
