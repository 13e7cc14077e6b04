import { describe, expect, it } from 'vitest';
import {
  localeCookieFor,
  localeOfPath,
  pathIn,
  pathWithoutPrefix,
  preferredLocale,
} from './locale.ts';

describe('the language of a path', () => {
  it.each([
    ['/', 'fr', '/'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/faq', 'en', '/faq'],
    ['/entrer', 'fr', '/entrer'],
    ['/faq', 'fr', '/faq'],
  ])('%s speaks %s and is the page %s', (path, locale, page) => {
    expect(localeOfPath(path)).toBe(locale);
    expect(pathWithoutPrefix(path)).toBe(page);
  });

  it('stays on the same page when it changes', () => {
    expect(pathIn('en', '/journal-sommeil/2026-01-06')).toBe('/en/journal-sommeil/2026-01-06');
    expect(pathIn('fr', '/en/journal-sommeil/2026-01-06')).toBe('/journal-sommeil/2026-01-06');
    expect(pathIn('en', '/')).toBe('/en');
    expect(pathIn('fr', '/en')).toBe('/');
  });

  it.each(['/en//evil.example/page', '/en///evil.example/page', '//evil.example/page'])(
    'never names another site: %s',
    (path) => {
      expect(pathIn('fr', path)).toBe('/evil.example/page');
      expect(pathIn('en', path)).toBe('/en/evil.example/page');
    },
  );
});

describe('the language met at the bare root', () => {
  it('is that of the cookie, before that of the browser', () => {
    expect(preferredLocale('a=b; langue=fr', ['en-CA'])).toBe('fr');
    expect(preferredLocale('langue=en', ['fr-CA'])).toBe('en');
  });

  it("is the browser's first known language, else French", () => {
    expect(preferredLocale('', ['de', 'en-GB', 'fr'])).toBe('en');
    expect(preferredLocale('langue=xx', ['de'])).toBe('fr');
    expect(preferredLocale('malangue=en', [])).toBe('fr');
  });

  it('is remembered for 365 days on the whole site, secure where the site is', () => {
    expect(localeCookieFor('en', false)).toBe('langue=en; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(localeCookieFor('en', true)).toContain('; Secure');
  });
});
