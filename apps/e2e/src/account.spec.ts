import type { Locale } from '@aube/client';
import { createClient } from '@aube/client';
import { expect, test } from '@playwright/test';
import { linkInLetter } from './letters.ts';
import { makeNewcomer } from './newcomer.ts';
import { arriveAs, logIn, prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

test.use({ viewport: { width: 390, height: 844 } });

const OPEN_SESSION = {
  fr: {
    title: /^La session de .+ Semaine-Trois est ouverte ici$/,
    goOn: 'Fermer cette session et continuer',
    keep: /^Garder la session de /,
  },
  en: {
    title: /^The session of .+ Semaine-Trois is open here$/,
    goOn: 'Close this session and continue',
    keep: /^Keep the session of /,
  },
} as const satisfies Record<Locale, object>;

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  test(`an invitation opened in the session of somebody else names that person first (${locale})`, async ({
    page,
    baseURL,
  }) => {
    const words = OPEN_SESSION[locale];
    const { token } = await createClient({ url: baseURL ?? '' }).account.login.mutate({
      identifier: 'admin@exemple.test',
      password: 'Demo-sommeil-2026',
    });
    const { admin } = createClient({ url: baseURL ?? '', token: token ?? undefined });
    const { link } = await admin.createInvitation.mutate({ referenceCode: 'DEMO-01', locale });
    const { pathname } = new URL(link);
    await arriveAs(page, 'semaine-3');
    await page.goto(pathname);
    await expect(page.getByText(words.title)).toBeVisible();
    await expect(page.locator('#firstName')).toHaveCount(0);
    expect(await faultsIn(page, locale)).toEqual([]);
    await page.getByRole('link', { name: words.keep }).click();
    await expect(page).toHaveURL(new RegExp(`${prefixOf(locale)}/$`));

    await page.goto(pathname);
    await page.getByRole('button', { name: words.goOn }).click();
    await expect(page.locator('#firstName')).toBeVisible();
    await expect(page).toHaveURL(/\/inscription$/);
    await page.goto(`${prefixOf(locale)}/mon-compte`);
    await expect(page).toHaveURL(/\/connexion$/);
  });
}

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  test(`an invited person registers, activates and is asked for S0 first (${locale})`, async ({
    page,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    const identifier = 'admin@exemple.test';
    const { token } = await createClient({ url }).account.login.mutate({
      identifier,
      password: 'Demo-sommeil-2026',
    });
    const { admin } = createClient({ url, token: token ?? undefined });
    const { link } = await admin.createInvitation.mutate({ referenceCode: 'DEMO-01', locale });

    const email = `invitee-${locale}-${Date.now()}@exemple.test`;
    const { pathname } = new URL(link);
    expect(pathname.startsWith('/en/')).toBe(locale === 'en');
    await page.goto(pathname);
    await page.locator('#firstName').fill('Ana');
    await page.locator('#lastName').fill('Zoé-Éloïse');
    await page.locator('#email').fill(email);
    await page.locator('#phoneNumber').fill('514 555-0199');
    await page.locator('#password').focus();
    await page.reload();
    await expect(page.locator('#firstName')).toHaveValue('Ana');
    await expect(page.locator('#email')).toHaveValue(email);
    await expect(page.locator('#phoneNumber')).toHaveValue('514 555-0199');
    await page.locator('#password').fill('trois lampes bleues');
    await page.locator('#passwordConfirmation').fill('trois lampes bleues');
    await expect(page.locator('#referenceCode')).toHaveText(/^DEMO-0\d$/);
    await expect(page).toHaveURL(/\/inscription$/);
    const submit = page.locator('form button[type=submit]');
    await test.step('every faulty field is told at once, and nothing typed is lost', async () => {
      const summary = page.getByRole('alert');
      await page.locator('#email').fill('ana@');
      await page.locator('#lastName').fill('');
      await page.locator('#password').fill('sommeil sommeil');
      await page.locator('#passwordConfirmation').fill('sommeil sommeil');
      await submit.click();
      // Only the server knows the forbidden words of a password. The browser finds the other
      // faults.
      const faulty = ['lastName', 'email', 'password', 'consent'];
      await expect(summary.getByRole('link')).toHaveCount(faulty.length);
      await expect(summary).toBeFocused();
      for (const field of faulty) await expect(page.locator(`#${field}-error`)).toBeVisible();
      for (const field of ['lastName', 'email', 'password'])
        await expect(page.locator(`#${field}`)).toHaveCSS('border-top-width', '1px');
      await expect(page.locator('#firstName')).toHaveValue('Ana');
      await expect(page.locator('#password')).toHaveValue('sommeil sommeil');
      await page.locator('#email').fill(email);
      await page.locator('#lastName').fill('Zoé-Éloïse');
      await page.locator('#password').fill('trois lampes bleues');
      await page.locator('#passwordConfirmation').fill('trois lampes bleues');
      await page.locator('#consent').check();
      await expect(summary).toHaveCount(0);
    });
    await submit.click();
    await expect(page.getByText(email)).toBeVisible();
    await page.reload();
    await expect(page.getByText(email)).toBeVisible();

    await page.goto(await linkInLetter(email, '/activation/'));
    await page.locator('form button[type=submit]').click();
    await expect(page).toHaveURL(/\/mon-programme\/questionnaire-s0$/);
    await page.goto(`${prefixOf(locale)}/journal-sommeil`);
    await expect(page).toHaveURL(/\/mon-programme\/questionnaire-s0$/);
  });
}

test('a deep link is reached after login, with its query', async ({ page }) => {
  await page.goto('/journal-sommeil');
  await expect(page).toHaveURL(/\/connexion$/);
  await logIn(page, 'semaine-1');
  await expect(page).toHaveURL(/\/journal-sommeil$/);
});

test('a session that ended elsewhere asks for a login once, and leads back', async ({ page }) => {
  await logIn(page, 'semaine-3');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A later request without the cookie would end the session before the link is pressed.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.locator('a[href$="/notifications"]').first().click();
  await expect(page).toHaveURL(/\/connexion$/);
  await logIn(page, 'semaine-3');
  await expect(page).toHaveURL(/\/notifications$/);
});

test('a forgotten password is replaced through a letter', async ({ page, baseURL }) => {
  const email = await makeNewcomer(String(baseURL), 'forgets-password');
  await page.goto('/en/reinitialisation-mot-passe');
  await page.locator('#email').fill(email);
  await page.locator('form button[type=submit]').click();
  await page.goto(await linkInLetter(email, '/reinitialisation-mot-passe/'));
  await page.locator('#password').fill('quatre lampes vertes');
  await page.locator('#passwordConfirmation').fill('quatre lampes vertes');
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('#password')).toHaveCount(0);
  await page.goto('/en/connexion');
  await page.locator('#identifier').fill(email);
  await page.locator('#password').fill('quatre lampes vertes');
  await page.locator('button[type=submit]').click();
  await expect(page).not.toHaveURL(/\/connexion/);
});

test('nothing secret is readable by a script, and logging out forgets the person', async ({
  page,
}) => {
  await logIn(page, 'semaine-1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const storage = await page.evaluate(() =>
    JSON.stringify([document.cookie, Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(storage).not.toMatch(/auth\._token/);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'auth._token.local')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
});
