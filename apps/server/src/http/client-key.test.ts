import { describe, expect, it } from 'vitest';
import { createClientKey, isLoopback, parseAddress } from './client-key.ts';

describe('the client of a limit (RL-4)', () => {
  const trusted = ['10.0.0.0/8', 'fd00::/8', '192.0.2.1', '::ffff:172.16.0.0/108'];

  it.each([
    ['the peer itself, when nothing is forwarded', '203.0.113.5', undefined, '203.0.113.5'],
    ['the peer, who is no proxy, whatever it claims', '203.0.113.5', '1.2.3.4', '203.0.113.5'],
    ['what a proxy forwards', '10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['the right-most stranger', '10.0.0.1', '6.6.6.6, 198.51.100.7', '198.51.100.7'],
    [
      'the one before a chain of proxies',
      '10.0.0.1',
      '6.6.6.6,198.51.100.7,10.2.2.2',
      '198.51.100.7',
    ],
    ['the first hop when all are ours', '10.0.0.1', '10.3.3.3, 10.2.2.2', '10.3.3.3'],
    ['the proxy that passes on nonsense', '10.0.0.1', '6.6.6.6, nonsense', '10.0.0.1'],
    ['the proxy that says nothing', '192.0.2.1', '', '192.0.2.1'],
    ['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['the same network for a neighbour', '2001:db8:1:2::ffff', undefined, '2001:db8:1:2::/64'],
    ['the IPv4 address behind ::ffff:', '::ffff:203.0.113.5', undefined, '203.0.113.5'],
    ['a mapped proxy as the proxy it is', '::ffff:a00:1', '198.51.100.7', '198.51.100.7'],
    ['an IPv6 proxy of a trusted network', 'fd00::1', '[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['what a proxy of a mapped network forwards', '172.16.9.9', '198.51.100.7', '198.51.100.7'],
    ['a hop with its port', '10.0.0.1', '198.51.100.7:51234', '198.51.100.7'],
    ['nobody known without a socket', undefined, '198.51.100.7', 'unknown'],
  ])('is %s', (_title, peer, forwardedFor, key) => {
    expect(createClientKey(trusted)(peer, forwardedFor)).toBe(key);
  });

  it('reports once that a peer which is no proxy of ours names others', () => {
    let reports = 0;
    const clientKey = createClientKey(trusted, () => (reports += 1));
    clientKey('10.0.0.1', '198.51.100.7');
    clientKey('203.0.113.5', undefined);
    expect(reports).toBe(0);
    for (const peer of ['203.0.113.5', '127.0.0.1']) clientKey(peer, '198.51.100.7');
    expect(reports).toBe(1);
  });

  it('believes no header while no proxy is configured', () => {
    expect(createClientKey([])('127.0.0.1', '198.51.100.7')).toBe('127.0.0.1');
  });
});

it('gives one spelling to one address', () => {
  for (const spelling of ['::ffff:127.0.0.1', '::FFFF:7f00:1', '0:0:0:0:0:ffff:7f00:0001']) {
    expect(parseAddress(spelling)?.toString()).toBe('127.0.0.1');
  }
  expect(parseAddress('fe80::1%eth0')?.toNormalizedString()).toBe('fe80:0:0:0:0:0:0:1');
  for (const nonsense of [
    '',
    'localhost',
    '1.2.3',
    '0x7f.0.0.1',
    '999.1.1.1',
    ':::',
    '1.2.3.4, 5.6.7.8',
  ]) {
    expect(parseAddress(nonsense)).toBeNull();
  }
});

it('knows this machine by every name of it', () => {
  for (const peer of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) {
    expect(isLoopback(peer)).toBe(true);
  }
  for (const peer of ['10.0.0.1', '::2', '1127.0.0.1', undefined])
    expect(isLoopback(peer)).toBe(false);
});
