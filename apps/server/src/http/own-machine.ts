import { isLoopback } from './client-key.ts';

export type Arrival = {
  peer: string | undefined;
  /** Value of a header, by its name in small letters. */
  header: (name: string) => string | undefined;
};

/** True for a request of a program on this machine that no proxy passed on. */
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
 * A plain proxy on this machine adds no header, and may even write its own `Host`. So no request is
 * of this machine while HTTPS needs a proxy that `TRUST_PROXY` does not name.
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
