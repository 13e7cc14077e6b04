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
 * A request counts as local when it comes from this machine and not from a proxy. On an HTTPS site
 * without `TRUST_PROXY`, no request is local, because an unknown proxy may add no header.
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
