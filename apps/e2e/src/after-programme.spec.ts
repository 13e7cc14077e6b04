import type { Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { diaryDate, makeDiarist } from './diarist.ts';
import { DiaryHand, nightPath, ordinaryNight } from './diary-steps.ts';
import { logInNewcomer } from './newcomer.ts';
import { prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

/** @decision D86 */
const finished = { programmeDay: 215, submitted: ['S0', 'S6', 'S12', 'S24'] } as const;

const WORDS = {
  fr: {
    reopen: 'Rouvrir mon journal',
    openCheck: 'Ouvrir une semaine',
    openReturn: 'Ouvrir deux semaines',
    isOpen: 'La semaine 26 est ouverte',
    undo: 'Annuler l’ouverture',
    seeWeek: 'Voir la semaine 26',
    toCheck: /Cette semaine sert à faire le point/,
    toObserve: /Cette semaine sert à observer/,
    happened: 'Quelque chose est arrivé?',
    none: 'Rien de cela',
    answer: 'Envoyer',
    picture: 'Où en est votre sommeil',
    steady: /comme à la fin du programme/,
    review: 'Ma semaine',
    toReview: /^Faire le bilan de la semaine/,
    intention: 'Mon essai de la semaine',
    days: /^Ma journée en deux touches/,
    nights: 'Vos nuits, et ce qu’elles disent',
    next: 'Continuer',
    keep: /Choisir cet horaire|Rester à/,
    bedtime: 'Coucher',
    notYet: 'C’est pour après la semaine 25',
  },
  en: {
    reopen: 'Reopen my diary',
    openCheck: 'Open one week',
    openReturn: 'Open two weeks',
    isOpen: 'Week 26 is open',
    undo: 'Undo',
    seeWeek: 'See week 26',
    toCheck: /This week is for taking stock/,
    toObserve: /This week is for observing/,
    happened: 'Something happened?',
    none: 'None of these',
    answer: 'Send',
    picture: 'How your sleep is now',
    steady: /as they were at the end of the program/,
    review: 'My week',
    toReview: /^Do the review of week/,
    intention: 'What I’m trying this week',
    days: /^My day in two taps/,
    nights: 'Your nights, and what they say',
    next: 'Continue',
    keep: /Choose this schedule|Stay at/,
    bedtime: 'Bedtime',
    notYet: 'This is for after week 25',
  },
} as const satisfies Record<Locale, Record<string, string | RegExp>>;

const darkAt = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem('aube.display', JSON.stringify({ darkMode: 'on' })),
  );

for (const locale of ['fr', 'en'] as const) {
  const words = WORDS[locale];
  const prefix = prefixOf(locale);
  const width = locale === 'fr' ? 390 : 1280;

  test.describe(`after week 25 (${locale})`, () => {
    test.use({ viewport: { width, height: 844 } });
    test.beforeEach(({ page }) => (locale === 'en' ? darkAt(page) : undefined));

    test('a check week is opened, undone and opened again', async ({ page, baseURL }) => {
      const email = await makeDiarist(baseURL ?? '', `check-${locale}`, finished);
      await logInNewcomer(page, email, locale);
      await page.goto(`${prefix}/mon-programme`);
      await page.getByRole('link', { name: words.reopen }).click();
      await expect(page.getByRole('button', { name: words.openReturn })).toBeVisible();
      expect(await faultsIn(page, locale)).toEqual([]);
      await page.getByRole('button', { name: words.openCheck }).click();
      await expect(page.getByRole('heading', { name: words.isOpen })).toBeVisible();
      await page.getByRole('button', { name: words.undo, exact: true }).click();
      await page.getByRole('button', { name: words.openCheck }).click();
      await expect(page.getByRole('heading', { name: words.isOpen })).toBeVisible();
      expect(await faultsIn(page, locale)).toEqual([]);
      await page.getByRole('link', { name: words.seeWeek }).click();
      await expect(page.getByRole('link', { name: words.happened })).toBeVisible();
      await page.getByLabel(words.none, { exact: true }).check();
      await page.getByRole('button', { name: words.answer, exact: true }).click();
      await expect(page.getByText(words.toCheck)).toBeVisible();
      expect(await faultsIn(page, locale)).toEqual([]);
      await page.goto(`${prefix}/mon-programme`);
      await page.getByRole('link', { name: words.happened }).click();
      await expect(page).toHaveURL(/quelque-chose-est-arrive$/);
    });

    test('the last night of a check week leads to its picture', async ({ page, baseURL }) => {
      test.setTimeout(90_000);
      const opened = { kind: 'check', daysAgo: 7 } as const;
      const email = await makeDiarist(baseURL ?? '', `picture-${locale}`, { ...finished, opened });
      await logInNewcomer(page, email, locale);
      await page.goto(nightPath(diaryDate(), locale));
      const hand = new DiaryHand(page, locale);
      await hand.enter(ordinaryNight);
      await hand.save();
      await hand.expectSaved();
      await page.goto(`${prefix}/mon-programme/semaine/26`);
      const picture = page.getByRole('region', { name: words.picture });
      await expect(picture).toContainText(words.steady);
      await expect(picture.getByRole('definition')).toHaveCount(6);
      await expect(page.getByRole('heading', { name: words.review })).toBeVisible();
      expect(await faultsIn(page, locale)).toEqual([]);
    });

    test('a return measures a week, then offers a window', async ({ page, baseURL }) => {
      test.setTimeout(90_000);
      const first = await makeDiarist(baseURL ?? '', `return-${locale}`, finished);
      await logInNewcomer(page, first, locale);
      await page.goto(`${prefix}/mon-programme/faire-le-point`);
      await page.getByRole('button', { name: words.openReturn }).click();
      await page.getByRole('link', { name: words.seeWeek }).click();
      await page.getByLabel(words.none, { exact: true }).check();
      await page.getByRole('button', { name: words.answer, exact: true }).click();
      await expect(page.getByText(words.toObserve)).toBeVisible();

      await page.context().clearCookies();
      const opened = { kind: 'return', daysAgo: 7 } as const;
      const later = { ...finished, opened, untold: 0 };
      const second = await makeDiarist(baseURL ?? '', `window-${locale}`, later);
      await page.goto(`${prefix}/connexion`);
      await logInNewcomer(page, second, locale);
      await page.goto(`${prefix}/mon-programme/semaine/27`);
      await page.getByRole('link', { name: words.toReview }).click();
      await page.getByLabel(words.none, { exact: true }).check();
      await page.getByRole('button', { name: words.answer, exact: true }).click();
      const next = page.getByRole('button', { name: words.next, exact: true });
      await expect(page.getByRole('heading', { name: words.days })).toBeVisible();
      await next.click();
      await expect(page.getByRole('heading', { name: words.nights })).toBeVisible();
      await next.click();
      await page.getByRole('button', { name: words.keep }).click();
      await expect(page.getByRole('heading', { name: words.intention })).toBeVisible();
      await page.goto(`${prefix}/mon-programme/semaine/27`);
      await expect(page.getByText(words.bedtime, { exact: true }).first()).toBeVisible();
      expect(await faultsIn(page, locale)).toEqual([]);
    });

    test('before week 26 the page says from when', async ({ page, baseURL }) => {
      const email = await makeDiarist(baseURL ?? '', `not-yet-${locale}`, { programmeDay: 10 });
      await logInNewcomer(page, email, locale);
      await page.goto(`${prefix}/mon-programme/faire-le-point`);
      await expect(page.getByText(words.notYet)).toBeVisible();
      expect(await faultsIn(page, locale)).toEqual([]);
    });
  });
}
