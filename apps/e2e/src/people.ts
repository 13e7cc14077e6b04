import type { Locale } from '@aube/client';
import { expect, type Page } from '@playwright/test';

export const prefixOf = (locale: Locale) => (locale === 'en' ? '/en' : '');

type Credentials = {
  readonly identifier: string;
  readonly password: string;
  /** Code from the app, or a recovery code. */
  readonly code?: string | undefined;
  readonly isOwnDevice?: boolean;
};

const credentialsOf = (name: string): Credentials => ({
  identifier: `${name}@exemple.test`,
  password: 'Demo-sommeil-2026',
});

/**
 * « Aujourd'hui » asks nothing at night, so `getHours` returns 10 between 20:00 and 6:00. A clock
 * set by a test is not changed.
 */
async function liveByDay(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = Date;
    const hoursOf = Reflect.get(Date.prototype, 'getHours');
    Reflect.set(Date.prototype, 'getHours', function getHours(this: Date) {
      const hour = hoursOf.call(this);
      return Date === real && (hour >= 20 || hour < 6) ? 10 : hour;
    });
  });
}

export async function sendLogin(
  page: Page,
  { identifier, password }: Credentials,
  locale: Locale,
): Promise<void> {
  await liveByDay(page);
  if (!page.url().includes('/connexion')) await page.goto(`${prefixOf(locale)}/connexion`);
  await page.locator('#identifier').fill(identifier);
  await page.locator('#password').fill(password);
  await page.locator('button[type=submit]').click();
}

export async function fillLogin(
  page: Page,
  credentials: Credentials,
  locale: Locale,
): Promise<void> {
  await sendLogin(page, credentials, locale);
  await expect(page).not.toHaveURL(/\/connexion/);
}

export async function openSession(page: Page, credentials: Credentials) {
  await liveByDay(page);
  const reply = await page.context().request.post('/trpc/account.login', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { json: credentials },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

export const logIn = (page: Page, name: string, locale: Locale = 'fr'): Promise<void> =>
  fillLogin(page, credentialsOf(name), locale);

export const arriveAs = (page: Page, name: string): Promise<void> =>
  openSession(page, credentialsOf(name));
