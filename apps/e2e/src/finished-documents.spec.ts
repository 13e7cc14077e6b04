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
  ['/evaluez-mon-sommeil', 'Évaluez votre sommeil', 'Assess your sleep'],
  ['/reinitialisation-mot-passe', 'Mot de passe oublié', 'Forgotten password'],
  ['/inscription', 'Bienvenue', 'Welcome'],
  ['/activation', 'Activation du compte', 'Account activation'],
] as const;
const token = 'Ab3-dE6_gH9jK2mN';
const letters = [
  ['/inscription', 'Bienvenue', 'Welcome'],
  ['/activation/ana', 'Activation du compte', 'Account activation'],
  ['/reinitialisation-mot-passe/ana', 'Nouveau mot de passe', 'New password'],
] as const;
const withPrefix = (path: string) => (path === '/' ? '/en' : `/en${path}`);
const inBoth = (rows: readonly (readonly [string, string, string])[]) =>
  rows.flatMap(([path, french, english]) => [
    { path, title: french },
    { path: withPrefix(path), title: english },
  ]);
const pages = inBoth(titles);
const pagesOfLetters = inBoth(letters).map(({ path, title }) => ({
  path: `${path}/${token}`,
  title,
}));

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
    for (const { path, title } of [...pages, ...pagesOfLetters]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const words = path.endsWith(token)
        ? [
            'Sans JavaScript, le lien de votre courriel',
            'Without JavaScript the link of your email',
          ]
        : ['Sans JavaScript, vous pouvez lire', 'Without JavaScript you can read'];
      const need = words[path.startsWith('/en') ? 1 : 0];
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

test('each page of a letter is taken over, and one document serves every token', async ({
  page,
}) => {
  await untilFinished(page);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const sent = async (path: string) => (await page.request.get(path)).text();
  // The answer about the link never comes, so the first state of the page stays.
  await page.route(/\/trpc\/[^?]*preview/, () => undefined);
  for (const { path, title } of pagesOfLetters) {
    const html = await sent(path);
    expect(html).toContain('data-finished');
    expect(html).not.toContain(token);
    expect(html).toBe(await sent(path.replace(token, 'another-token-of-a-letter')));
    await page.goto(path);
    await expect(page).not.toHaveURL(new RegExp(token));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('main .skeleton').first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-redrawn');
  }
  expect(faults).toEqual([]);
});

test('a cut link of a letter says so at once, and its page is not drawn again', async ({
  page,
}) => {
  await untilFinished(page);
  for (const path of ['/activation/ana', '/en/activation/ana', '/inscription/ab']) {
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const words = path.startsWith('/en') ? 'This link is incomplete' : 'Ce lien est incomplet';
    await expect(page.getByText(words)).toBeVisible();
    letGo();
    await expect(page.locator('body > .late')).toHaveCount(0);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-redrawn');
    await page.unrouteAll();
  }
  await page.goto('/reinitialisation-mot-passe/ana');
  await expect(page.getByText('Ce lien est incomplet')).toBeVisible();
});

test('a letter that is late says so once', async ({ page }) => {
  await untilFinished(page);
  const letGo = await holdScripts(page);
  await page.goto(`/activation/ana/${token}`, { waitUntil: 'commit' });
  const words = page.getByText('C’est plus long que d’habitude');
  await expect(words.filter({ visible: true })).toHaveCount(1, { timeout: 15_000 });
  letGo();
});

test('the language link of a letter leads to the same link before the scripts run', async ({
  page,
}) => {
  await untilFinished(page);
  const letGo = await holdScripts(page);
  const path = `/activation/ana/${token}`;
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('header a[hreflang=en]').first()).toHaveAttribute('href', `/en${path}`);
  letGo();
});

test('each published text has its own description', async ({ page }) => {
  await untilFinished(page);
  const texts = titles.map(([path]) => path).slice(1, 9);
  const descriptions = new Set<string | undefined>();
  for (const path of texts) {
    const html = await (await page.request.get(path)).text();
    descriptions.add(/<meta name="description" content="([^"]+)"/u.exec(html)?.[1]);
  }
  expect(descriptions.size).toBe(texts.length);
});

