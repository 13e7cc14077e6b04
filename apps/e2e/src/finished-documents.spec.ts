import { expect, test, type Page } from '@playwright/test';

const titles = [
  ['/', 'Vos nuits, une étape à la fois', 'Your nights, one step at a time'],
  ['/a-propos', 'À propos d’Aube', 'About Aube'],
  ['/faq', 'Questions fréquentes', 'Frequently asked questions'],
  ['/guide-utilisateur', 'Guide de l’utilisateur', 'User guide'],
  ['/personnes-ressources', 'Personnes-ressources', 'Resource persons'],
  ['/confidentialite', 'Confidentialité', 'Privacy'],
  ['/consentement', 'Votre consentement', 'Your consent'],
  ['/accessibilite', 'Accessibilité', 'Accessibility'],
  ['/references', 'Références', 'References'],
  ['/connexion', 'Connexion', 'Log in'],
] as const;
const pages = titles.flatMap(([path, french, english]) => [
  { path, title: french },
  { path: path === '/' ? '/en' : `/en${path}`, title: english },
]);

/** Waits for the finished documents, which the server makes after its first page. */
async function untilFinished(page: Page): Promise<void> {
  await expect
    .poll(async () => (await page.request.get('/faq')).text(), { timeout: 120_000 })
    .toContain('data-finished');
}

/** Lets the application start only after the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/index-/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each page can be read', async ({ page }) => {
    await untilFinished(page);
    for (const { path, title } of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const need = path.startsWith('/en') ? 'Without JavaScript' : 'Sans JavaScript';
      // Playwright shows no `noscript` when scripts are off, so the test reads the HTML.
      expect(await (await page.request.get(path)).text()).toContain(
        `<p class="page-column">${need}`,
      );
    }
  });
});

const displays = [
  { width: 390, display: null },
  { width: 1280, display: null },
  { width: 390, display: { darkMode: 'on', textSize: 'extraLarge' } },
] as const;

for (const { width, display } of displays) {
  const how = `${width} px${display ? ', night and large text' : ''}`;
  test(`each page is taken over as it is, at ${how}`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (line) => {
      if (line.type() === 'error') faults.push(line.text());
    });
    await untilFinished(page);
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((chosen) => {
      if (chosen) localStorage.setItem('aube.display', JSON.stringify(chosen));
      document.addEventListener('DOMContentLoaded', () => {
        for (const each of document.querySelectorAll('main *, footer *'))
          each.setAttribute('data-as-sent', '');
      });
    }, display);
    for (const { path, title } of pages) {
      await page.goto(path);
      await expect(page.locator('body > .late')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: title })).toHaveAttribute(
        'data-as-sent',
        '',
      );
      const drawn = await page.locator(':is(main, footer) *:not([data-as-sent])').count();
      expect({ path, drawn, faults }).toEqual({ path, drawn: 0, faults: [] });
      await expect(page.locator('html')).not.toHaveAttribute('data-redrawn');
    }
  });
}

test('words that are typed before the scripts run are looked for', async ({ page }) => {
  await untilFinished(page);
  const letGo = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.locator('#sought').fill('xyzzy');
  letGo();
  await expect(page.getByText('Aucune question ne contient ces mots')).toBeVisible();
});

test('an extension that changes a page before the scripts run breaks nothing', async ({ page }) => {
  await untilFinished(page);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const letGo = await holdScripts(page);
  await page.goto('/connexion', { waitUntil: 'commit' });
  await page.locator('#identifier').evaluate((field) => field.before(document.createElement('i')));
  letGo();
  await expect(page.locator('html')).toHaveAttribute('data-redrawn', '');
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  expect(faults).toEqual([]);
});

for (const [path, words, button, refusal] of [
  [
    '/connexion',
    'C’est plus long que d’habitude',
    'Se connecter',
    'le mot de passe n’est pas le bon',
  ],
  ['/en/connexion', 'This is taking longer than usual', 'Log in', 'the password is wrong'],
] as const) {
  test(`a login that is sent before the scripts run says so, and is sent then (${path})`, async ({
    page,
  }) => {
    await untilFinished(page);
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText(words)).toBeHidden();
    await page.locator('#identifier').fill('semaine-3');
    await page.locator('#password').fill('not-the-password');
    const send = page.locator('main').getByRole('button', { name: button, exact: true });
    await send.click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    expect(new URL(page.url()).search).toBe('');
    letGo();
    await expect(page.getByText(refusal)).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
    await expect(send).not.toHaveAttribute('aria-disabled');
    await expect(page.locator('#identifier')).toHaveValue('semaine-3');
  });
}
