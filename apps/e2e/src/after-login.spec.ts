import type { Locale } from '@aube/client';
import { expect, test, type Page, type Route } from '@playwright/test';
import { makeNewcomer, password } from './newcomer.ts';
import { sendLogin } from './people.ts';
import { faultsIn } from './violations.ts';

test.use({ viewport: { width: 390, height: 844 } });

const WORDS = {
  fr: {
    title: 'Votre mot de passe est le bon, mais votre compte ne s’ouvre pas',
    retry: 'Réessayer',
    again: 'Se connecter de nouveau',
    otherAddress: 'Ce site s’ouvre à une autre adresse',
    silent: 'Le site ne répond pas. Vérifiez votre connexion, puis réessayez.',
  },
  en: {
    title: 'Your password is right, but your account does not open',
    retry: 'Try again',
    again: 'Log in again',
    otherAddress: 'This site opens at another address',
    silent: 'The site is not answering',
  },
} as const satisfies Record<Locale, object>;

const refusal = (appCode: string, httpStatus: number) =>
  JSON.stringify({
    error: {
      json: {
        message: appCode,
        code: -32_000,
        data: { appCode, httpStatus, issues: [], details: {} },
      },
    },
  });
const replyJson = (appCode: string, status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: refusal(appCode, status) });

const ANSWERS: Record<string, (route: Route) => Promise<void>> = {
  '403': replyJson('FORBIDDEN', 403),
  '503': replyJson('UNAVAILABLE', 503),
  HTML: (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Café</h1>' }),
  'an abort': (route) => route.abort(),
};

async function answerAccount(page: Page, answer: (route: Route) => Promise<void>) {
  let hasLoggedIn = false;
  let isOver = false;
  let logins = 0;
  page.on('request', (request) => {
    if (request.url().includes('account.login')) logins += 1;
  });
  page.on('response', (response) => {
    hasLoggedIn ||= response.url().includes('account.login');
  });
  await page.route(/account\.findMe/, (route) =>
    hasLoggedIn && !isOver ? answer(route) : route.continue(),
  );
  return { end: () => (isOver = true), logins: () => logins };
}

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const words = WORDS[locale];
  for (const [name, answer] of Object.entries(ANSWERS)) {
    test(`${name} for the account after a login is told, and the retry asks no password (${locale})`, async ({
      page,
      baseURL,
    }) => {
      const identifier = await makeNewcomer(baseURL ?? '', `after-login-${locale}`);
      const account = await answerAccount(page, answer);
      await sendLogin(page, { identifier, password }, locale);
      const alert = page.getByRole('alert').filter({ hasText: words.title });
      await expect(alert).toBeFocused();
      expect(await faultsIn(page, locale)).toEqual([]);
      const retry = page.getByRole('button', { name: words.retry });
      await retry.click();
      await expect(retry).not.toHaveAttribute('aria-disabled', 'true');
      await expect(alert).toBeVisible();
      account.end();
      await retry.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
      expect(account.logins()).toBe(1);
    });
  }

  test(`behind the page of a café, the form keeps what is typed and says that nothing answers (${locale})`, async ({
    page,
  }) => {
    await page.route('**/trpc/**', ANSWERS['HTML'] ?? (() => undefined));
    await sendLogin(page, { identifier: 'ana', password }, locale);
    await expect(page.getByRole('alert').filter({ hasText: words.silent })).toBeFocused();
    await expect(page.locator('button[type=submit]')).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator('#identifier')).toHaveValue('ana');
    expect(await faultsIn(page, locale)).toEqual([]);
  });

  test(`a browser that keeps no cookie is told (${locale})`, async ({ page, baseURL }) => {
    const identifier = await makeNewcomer(baseURL ?? '', `no-cookie-${locale}`);
    await page.route(/account\.login/, async (route) => {
      const response = await route.fetch();
      await page.context().clearCookies();
      const { 'set-cookie': _cookie, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await sendLogin(page, { identifier, password }, locale);
    await expect(page.getByRole('alert').filter({ hasText: words.title })).toBeFocused();
    expect(await faultsIn(page, locale)).toEqual([]);
    await page.getByRole('button', { name: words.again }).click();
    await expect(page.locator('#password')).toHaveValue(password);
  });

  test(`the login of a site opened at another address names its own (${locale})`, async ({
    page,
    baseURL,
  }) => {
    const site = new URL(baseURL ?? '');
    await page.route('http://clinic.test/**', async (route) => {
      const url = new URL(route.request().url());
      url.host = site.host;
      await route.fulfill({ response: await route.fetch({ url: url.href }) });
    });
    const path = `${locale === 'en' ? '/en' : ''}/connexion`;
    await page.goto(`http://clinic.test${path}`);
    await expect(page.getByText(words.otherAddress)).toBeVisible();
    await expect(page.locator('#password')).toHaveCount(0);
    expect(await faultsIn(page, locale)).toEqual([]);
    await page.getByRole('link', { name: site.origin }).click();
    await expect(page).toHaveURL(`${site.origin}${path}`);
    await expect(page.locator('#password')).toBeVisible();
  });
}