for (const [how, leave] of [
  ['a reload', (page: Page) => page.reload({ waitUntil: 'commit' })],
  [
    'Back',
    async (page: Page) => {
      // The page does not load wholly while its scripts are held.
      await page.goto('/faq', { waitUntil: 'commit' });
      await page.evaluate(() => history.back());
    },
  ],
] as const) {
  test(`a link that is open stays open after ${how}, and no other form is shown`, async ({
    page,
  }) => {
    await untilFinished(page);
    await page.goto(`/reinitialisation-mot-passe/ana/${token}`);
    await expect(page.getByText('Ce lien n’est plus valable')).toBeVisible();
    const letGo = await holdScripts(page);
    await leave(page);
    await expect(page.locator('header').first()).toBeVisible();
    await expect(page.locator('#email')).toBeHidden();
    letGo();
    await expect(page.getByRole('heading', { name: 'Nouveau mot de passe' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-continued');
  });
}

test('a registration that was sent still says so after a reload, and offers no form', async ({
  page,
}) => {
  await untilFinished(page);
  await page.goto('/inscription');
  await page.evaluate(() =>
    history.replaceState({ registeredEmail: 'ana@example.test' }, '', '/inscription'),
  );
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bienvenue' })).toBeHidden();
  letGo();
  await expect(page.getByRole('heading', { name: 'Il reste une étape' })).toBeVisible();
  await expect(page.getByText('ana@example.test')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-redrawn');
});

test('a self-screening that is started before the scripts run goes on at its first question', async ({
  page,
}) => {
  await untilFinished(page);
  const letGo = await holdScripts(page);
  await page.goto('/evaluez-mon-sommeil', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Commencer' }).dblclick();
  await expect(page.getByText('C’est plus long que d’habitude')).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/\?page=1$/);
  await expect(page.getByLabel('Aucune difficulté', { exact: true })).toBeVisible();
});

test('a self-screening that the tab holds is continued, and never offered anew', async ({
  page,
}) => {
  await untilFinished(page);
  await page.goto('/evaluez-mon-sommeil');
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.getByLabel('Aucune difficulté', { exact: true }).check();
  await expect(page.getByText(/Réponses gardées à/)).toBeVisible();
  const letGo = await holdScripts(page);
  await page.goto('/evaluez-mon-sommeil', { waitUntil: 'commit' });
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeHidden();
  letGo();
  await expect(page.getByRole('button', { name: 'Reprendre' })).toBeVisible();
});

test('words that are typed before the scripts run are looked for', async ({ page }) => {
  await untilFinished(page);
  const letGo = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.locator('#sought').fill('xyzzy');
  letGo();
  await expect(page.getByText('Aucune question ne contient ces mots')).toBeVisible();
});

for (const [path, field, title] of [
  ['/connexion', '#identifier', 'Connexion'],
  ['/reinitialisation-mot-passe', '#email', 'Mot de passe oublié'],
] as const) {
  test(`an extension that changes ${path} before the scripts run breaks nothing`, async ({
    page,
  }) => {
    await untilFinished(page);
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(field).fill('ana@example.test');
    await page.locator(field).evaluate((each) => each.before(document.createElement('i')));
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-redrawn', '');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator(field)).toHaveValue('ana@example.test');
    expect(faults).toEqual([]);
  });
}

test('a letter that is asked for before the scripts run is asked for then', async ({ page }) => {
  await untilFinished(page);
  const letGo = await holdScripts(page);
  await page.goto('/en/reinitialisation-mot-passe', { waitUntil: 'commit' });
  await page.locator('#email').fill('nobody@example.test');
  await page.locator('main').getByRole('button').first().dblclick();
  letGo();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText('nobody@example.test')).toBeVisible();
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
