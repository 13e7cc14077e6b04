import type { Locale } from '@aube/client';
import { seedDiary } from '@aube/db/testing/seed-diary';
import { expect, test, type Browser } from '@playwright/test';
import { logInNewcomer, makeNewcomer } from './newcomer.ts';
import { logIn, prefixOf } from './people.ts';
import { settingsDesk, useOwnSite } from './settings-desk.ts';
import { faultsIn } from './violations.ts';

const { site, openPage } = useOwnSite();

const WORDS = {
  fr: {
    nights: '3',
    subject: 'Your daily reminder',
    offer: /^Souhaitez-vous un rappel/,
    hour: 'Heure du rappel',
    isDaily: 'Recevoir un rappel',
    isReview: 'Savoir quand le bilan de ma semaine est prêt',
    yes: 'Oui',
    off: 'Désactivés',
    keep: 'Enregistrer',
    on: 'Activés, à 6 h 30',
  },
  en: {
    nights: '4',
    subject: 'Votre rappel du jour',
    offer: /^Would you like a reminder/,
    hour: 'Time of the reminder',
    isDaily: 'Get a reminder',
    isReview: 'Know when the review of my week is ready',
    yes: 'Yes',
    off: 'Off',
    keep: 'Save',
    on: 'On, at 6:30 a.m.',
  },
} as const;

/** A participant with two saved nights, who has not chosen any reminder. */
async function openUndecided(browser: Browser, locale: Locale, name: string) {
  const { dataDir, url } = site();
  const timeZone = 'America/Toronto';
  const email = await makeNewcomer(url, `${name}-${locale}`, { dataDir });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format();
  const so = { email, today, timeZone, programmeDay: 3, untold: 0 };
  await seedDiary({ databaseUrl: undefined, dataDir }, so);
  const page = await openPage(browser, 390);
  await logInNewcomer(page, email, locale);
  return page;
}

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const words = WORDS[locale];
  const at = (path: string) => `${prefixOf(locale)}${path}`;

  test(`what an administrator proposes is offered, and changes no choice (${locale})`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const desk = await openPage(browser);
    const faults: string[] = [];
    const look = async (page = desk) => void faults.push(...(await faultsIn(page, locale)));
    const setting = settingsDesk(desk, locale);
    const person = await openUndecided(browser, locale, 'early');
    await logIn(desk, 'admin', locale);
    await desk.goto(at('/admin/reglages/rappels'));

    await test.step('the draft shows the emails in both languages', async () => {
      await desk.locator('#offerAfterNights').selectOption(words.nights);
      await desk.locator('#time').selectOption('390');
      await setting.saveReady();
      await expect(desk.getByText(words.subject)).toHaveCount(2);
      await look();
      await setting.publish();
      await look();
    });

    await test.step('a person who never chose gets what is proposed, and nothing is on', async () => {
      await person.goto(at('/mon-programme'));
      await expect(person.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(person.getByRole('heading', { name: words.offer })).toHaveCount(0);
      await person.goto(at('/mon-compte#rappels'));
      await expect(person.getByText(words.off, { exact: true })).toBeVisible();
      await expect(person.getByLabel(words.hour)).toHaveValue('390');
      const review = person.getByRole('group', { name: words.isReview });
      await expect(review.getByRole('radio', { name: words.yes })).not.toBeChecked();
      const daily = person.getByRole('group', { name: words.isDaily });
      await expect(daily.getByRole('radio', { name: words.yes })).toBeChecked();
      await look(person);
      await person.getByRole('button', { name: words.keep, exact: true }).click();
      await expect(person.getByText(words.on, { exact: true })).toBeVisible();
    });

    await test.step('a new version holds for others, and leaves the choice alone', async () => {
      await desk.locator('#offerAfterNights').selectOption('1');
      await desk.locator('#time').selectOption('420');
      await setting.saveReady();
      await setting.publish();
      const late = await openUndecided(browser, locale, 'late');
      await late.goto(at('/mon-programme'));
      await expect(late.getByRole('heading', { name: words.offer })).toBeVisible();
      await late.goto(at('/mon-compte#rappels'));
      await expect(late.getByLabel(words.hour)).toHaveValue('420');
      await person.reload();
      await expect(person.getByText(words.on, { exact: true })).toBeVisible();
    });

    await test.step('an older version comes back as a draft, and is published when it is read', async () => {
      await setting.restore();
      await expect(desk.locator('#time')).toHaveValue('390');
      await setting.publish();
      await look();
    });
    expect(faults).toEqual([]);
  });
}
