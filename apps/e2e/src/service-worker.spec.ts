import { expect, type Page, test } from '@playwright/test';
import { logIn } from './people.ts';
import { takeOver } from './take-over.ts';

test.use({ serviceWorkers: 'allow' });

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search.replace(/[?&]__WB_REVISION__=\w+/, '');
    });
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

for (const [prefix, words] of [
  ['', { offline: 'Vous semblez être hors ligne', again: 'Réessayer' }],
  ['/en', { offline: 'You seem to be offline', again: 'Try again' }],
] as const) {
  test(`without a network every page says so, and goes on by itself when it is back (${prefix || '/fr'})`, async ({
    page,
    context,
  }) => {
    await page.goto(`${prefix}/connexion`);
    await takeOver(page);
    await logIn(page, 'admin', prefix === '' ? 'fr' : 'en');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const notice = page.getByText(words.offline).filter({ visible: true });
    const again = page.getByRole('button', { name: words.again });

    await test.step('a page whose code was never fetched, in its layout', async () => {
      await context.setOffline(true);
      await page.evaluate((path) => {
        history.pushState(null, '', path);
      }, `${prefix}/admin/utilisateurs/ajouter`);
      await expect(notice).toBeVisible();
      await expect(again).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
      await context.setOffline(false);
      await expect(page.locator('#firstName')).toBeVisible();
    });

    for (const path of ['/', '/admin', '/mon-compte', '/journal-sommeil']) {
      await test.step(`${path}, opened without a network`, async () => {
        await page.goto(`${prefix}${path}`);
        await expect(title).toBeVisible();
        await context.setOffline(true);
        await page.reload();
        await expect(notice).toBeVisible();
        await expect(again).toBeVisible();
        await context.setOffline(false);
        await expect(title).toBeVisible();
        await expect(notice).toBeHidden();
      });
    }
  });
}

test('what takes longer than ten seconds says so, before any code of ours and after', async ({
  page,
}) => {
  await page.goto('/connexion');
  const late = (text: string) =>
    page.evaluate((words) => {
      const found = [...document.querySelectorAll('.late')].find((each) =>
        each.textContent.includes(words),
      );
      return found ? getComputedStyle(found).animationDelay : null;
    }, text);
  await page.route(/\/assets\/main-texts-/, () => new Promise(() => undefined));
  for (const path of ['/faq', '/mon-programme']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => late('plus long que d’habitude')).toBe('10s');
  }
});

test('a page that is opened comes from the server, also when the worker keeps a shell', async ({
  page,
}) => {
  await page.goto('/connexion');
  await takeOver(page);
  const idOf = async (path: string) => (await page.goto(path))?.headers()['x-request-id'];
  for (const path of ['/connexion', '/mon-programme', '/mon-programme/module/1']) {
    const ids = [await idOf(path), await idOf(path)];
    expect(new Set(ids).size, path).toBe(2);
  }
});

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
  expect(
    kept.filter((path) => !/^(\/(assets|logos)\/|(\/en)?\/mon-programme\?shell=$)/.test(path)),
  ).toEqual([]);
});
