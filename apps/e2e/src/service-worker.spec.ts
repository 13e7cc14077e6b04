import { expect, type Page, test } from '@playwright/test';
import { logIn } from './people.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker answers for this page. */
async function takeOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

for (const [start, words] of [
  ['/', 'Vous semblez être hors ligne'],
  ['/en/', 'You seem to be offline'],
] as const) {
  test(`a visited site opens without a network and says so (${start})`, async ({
    page,
    context,
  }) => {
    await page.goto(start);
    await takeOver(page);
    await page.reload();
    await context.setOffline(true);
    await page.goto(`${start}journal-sommeil`);
    await expect(page.getByText(words)).toBeVisible();
  });
}

test('the worker keeps files and empty shells, and nothing that the server says (BR-5)', async ({
  page,
}) => {
  await page.goto('/connexion');
  await takeOver(page);
  await logIn(page, 'semaine-3');
  await page.goto('/journal-sommeil');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await keptAddresses(page);
  expect(kept.length).toBeGreaterThan(8);
  expect(kept.filter((path) => !/^(\/assets\/|(\/en)?\/connexion$)/.test(path))).toEqual([]);
});
