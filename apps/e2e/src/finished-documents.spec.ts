import { expect, test, type Page } from '@playwright/test';

const pages = [
  { path: '/', title: 'Vos nuits, une étape à la fois' },
  { path: '/en', title: 'Your nights, one step at a time' },
  { path: '/a-propos', title: 'À propos d’Aube' },
  { path: '/en/faq', title: 'Frequently asked questions' },
  { path: '/confidentialite', title: 'Confidentialité' },
  { path: '/en/personnes-ressources', title: 'Resource persons' },
] as const;

/** The server makes the documents after its first page. */
async function untilFinished(page: Page): Promise<void> {
  await expect
    .poll(async () => (await page.request.get('/faq')).text(), { timeout: 60_000 })
    .toContain('data-finished');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title } of pages) {
    test(`${path} can be read`, async ({ page }) => {
      await untilFinished(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('main p').first()).toBeVisible();
      const need = path.startsWith('/en') ? 'Without JavaScript' : 'Sans JavaScript';
      // This way to turn scripts off shows no `noscript`.
      expect(await (await page.request.get(path)).text()).toContain(
        `<p class="page-column">${need}`,
      );
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\//);
      await expect(page.locator('link[hreflang]')).toHaveCount(2);
    });
  }
});

for (const width of [390, 1280]) {
  for (const { path, title } of pages) {
    test(`${path} is taken over as it is, at ${width} px`, async ({ page }) => {
      const faults: string[] = [];
      const asked: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('console', (line) => {
        if (line.type() === 'error') faults.push(line.text());
      });
      page.on('request', (request) => {
        if (request.url().includes('/trpc/')) asked.push(request.url());
      });
      await untilFinished(page);
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          for (const each of document.querySelectorAll('main *, footer *'))
            each.setAttribute('data-as-sent', '');
        });
      });
      await page.goto(path);
      // Only the running application draws this menu.
      await page.locator('header summary').first().click();
      await expect(page.locator('header [type=radio]').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: title })).toHaveAttribute(
        'data-as-sent',
        '',
      );
      expect(await page.locator(':is(main, footer) *:not([data-as-sent])').count()).toBe(0);
      expect(faults).toEqual([]);
      expect(asked).toEqual([]);
    });
  }
}

test('words that are typed before the scripts run are looked for', async ({ page }) => {
  await untilFinished(page);
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/index-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.locator('#sought').fill('xyzzy');
  letGo();
  await expect(page.getByText('Aucune question ne contient ces mots')).toBeVisible();
});
