import type { Locale } from '@aube/client';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { makeOwnSite, type OwnSite } from './own-site.ts';

const WORDS = {
  fr: {
    save: 'Enregistrer le brouillon',
    preview: 'Ce que les personnes participantes liront',
    publish: 'Publier',
    published: 'Publié',
    restore: /^Remettre cette version/,
    half: /Écrivez aussi ce texte en anglais/,
  },
  en: {
    save: 'Save the draft',
    preview: 'What participants will read',
    publish: 'Publish',
    published: 'Published',
    restore: /^Bring this version back/,
    half: /Write this text in English too/,
  },
} as const;

/** Acts of an administrator on the page of a setting. */
export function settingsDesk(page: Page, locale: Locale) {
  const words = WORDS[locale];
  const preview = page.getByRole('heading', { name: words.preview });
  const publish = page.getByRole('button', { name: words.publish, exact: true });
  return {
    half: words.half,
    preview,
    publishButton: publish,
    save: () => page.getByRole('button', { name: words.save }).click(),
    async saveReady() {
      await page.getByRole('button', { name: words.save }).click();
      await expect(preview).toBeVisible();
    },
    async publish() {
      await publish.click();
      await expect(page.getByText(words.published, { exact: true })).toBeVisible();
    },
    /** Takes the newest earlier version as the draft, and reads it. */
    async restore() {
      await page.getByRole('button', { name: words.restore }).first().click();
      await expect(preview).toBeFocused();
    },
  };
}

/** A site for the journeys of one file, because everybody reads what they publish. */
export function useOwnSite(): {
  readonly site: () => OwnSite;
  readonly openPage: (browser: Browser, width?: number) => Promise<Page>;
} {
  test.describe.configure({ mode: 'serial' });
  let site: OwnSite | null = null;
  const present = () => {
    if (!site) throw new Error('the site has not started');
    return site;
  };
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    site = await makeOwnSite();
    await site.startAt(new Date().toISOString());
  });
  test.afterAll(() => site?.leave());
  return {
    site: present,
    async openPage(browser: Browser, width = 1280): Promise<Page> {
      const viewport = { width, height: 900 };
      const context = await browser.newContext({ baseURL: present().url, viewport });
      return context.newPage();
    },
  };
}
