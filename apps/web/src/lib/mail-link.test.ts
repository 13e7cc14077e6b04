import { expect, it } from 'vitest';
import { mailLink } from './mail-link.ts';

it.each([
  ['marie.roy+nuits@exemple.ca', 'mailto:marie.roy%2Bnuits@exemple.ca'],
  [
    'roy?bcc=autre%40exemple.com&body=mot@exemple.ca',
    'mailto:roy%3Fbcc%3Dautre%2540exemple.com%26body%3Dmot@exemple.ca',
  ],
  ['roy@exemple.ca?cc=autre.com', 'mailto:roy@exemple.ca%3Fcc%3Dautre.com'],
])('writes to %s and to nobody else', (email, link) => {
  expect(mailLink(email)).toBe(link);
  const { pathname, search } = new URL(link);
  expect([search, decodeURIComponent(pathname)]).toEqual(['', email]);
});
