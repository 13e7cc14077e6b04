import ipaddr from 'ipaddr.js';

export function isLoopback({ hostname }: URL): boolean {
  const address = hostname.replaceAll(/[[\]]/g, '');
  return (
    hostname === 'localhost' ||
    (ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback')
  );
}
