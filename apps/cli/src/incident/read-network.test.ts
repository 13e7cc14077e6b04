import { describe, expect, it } from 'vitest';
import { readNetwork } from './read-network.ts';

describe('a network on the command line', () => {
  it.each([
    ['203.0.113.0/24', '203.0.113.0/24'],
    ['203.0.113.77', '203.0.113.0/24'],
    [' 203.0.113.77/32 ', '203.0.113.0/24'],
    ['2001:db8:12::/48', '2001:db8:12::/48'],
    ['2001:DB8:0012:34:56:78:9a:bc', '2001:db8:12::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['2001:db8:12:34::/64', '2001:db8:12::/48'],
    ['::1', '0:0:0::/48'],
    ['0:0:0::/48', '0:0:0::/48'],
    ['', null],
    ['clinic', null],
    ['203.0.113', null],
    ['203.0.113.0/16', null],
    ['203.0.113.256', null],
    ['203.0.113.0/24/24', null],
    ['2001:db8::/32', null],
    ['fe80::1%eth0', null],
    ['::ffff:203.0.113.7', null],
  ])('%j is %j', (text, network) => {
    expect(readNetwork(text)).toBe(network);
  });
});
