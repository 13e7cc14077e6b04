import type { Locale } from '@aube/client';
import { seedDiary } from '@aube/db/testing/seed-diary';
import { expect, test, type Browser } from '@playwright/test';
import { logInNewcomer, makeNewcomer } from './newcomer.ts';
import { makeOwnSite, type OwnSite } from './own-site.ts';
import { logIn, prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

test.describe.configure({ mode: 'serial' });

/** These tests have their own site, because the published settings apply to everybody. */
let site: OwnSite;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await makeOwnSite();
  await site.startAt(new Date().toISOString());
});
test.afterAll(() => site.leave());

const WORDS = {
  fr: {
    save: 'Enregistrer le brouillon',
    preview: 'Ce que les personnes participantes liront',
    nights: '3',
    subject: 'Your daily reminder',
    publish: 'Publier',
    published: 'Publié',
    restore: /^Remettre cette version/,
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
    save: 'Save the draft',
    preview: 'What participants will read',
    nights: '4',
    subject: 'Votre rappel du jour',
    publish: 'Publish',
    published: 'Published',
    restore: /^Bring this version back/,
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

async function openPage(browser: Browser, width: number) {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width, height: 900 },
  });
  return context.newPage();
}

/** A participant with two saved nights, who has not chosen any reminder. */
async function openUndecided(browser: Browser, locale: Locale, name: string) {
  const { dataDir } = site;
  const timeZone = 'America/Toronto';
  const email = await makeNewcomer(site.url, `${name}-${locale}`, { dataDir });
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
    const desk = await openPage(browser, 1280);
    const faults: string[] = [];
    const look = async (page = desk) => void faults.push(...(await faultsIn(page, locale)));
    const press = (name: string) => desk.getByRole('button', { name, exact: true }).click();
    const publish = async () => {
      await press(words.save);
      await expect(desk.getByRole('heading', { name: words.preview })).toBeVisible();
      await press(words.publish);
      await expect(desk.getByText(words.published, { exact: true })).toBeVisible();
    };
    const person = await openUndecided(browser, locale, 'early');
    await logIn(desk, 'admin', locale);
    await desk.goto(at('/admin/reglages/rappels'));

    await test.step('the draft shows the emails in both languages', async () => {
      await desk.locator('#offerAfterNights').selectOption(words.nights);
      await desk.locator('#time').selectOption('390');
      await press(words.save);
      await expect(desk.getByText(words.subject)).toHaveCount(2);
      await look();
      await press(words.publish);
      await expect(desk.getByText(words.published, { exact: true })).toBeVisible();
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
      await publish();
      const late = await openUndecided(browser, locale, 'late');
      await late.goto(at('/mon-programme'));
      await expect(late.getByRole('heading', { name: words.offer })).toBeVisible();
      await late.goto(at('/mon-compte#rappels'));
      await expect(late.getByLabel(words.hour)).toHaveValue('420');
      await person.reload();
      await expect(person.getByText(words.on, { exact: true })).toBeVisible();
    });

    await test.step('an older version comes back by one press', async () => {
      await desk.getByRole('button', { name: words.restore }).first().click();
      await expect(desk.locator('#time')).toHaveValue('390');
      await look();
    });
    expect(faults).toEqual([]);
  });
}
