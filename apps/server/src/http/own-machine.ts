import { isLoopback } from './client-key.ts';

export type Arrival = {
  peer: string | undefined;
  header: (name: string) => string | undefined;
};

/** True for a request that a program on this machine sent without a proxy. */
export type OwnMachine = (arrival: Arrival) => boolean;

const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
];

export const isForwarded = ({ header }: Pick<Arrival, 'header'>): boolean =>
  FORWARDING.some((name) => header(name) !== undefined);

function isOwnHost(host: string | undefined): boolean {
  const name = URL.parse(`http://${host ?? ''}`)?.hostname ?? '';
  return name === 'localhost' || isLoopback(name);
}

/**
 * A simple proxy on this machine may add no header, so a request through the proxy looks local.
 * While an HTTPS site has no `TRUST_PROXY`, no request counts as local.
 * @source security RL-4
 * @decision running-aube#unnamed-proxy
 */
export const createOwnMachine =
  (isProxyUnnamed: boolean): OwnMachine =>
  (arrival) =>
    !isProxyUnnamed &&
    isLoopback(arrival.peer) &&
    !isForwarded(arrival) &&
    isOwnHost(arrival.header('host'));
