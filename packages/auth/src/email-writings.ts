import { domainToASCII, domainToUnicode } from 'node:url';
import { toOneForm } from '@aube/dictionary';

/**
 * Address with the letters of its domain: `ana@école.ca` for `ana@xn--cole-9oa.ca`. A domain whose
 * letters lead to another domain stays in ASCII.
 * @decision D95
 */
export function shownAddress(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  if (!domain.includes('xn--')) return address;
  const shown = domainToUnicode(domain);
  return domainToASCII(shown) === domain ? address.slice(0, start) + shown : address;
}

/** Texts of one mailbox: the stored form first, then with the letters of the domain. */
export function writingsOf(address: string): string[] {
  const stored = toOneForm(address);
  return [...new Set([stored, shownAddress(stored), address])];
}
