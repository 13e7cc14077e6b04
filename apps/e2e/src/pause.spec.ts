import type { Locale } from '@aube/client';
import { createClient } from '@aube/client';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { logInNewcomer, makeNewcomer, submitS0, tokenOfNewcomer } from './newcomer.ts';
import { makeOwnSite, type OwnSite } from './own-site.ts';
import { arriveAs, prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

/** @decision D15 D67 */
test.use({ viewport: { width: 390, height: 844 } });
// Each test continues with the data of the test before.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

/** Week 1 begins on Monday 16 February 2026 and ends on Sunday 22. */
const FIRST_DAY = '2026-02-16';
const BACK = '2026-03-10';

const WORDS = {
  fr: {
    section: 'Pause',
    return: 'Jour de la reprise',
    usual: 'La semaine 2 commence le lundi 2 mars au lieu du lundi 23 février',
    longer: 'La semaine 2 commence le mardi 10 mars au lieu du lundi 23 février',
    s6: 'Le questionnaire de la semaine 6 s’ouvre le mardi 14 avril au lieu du lundi 30 mars',
    unchanged: 'L’horaire de sommeil reste le même.',
    ask: /^Demander/,
    asked: 'Pause demandée, à partir du lundi 23 février',
    cancel: 'Annuler la pause',
    soon: 'Une pause commence le lundi 23 février',
    running: 'En pause jusqu’au lundi 9 mars',
    tomorrow: 'La reprise est possible dès demain',
    hours: 'Dormez à vos heures habituelles, et levez-vous chaque matin à la même heure.',
    observe: 'Une semaine pour observer',
    check: 'Rien de cela',
    happened: 'Quelque chose est arrivé',
    resume: 'Reprendre aujourd’hui',
    week: (number: number) => `Semaine ${number}`,
    welcome: 'Bon retour',
    over: 'Votre pause est terminée.',
  },
  en: {
    section: 'Break',
    return: 'Day you come back',
    usual: 'Week 2 begins on Monday 2 March instead of Monday 23 February',
    longer: 'Week 2 begins on Tuesday 10 March instead of Monday 23 February',
    s6: 'The week 6 questionnaire opens on Tuesday 14 April instead of Monday 30 March',
    unchanged: 'The sleep schedule stays the same.',
    ask: /^Ask for/,
    asked: 'Break requested, from Monday 23 February',
    cancel: 'Cancel the break',
    soon: 'A break begins on Monday 23 February',
    running: 'On a break until Monday 9 March',
    tomorrow: 'Coming back is possible from tomorrow',
    hours: 'Sleep at your usual hours, and get up at the same time every morning.',
    observe: 'A week to observe',
    check: 'None of these',
    happened: 'Something happened',
    resume: 'Come back today',
    week: (number: number) => `Week ${number}`,
    welcome: 'Welcome back',
    over: 'Your break is over.',
  },
} as const;

let site: OwnSite;
const emails = new Map<Locale, string>();
const locales = ['fr', 'en'] satisfies Locale[];

test.beforeAll(async () => {
  site = await makeOwnSite();
  await site.startAt(`${FIRST_DAY}T15:00:00Z`);
  for (const locale of locales) {
    const email = await makeNewcomer(site.url, `pause-${locale}`, { dataDir: site.dataDir });
    await submitS0(site.url, email);
    emails.set(locale, email);
  }
});
test.afterAll(() => site.leave());

const emailOf = (locale: Locale) => emails.get(locale) ?? '';

async function visit(
  browser: Browser,
  locale: Locale,
  day: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.clock.setFixedTime(site.now());
  await logInNewcomer(page, emailOf(locale), locale);
  await page.goto(`${prefixOf(locale)}/mon-programme`);
  await day(page);
  await context.close();
}

test.describe('in week 1', () => {
  test.beforeAll(() => site.startAt('2026-02-19T15:00:00Z'));
  for (const locale of locales) {
    test(`a pause is asked for, taken back and asked for again, ${locale}`, ({ browser }) =>
      visit(browser, locale, async (page) => {
        const words = WORDS[locale];
        await page.goto(`${prefixOf(locale)}/mon-compte#pause`);
        await expect(page.getByText(words.usual)).toBeVisible();
        await expect(page.getByText(words.unchanged)).toHaveCount(0);
        await page.getByLabel(words.return).selectOption(BACK);
        await expect(page.getByText(words.longer)).toBeVisible();
        await expect(page.getByText(words.s6)).toBeVisible();
        expect(await faultsIn(page, locale)).toEqual([]);
        await page.getByRole('button', { name: words.ask }).click();
        await expect(page.getByText(words.asked)).toBeVisible();
        const section = page.locator('#pause > summary');
        await expect(section).toBeFocused();

        await page.getByRole('button', { name: words.cancel }).click();
        await page.getByRole('dialog').getByRole('button', { name: words.cancel }).click();
        await expect(page.getByLabel(words.return)).toBeVisible();
        await expect(section).toBeFocused();
        await page.getByLabel(words.return).selectOption(BACK);
        await page.getByRole('button', { name: words.ask }).click();
        await expect(page.getByText(words.asked)).toBeVisible();

        await page.goto(`${prefixOf(locale)}/mon-programme`);
        await expect(page.getByText(words.soon)).toBeVisible();
        expect(await faultsIn(page, locale)).toEqual([]);
      }));
  }
});

test.describe('on the first day of the pause', () => {
  test.beforeAll(() => site.startAt('2026-02-23T15:00:00Z'));

  for (const locale of locales) {
    test(`last night is still asked for, and nothing after it, ${locale}`, ({ browser }) =>
      visit(browser, locale, async (page) => {
        const words = WORDS[locale];
        await expect(page.getByText(words.running)).toBeVisible();
        await expect(page.getByText(words.tomorrow)).toBeVisible();
        await expect(page.getByText(words.hours)).toBeVisible();
        await expect(page.locator('.next-step').getByRole('link')).toHaveAttribute(
          'href',
          /journal-sommeil\/2026-02-23$/,
        );
        expect(await faultsIn(page, locale)).toEqual([]);
        for (const path of ['/journal-sommeil', '/mon-programme/semaine/1']) {
          await page.goto(`${prefixOf(locale)}${path}`);
          await expect(page.getByText(words.running)).toBeVisible();
          await expect(page.getByRole('link', { name: words.happened })).toBeVisible();
          await expect(page.getByText(words.observe)).toHaveCount(0);
          await expect(page.getByText(words.check)).toHaveCount(0);
        }
      }));
  }

  test('staff see it on the follow-up', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    const token = await tokenOfNewcomer(site.url, emailOf('fr'));
    const { userId } = await createClient({ url: site.url, token }).account.me.query();
    await arriveAs(page, 'admin');
    await page.goto(`/admin/participants/${userId}/suivi`);
    await expect(page.getByText('reprise le mardi 10 mars').first()).toBeVisible();
    await expect(page.getByText(WORDS.fr.running)).toBeVisible();
    await context.close();
  });
});

