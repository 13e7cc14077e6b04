import { describe, expect, it } from 'vitest';
import { addressPrefix } from './address-prefix.ts';
import { createClientKey } from './client-key.ts';

describe('the network that the audit log names', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['203.0.113.0', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['not an address', null],
    [undefined, null],
  ])('of %s is %s', (peer, prefix) => {
    expect(addressPrefix(createClientKey([])(peer, undefined))).toBe(prefix);
  });
});
