import { expect, it } from 'vitest';
import { createOwnMachine } from './own-machine.ts';

const isOwn = (
  { peer = '127.0.0.1', ...headers }: Record<string, string>,
  proxies: { isProxyUnnamed?: boolean; trustedProxies?: string[] } = {},
) =>
  createOwnMachine({ isProxyUnnamed: false, trustedProxies: [], ...proxies })({
    peer,
    header: (name) => ({ host: '127.0.0.1:3000', ...headers })[name],
  });

it.each<[string, Record<string, string>, boolean]>([
  ['a program here', {}, true],
  ['a program that says localhost', { host: 'localhost:3000' }, true],
  ['a program over IPv6', { peer: '::1', host: '[::1]:3000' }, true],
  ['another machine', { peer: '192.0.2.1' }, false],
  ['a proxy that passes the host on', { host: 'aube.example.org' }, false],
  ['a host that only begins as ours', { host: 'localhost.example.org' }, false],
  ['a host that is none', { host: 'a b' }, false],
  ['no host', { host: '' }, false],
  ...[
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-port',
    'x-forwarded-proto',
    'x-forwarded-server',
    'x-forwarded-ssl',
    'x-client-ip',
    'cf-connecting-ip',
    'x-real-ip',
  ].map((name): [string, Record<string, string>, boolean] => [
    `a proxy’s ${name}`,
    { [name]: '' },
    false,
  ]),
])('%s: %j is of this machine: %s', (_, arrival, expected) => {
  expect(isOwn(arrival)).toBe(expected);
});

it('says so of nobody behind a proxy that has no name here', () => {
  expect(isOwn({}, { isProxyUnnamed: true })).toBe(false);
});

it.each<[Record<string, string>, string[], boolean]>([
  [{}, ['127.0.0.1'], false],
  [{}, ['127.0.0.0/8'], false],
  [{ peer: '::ffff:127.0.0.1' }, ['127.0.0.1'], false],
  [{}, ['10.0.0.7'], true],
  [{ peer: '::1', host: '[::1]:3000' }, ['127.0.0.1'], false],
  [{ peer: '::1', host: '[::1]:3000' }, ['10.0.0.7'], true],
])('%j beside the proxies %j is of this machine: %s', (arrival, trustedProxies, expected) => {
  expect(isOwn(arrival, { trustedProxies })).toBe(expected);
});
