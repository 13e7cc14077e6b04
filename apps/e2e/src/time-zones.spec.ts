import { createClient, type Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { diaryDate, makeDiarist } from './diarist.ts';
import { linkInLetter } from './letters.ts';
import { logInNewcomer, makeNewcomer, password } from './newcomer.ts';
import { prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

const WORDS = {
  fr: {
    offer: 'Votre appareil et votre compte n’ont pas la même heure',
    tokyo: /Appareil, Tokyo\s: 1\sh\s30, /,
    toronto: /Compte, Toronto\s: 11\sh\s30, /,
    keep: 'Garder Toronto',
    change: 'Changer pour Tokyo',
    kept: /suivent Toronto/,
    changed: /suivent Tokyo/,
    hello: /^Bonjour /,
    evening: /^Bonsoir /,
    night: 'Cette nuit',
    question: 'Où dormez-vous?',
    missing: 'Choisissez l’endroit où vous dormez',
    create: 'Créer mon compte',
    created: 'Il reste une étape',
    assumed: 'Votre appareil ne nous a pas dit où vous êtes',
    keepZone: 'Garder ce fuseau',
  },
  en: {
    offer: 'Your device and your account show different times',
    tokyo: /Device, Tokyo: 1:30\sa\.m\., /,
    toronto: /Account, Toronto: 11:30\sa\.m\., /,
    keep: 'Keep Toronto',
    change: 'Change to Tokyo',
    kept: /follow Toronto/,
    changed: /follow Tokyo/,
    hello: /^Hello /,
    evening: /^Good evening /,
    night: 'Tonight',
    question: 'Where do you sleep?',
    missing: 'Choose the place where you sleep',
    create: 'Create my account',
    created: 'One step left',
    assumed: 'Your device did not tell us where you are',
    keepZone: 'Keep this time zone',
  },
} as const satisfies Record<Locale, object>;

async function openAt(page: Page, hour: string, path: string): Promise<void> {
  const noon = new Date(`${diaryDate()}T12:00:00Z`);
  const offset = new Intl.DateTimeFormat('en', {
    timeZone: 'America/Toronto',
    timeZoneName: 'longOffset',
  })
    .formatToParts(noon)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', '');
  await page.clock.setFixedTime(new Date(`${diaryDate()}T${hour}:00${offset}`));
  await page.goto(path);
  await expect(page.locator('h1')).toBeVisible();
}

async function pretendZone(page: Page, timeZone: string): Promise<void> {
  await page.addInitScript((zone) => {
    const real = Reflect.get(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    Reflect.set(Intl.DateTimeFormat.prototype, 'resolvedOptions', function options(this: unknown) {
      return { ...(real.call(this) as object), timeZone: zone };
    });
  }, timeZone);
}

async function openInvitation(page: Page, url: string, locale: Locale): Promise<void> {
  const guest = createClient({ url });
  const identifier = 'admin@exemple.test';
  const credentials = { identifier, password: 'Demo-sommeil-2026' };
  const { token } = await guest.account.login.mutate(credentials);
  const admin = createClient({ url, token: token ?? undefined });
  const invitation = await admin.admin.createInvitation.mutate({ referenceCode: 'DEMO-01' });
  await page.goto(`${prefixOf(locale)}/inscription/${invitation.token}`);
}

async function fillForm(page: Page, email: string): Promise<void> {
  await page.locator('#firstName').fill('Ana');
  await page.locator('#lastName').fill('Tremblay');
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('#passwordConfirmation').fill(password);
  await page.locator('#consent').check();
}

async function activateAndEnter(page: Page, url: string, email: string, locale: Locale) {
  const { pathname } = new URL(await linkInLetter(email, '/activation/'));
  const token = pathname.split('/').at(-1) ?? '';
  await createClient({ url }).account.activate.mutate({ token });
  await logInNewcomer(page, email, locale);
}

for (const locale of ['fr', 'en'] as const) {
  const words = WORDS[locale];
  const home = prefixOf(locale) || '/';
  const diary = `${prefixOf(locale)}/journal-sommeil`;

  test.describe(`a device in Tokyo (${locale})`, () => {
    test.use({ timezoneId: 'Asia/Tokyo', viewport: { width: 390, height: 844 } });

    test('says so, and the account is kept for good', async ({ page, baseURL }) => {
      const email = await makeDiarist(baseURL ?? '', `garde-${locale}`, { programmeDay: 9 });
      await logInNewcomer(page, email, locale);
      await openAt(page, '11:30', home);
      await expect(page.getByRole('heading', { level: 1, name: words.hello })).toBeVisible();
      await expect(page.getByText(words.offer)).toBeVisible();
      await expect(page.getByText(words.tokyo)).toBeVisible();
      await expect(page.getByText(words.toronto)).toBeVisible();
      expect(await faultsIn(page, locale)).toEqual([]);
      await page.getByRole('button', { name: words.keep }).click();
      await expect(page.getByText(words.kept)).toBeFocused();
      for (const path of [home, diary]) {
        await openAt(page, '11:30', path);
        await expect(page.getByRole('main')).toContainText(/\d/);
        await expect(page.getByText(words.offer)).toBeHidden();
      }
    });

    test('asks nothing at night, and the account follows the device when asked', async ({
      page,
      baseURL,
    }) => {
      const email = await makeDiarist(baseURL ?? '', `change-${locale}`, { programmeDay: 9 });
      await logInNewcomer(page, email, locale);
      await openAt(page, '23:30', home);
      await expect(page.getByRole('heading', { level: 1, name: words.night })).toBeVisible();
      await expect(page.getByText(words.offer)).toBeHidden();
      await openAt(page, '06:30', diary);
      await expect(page.getByText(words.offer)).toBeVisible();
      await page.getByRole('button', { name: words.change }).click();
      await expect(page.getByText(words.changed)).toBeFocused();
      await openAt(page, '06:30', home);
      await expect(page.getByRole('heading', { level: 1, name: words.evening })).toBeVisible();
      await expect(page.getByText(words.offer)).toBeHidden();
    });
  });

  for (const device of ['UTC', 'Etc/Unknown'] as const) {
    test(`${device} is asked about at registration (${locale})`, async ({ page, baseURL }) => {
      const email = `zone-${locale}-${device.replace('/', '-')}-${Date.now()}@exemple.test`;
      await pretendZone(page, device);
      await openInvitation(page, baseURL ?? '', locale);
      await fillForm(page, email.toLowerCase());
      await page.getByRole('button', { name: words.create }).click();
      await expect(page.getByRole('alert').getByText(words.missing)).toBeVisible();
      await expect(page.locator('#firstName')).toHaveValue('Ana');
      expect(await faultsIn(page, locale)).toEqual([]);
      await page.getByLabel(words.question).selectOption('America/Vancouver');
      await page.getByRole('button', { name: words.create }).click();
      await expect(page.getByRole('heading', { name: words.created })).toBeVisible();
      await activateAndEnter(page, baseURL ?? '', email.toLowerCase(), locale);
      await page.goto(`${prefixOf(locale)}/mon-compte#langue-et-heure`);
      await expect(page.locator('#timeZone')).toHaveValue('America/Vancouver');
      await expect(page.getByText(words.assumed)).toBeHidden();
    });
  }

  test(`an unknown zone is noted in the account until it is kept (${locale})`, async ({
    page,
    baseURL,
  }) => {
    const email = `inconnue-${locale}-${Date.now()}@exemple.test`;
    await pretendZone(page, 'Nowhere/At_All');
    await openInvitation(page, baseURL ?? '', locale);
    await fillForm(page, email);
    await expect(page.getByLabel(words.question)).toBeHidden();
    await page.getByRole('button', { name: words.create }).click();
    await expect(page.getByRole('heading', { name: words.created })).toBeVisible();
    await activateAndEnter(page, baseURL ?? '', email, locale);
    await page.goto(`${prefixOf(locale)}/mon-compte`);
    await expect(page.getByText(words.assumed)).toBeVisible();
    expect(await faultsIn(page, locale)).toEqual([]);
    await page.getByRole('button', { name: words.keepZone }).click();
    await expect(page.getByText(words.assumed)).toBeHidden();
    await page.reload();
    await expect(page.locator('summary').first()).toBeVisible();
    await expect(page.getByText(words.assumed)).toBeHidden();
  });
}

test('a device that names a place is asked nothing', async ({ page, baseURL }) => {
  await openInvitation(page, baseURL ?? '', 'fr');
  await expect(page.locator('#lastName')).toBeVisible();
  await expect(page.getByLabel(WORDS.fr.question)).toBeHidden();
  const email = await makeNewcomer(baseURL ?? '', 'chez-soi');
  await logInNewcomer(page, email);
  await page.goto('/mon-compte');
  await expect(page.locator('summary').first()).toBeVisible();
  await expect(page.getByText(WORDS.fr.assumed)).toBeHidden();
});
