import { expect, test } from '@playwright/test';

const notices = {
  '/faq': 'Votre navigateur est trop ancien pour Aube',
  '/en/faq': 'Your browser is too old for Aube',
};

for (const [path, words] of Object.entries(notices)) {
  test(`a browser below the floor is shown a notice, a newer one none (${path})`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(words)).toBeHidden();
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSPropertyRule'));
    await page.reload();
    await expect(page.getByText(words)).toBeVisible();
  });

  test(`it says so where our scripts cannot even be read (${path})`, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSPropertyRule'));
    await page.route(/\/assets\/(?!boot-)[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'a => {{ }' }),
    );
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
  });
}
