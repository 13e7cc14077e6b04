import { createClient } from '@aube/client';
import { expect, type Page } from '@playwright/test';
import { linkInLetter } from './letters.ts';
import { prefixOf, type Locale } from './people.ts';

const password = 'trois lampes bleues';

/** Somebody who was invited and has activated the account, and has done nothing else yet. */
export async function makeNewcomer(
  url: string,
  name: string,
  { lastName = 'Tremblay' } = {},
): Promise<string> {
  const guest = createClient({ url });
  const { token } = await guest.account.login.mutate({
    identifier: 'admin@exemple.test',
    password: 'Demo-sommeil-2026',
  });
  const invitation = await createClient({
    url,
    token: token ?? undefined,
  }).admin.createInvitation.mutate({
    referenceCode: 'DEMO-01',
  });
  const email = `${name}-${Date.now()}@exemple.test`;
  await guest.account.register.mutate({
    token: invitation.token,
    firstName: 'Ana',
    lastName,
    email,
    password,
    passwordConfirmation: password,
    referenceCode: 'DEMO-01',
    locale: 'fr',
    timeZone: 'America/Toronto',
  });
  const { pathname } = new URL(await linkInLetter(email, '/activation/'));
  await guest.account.activate.mutate({ token: pathname.split('/').at(-1) ?? '' });
  return email;
}

/** A bearer session of a newcomer, for what a journey prepares over the wire. */
export async function tokenOfNewcomer(url: string, email: string): Promise<string> {
  const { token } = await createClient({ url }).account.login.mutate({
    identifier: email,
    password,
  });
  if (token === null) throw new Error('The login gave no token.');
  return token;
}

/** Logs a newcomer in through the form. */
export async function logNewcomerIn(
  page: Page,
  email: string,
  locale: Locale = 'fr',
): Promise<void> {
  if (!page.url().includes('/connexion')) await page.goto(`${prefixOf(locale)}/connexion`);
  await page.locator('#identifier').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('button[type=submit]').click();
  await expect(page).not.toHaveURL(/\/connexion/);
}
