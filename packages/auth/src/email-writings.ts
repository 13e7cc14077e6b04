import { domainToASCII, domainToUnicode } from 'node:url';
import { toOneForm } from '@aube/dictionary';

/** `ana@école.ca` for `ana@xn--cole-9oa.ca`, unless the letters lead to another domain. */
function withLetters(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  if (!domain.includes('xn--')) return address;
  const letters = domainToUnicode(domain);
  return domainToASCII(letters) === domain ? address.slice(0, start) + letters : address;
}

/** Texts of one mailbox: the stored form first, then with the letters of the domain. */
export function writingsOf(address: string): string[] {
  const stored = toOneForm(address);
  return [...new Set([stored, withLetters(stored), address])];
}