test.describe('on the third day', () => {
  test.beforeAll(() => site.startAt('2026-02-25T15:00:00Z'));

  test('one comes back at once, and the week begins', ({ browser }) =>
    visit(browser, 'en', async (page) => {
      const words = WORDS.en;
      await page.getByRole('button', { name: words.resume }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Week 2 begins today, Wednesday 25 February');
      const greeted = page.waitForResponse(/programme\.noteGreeting/);
      await dialog.getByRole('button', { name: words.resume }).click();
      await expect(page.getByText(words.running)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: words.week(2), exact: true })).toBeVisible();
      await greeted;
    }));
});

test.describe('on the day of the return', () => {
  test.beforeAll(() => site.startAt(`${BACK}T15:00:00Z`));

  for (const locale of locales) {
    test(`« Bon retour » says what passed, ${locale}`, ({ browser }) =>
      visit(browser, locale, async (page) => {
        const words = WORDS[locale];
        await expect(page.getByRole('heading', { name: words.welcome })).toBeVisible();
        await expect(page.getByText(words.over)).toHaveCount(locale === 'fr' ? 1 : 0);
        const week = words.week(locale === 'fr' ? 2 : 3);
        await expect(page.getByRole('heading', { name: week, exact: true })).toBeVisible();
        expect(await faultsIn(page, locale)).toEqual([]);
      }));
  }
});

test.describe('on the day after', () => {
  test.beforeAll(() => site.startAt('2026-03-11T15:00:00Z'));

  test('nobody is greeted twice, and the first night of the week is asked for', ({ browser }) =>
    visit(browser, 'fr', async (page) => {
      await expect(page.locator('.next-step').first().getByRole('link')).toHaveAttribute(
        'href',
        /journal-sommeil\/2026-03-11$/,
      );
      await expect(page.getByRole('heading', { name: WORDS.fr.welcome })).toHaveCount(0);
    }));
});
