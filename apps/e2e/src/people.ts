import { expect, type Page } from '@playwright/test';

export type Locale = 'fr' | 'en';
export const prefixOf = (locale: Locale) => (locale === 'en' ? '/en' : '');

/** Logs a person of the demonstration in through the form, as they would. */
export async function logIn(page: Page, name: string, locale: Locale = 'fr'): Promise<void> {
  if (!page.url().includes('/connexion')) await page.goto(`${prefixOf(locale)}/connexion`);
  await page.locator('#identifier').fill(`${name}@exemple.test`);
  await page.locator('#password').fill('Demo-sommeil-2026');
  await page.locator('button[type=submit]').click();
  await expect(page).not.toHaveURL(/\/connexion/);
}
