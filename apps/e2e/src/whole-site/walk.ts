import type { Locale } from '@aube/client';
import { expect, type Browser, type Page } from '@playwright/test';
import type { OwnSite } from '../own-site.ts';
import { openSession, prefixOf } from '../people.ts';
import { faultsIn } from '../violations.ts';
import { WORDS } from './words.ts';

export type Person = {
  readonly email: string;
  readonly password: string;
  readonly recoveryCodes?: string[];
};

export type Walk = {
  readonly locale: Locale;
  readonly site: OwnSite;
  readonly words: (typeof WORDS)[Locale];
  readonly at: (path: string) => string;
  readonly visit: <T>(person: Person | null, work: (page: Page) => Promise<T>) => Promise<T>;
  readonly look: (page: Page) => Promise<void>;
};

type Walker = {
  readonly browser: Browser;
  readonly site: OwnSite;
  readonly locale: Locale;
  readonly width: number;
};

export function makeWalk({ browser, site, locale, width }: Walker): Walk {
  return {
    locale,
    site,
    words: WORDS[locale],
    at: (path) => `${prefixOf(locale)}${path}`,
    async visit(person, work) {
      const context = await browser.newContext({
        baseURL: site.url,
        viewport: { width, height: 900 },
        acceptDownloads: true,
      });
      const page = await context.newPage();
      if (person) {
        const { email: identifier, password, recoveryCodes } = person;
        await openSession(page, { identifier, password, code: recoveryCodes?.pop() });
      }
      const done = await work(page);
      await context.close();
      return done;
    },
    async look(page) {
      expect(await faultsIn(page, locale)).toEqual([]);
    },
  };
}
