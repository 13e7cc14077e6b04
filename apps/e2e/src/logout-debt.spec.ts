import { expect, type Page, test } from '@playwright/test';
import { arriveAs } from './people.ts';

const owed = 'Votre déconnexion n’est pas terminée';

async function copyCookie(page: Page): Promise<() => Promise<boolean>> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const address = new URL('/trpc/account.findMe', page.url()).href;
  return async () => {
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const reply = await fetch(address, { method: 'POST', headers, body: '{}' });
    const { result } = (await reply.json()) as { result: { data: { json: unknown } } };
    return result.data.json !== null;
  };
}

async function arriveAtDiary(page: Page): Promise<() => Promise<boolean>> {
  await arriveAs(page, 'semaine-3');
  const wayOut = page.waitForResponse(/\/assets\/login-page-[^/]*\.js$/);
  await page.goto('/journal-sommeil');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await wayOut;
  await page.waitForLoadState('networkidle');
  const isAlive = await copyCookie(page);
  expect(await isAlive()).toBe(true);
  return isAlive;
}

test('a logout without a network is said, and reaches the server when the network is back', async ({
  page,
  context,
}) => {
  const isAlive = await arriveAtDiary(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/connexion$/);
  await expect(page.getByText(owed)).toBeVisible();
  expect(await isAlive()).toBe(true);

  await context.setOffline(false);
  await expect(page.getByText(owed)).toBeHidden();
  await expect(page.getByRole('main').getByText('La session est fermée.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'La session est fermée.' })).toHaveCount(
    1,
  );
  await expect.poll(isAlive).toBe(false);
});

test('a logout that the server refused is paid before anybody is asked for', async ({ page }) => {
  const isAlive = await arriveAtDiary(page);
  await page.route('**/trpc/account.logout', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page.getByText(owed)).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/trpc/')) calls.push(pathname.replace('/trpc/', ''));
  });
  await page.goto('/journal-sommeil');
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(new Set(calls)).toEqual(new Set(['account.logout']));
  expect(await isAlive()).toBe(true);

  await page.unroute('**/trpc/account.logout');
  calls.length = 0;
  await page.goto('/journal-sommeil');
  await expect(page).toHaveURL(/\/connexion$/);
  await expect(page.getByText(owed)).toBeHidden();
  expect(calls[0]).toBe('account.logout');
  expect(await isAlive()).toBe(false);
});
