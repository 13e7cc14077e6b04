import type { Locale } from '@aube/client';
import { expect, type Page } from '@playwright/test';

export const prefixOf = (locale: Locale) => (locale === 'en' ? '/en' : '');

type Credentials = {
  readonly identifier: string;
  readonly password: string;
  /** Of the second factor, or a recovery code. */
  readonly code?: string | undefined;
  /** « Cet appareil est à moi ». */
  readonly isOwnDevice?: boolean;
};

/** Somebody of the demonstration. */
const credentialsOf = (name: string): Credentials => ({
  identifier: `${name}@exemple.test`,
  password: 'Demo-sommeil-2026',
});

/** Sends the form of the login, from wherever one is. */
export async function sendLogin(
  page: Page,
  { identifier, password }: Credentials,
  locale: Locale,
): Promise<void> {
  if (!page.url().includes('/connexion')) await page.goto(`${prefixOf(locale)}/connexion`);
  await page.locator('#identifier').fill(identifier);
  await page.locator('#password').fill(password);
  await page.locator('button[type=submit]').click();
}

/** The same, and nothing more is asked for. */
export async function fillLogin(
  page: Page,
  credentials: Credentials,
  locale: Locale,
): Promise<void> {
  await sendLogin(page, credentials, locale);
  await expect(page).not.toHaveURL(/\/connexion/);
}

/** The browser gets the session's cookie as from the form, without two pages on the way. */
export async function openSession(page: Page, credentials: Credentials) {
  const reply = await page.context().request.post('/trpc/account.login', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { json: credentials },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** Logs a person of the demonstration in through the form, as they would. */
export const logIn = (page: Page, name: string, locale: Locale = 'fr'): Promise<void> =>
  fillLogin(page, credentialsOf(name), locale);

/** A person of the demonstration who is logged in when they open their first page. */
export const arriveAs = (page: Page, name: string): Promise<void> =>
  openSession(page, credentialsOf(name));
