import { MailFault } from './mail-fault.ts';

const ONE_ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[^\s\p{C}@<>()[\]\\,;:"]{1,253}$/u;

/**
 * Returns the address when the text is exactly one address. Other characters could add a header or
 * a second recipient.
 * @source security TK-6
 */
export function getSafeAddress(address: string): string {
  if (address.length > 254 || !ONE_ADDRESS.test(address)) throw new MailFault('badAddress');
  return address;
}

export function defaultSender(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return `no-reply@${/^[a-z0-9.-]+$/i.test(hostname) ? hostname : 'localhost'}`;
}
