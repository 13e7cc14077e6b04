import { expect, type Page, test } from '@playwright/test';

/** Message ids, six letters and digits, which a page shows for a missing text. */
const codesOn = async (page: Page) =>
  (await page.locator('body').innerText()).match(/\b(?=\w+[A-Z0-9])(?=\w*[a-z])\w{6}\b/g) ?? [];

for (const [path, words, reload] of [
  ['/faq', 'Les textes d’Aube n’ont pas pu être chargés', 'Recharger la page'],
  ['/en/faq', 'Aube’s texts could not be loaded', 'Reload the page'],
] as const) {
  test(`without the texts that every page needs, it says so (${path})`, async ({ page }) => {
    let isDown = true;
    await page.route(/\/assets\/main-texts-[^/]*\.js$/, (route) =>
      isDown ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
    isDown = false;
    await page.getByRole('link', { name: reload }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await codesOn(page)).toEqual([]);
  });
}

test('a page whose texts could not be prefetched loads anew, and shows its words', async ({
  page,
}) => {
  // In some browsers, a failed import fails again until the page is loaded again.
  let loads = 0;
  let refused = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await page.route(/\/assets\/self-screening-page-texts-[^/]*\.js$/, (route) => {
    if (loads > 1) return route.continue();
    refused++;
    return route.fulfill({ status: 503 });
  });
  await page.goto('/');
  // Only the running application draws this menu. Earlier, a link would load a new page.
  await expect(page.locator('header [type=radio]').first()).toBeAttached();
  await page.locator('a[href="/evaluez-mon-sommeil"]').first().click();
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible();
  expect(await codesOn(page)).toEqual([]);
  expect(refused).toBeGreaterThan(0);
  expect(loads).toBe(2);
});
