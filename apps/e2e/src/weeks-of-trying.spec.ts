import { createClient, type Locale } from '@aube/client';
import { seedDiary } from '@aube/db/testing/seed-diary';
import { seedNights } from '@aube/db/testing/seed-nights';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { finishModules } from './finish-modules.ts';
import { logInNewcomer, makeNewcomer, submitFirstAnswers, tokenOfNewcomer } from './newcomer.ts';
import { makeOwnSite, type OwnSite } from './own-site.ts';
import { prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

/**
 * People of this test. `trying`: in week 2. `late`: at S24. `returning`: in weeks opened after the programme (D86).
 * `stopping`: stops the schedule (D78).
 */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const timeZone = 'America/Toronto';
/** On each of these days the site starts again, with everybody's nights until that morning. */
const CHOSEN_ON = '2026-02-16';
const TRIED_ON = '2026-02-19';
const REVIEWED_ON = '2026-02-23';
const ENDED_ON = '2026-03-02';

const PEOPLE = {
  trying: { programmeDay: 8, submitted: ['S0'] },
  late: { programmeDay: 155, submitted: ['S0', 'S6', 'S12'] },
  stopping: { programmeDay: 8, submitted: ['S0'] },
  returning: {
    programmeDay: 215,
    submitted: ['S0', 'S6', 'S12', 'S24'],
    opened: { kind: 'return', daysAgo: 7 },
  },
} as const;
type Person = keyof typeof PEOPLE;
const firstWeekOf = (person: Person) =>
  person === 'returning' ? 27 : (PEOPLE[person].programmeDay + 6) / 7;

const WORDS = {
  fr: {
    trial: 'Mon essai de la semaine',
    rising: 'Garder la même heure de lever',
    nights: 'Noter chaque nuit',
    choose: 'Je choisis ceci',
    nothing: 'Rien de noté pour l’instant',
    three: 'Fait 3 jours',
    done: /\s: fait$/,
    opens: 'Votre essai',
    chance: 'un hasard est possible',
    before: (week: number) => `Avant, semaine ${week}`,
    during: (week: number) => `Pendant, semaine ${week}`,
    continued: 'Je continue',
    changed: 'J’essaie autre chose',
    acquired: 'C’est acquis',
    answer: 'Répondre',
    next: 'Continuer',
    habits: 'Habitudes acquises',
    tools: 'Les outils qui m’ont été utiles',
    stop: 'Revenir à mes heures d’avant',
    stopped: 'Vous avez repris vos heures d’avant',
    reason: 'Trop de fatigue',
    noted: 'Merci, c’est noté.',
    undo: 'Annuler et reprendre mon horaire',
    hours: /Coucher à 23\sh/,
    evening: 'Gardez vos heures habituelles, et levez-vous à',
    calendar: 'Ajouter à mon agenda',
    doctor: /la personne a repris ses heures d’avant le /,
    why: 'Pourquoi cette fenêtre?',
    mean: 'Temps au lit moyen',
    inForce: 'La fenêtre en vigueur',
    keep: 'Choisir cet horaire',
  },
  en: {
    trial: 'What I’m trying this week',
    rising: 'Keep the same rise time',
    nights: 'Record every night',
    choose: 'Choose this',
    nothing: 'Nothing recorded yet',
    three: 'Done on 3 days',
    done: /\S: done$/,
    opens: 'What you tried',
    chance: 'it may be chance',
    before: (week: number) => `Before, week ${week}`,
    during: (week: number) => `During, week ${week}`,
    continued: 'I’ll keep going',
    changed: 'I’ll try something else',
    acquired: 'It has become a habit',
    answer: 'Answer',
    next: 'Continue',
    habits: 'Habits kept',
    tools: 'The tools that helped me',
    stop: 'Go back to my earlier hours',
    stopped: 'You have gone back to your earlier hours',
    reason: 'Too tired',
    noted: 'Thank you, it is saved.',
    undo: 'Undo and take my schedule back',
    hours: /[Bb]edtime 11(:00)?\sp\.m\./,
    evening: 'Keep your usual hours, and get up at',
    calendar: 'Add to my calendar',
    doctor: /the person went back to their earlier hours on /,
    why: 'Why this window?',
    mean: 'Mean time in bed',
    inForce: 'The window in force',
    keep: 'Choose this schedule',
  },
} as const;

const VIEWPORTS = { fr: { width: 390, height: 844 }, en: { width: 1280, height: 844 } } as const;
const locales = ['fr', 'en'] satisfies Locale[];
const triers: readonly Person[] = ['trying', 'late', 'returning'];

let site: OwnSite;
const emails = new Map<string, string>();
const emailOf = (person: Person, locale: Locale) => emails.get(`${person}-${locale}`) ?? '';
const database = () => ({ databaseUrl: process.env['DATABASE_URL'], dataDir: site.dataDir });

const clientOf = async (person: Person, locale: Locale) =>
  createClient({ url: site.url, token: await tokenOfNewcomer(site.url, emailOf(person, locale)) });

async function beginWeek(person: Person, locale: Locale, number: number) {
  const { diary } = await clientOf(person, locale);
  const { id: weekId } = await diary.getWeek.query({ number });
  await diary.answerWeeklyCheck.mutate({ weekId, answers: ['none'] });
  await diary.chooseSchedule.mutate({ weekId, anchor: 'wakeTime', anchorTime: 390 });
}

const morningOf = (date: string) => `${date}T14:05:00Z`;

async function wakeOn(date: string, from: string) {
  await site.startAt(morningOf(date));
  for (const email of emails.values()) {
    await seedNights(database(), { email, from, to: date, timeZone });
  }
}

type Visit = { page: Page; look: () => Promise<void>; go: (path: string) => Promise<void> };

async function visit(
  browser: Browser,
  { person, locale }: { person: Person; locale: Locale },
  live: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: site.url, viewport: VIEWPORTS[locale] });
  const page = await context.newPage();
  await logInNewcomer(page, emailOf(person, locale), locale);
  await context.clock.setFixedTime(site.now());
  const faults: string[] = [];
  await live({
    page,
    look: async () => void faults.push(...(await faultsIn(page, locale))),
    go: async (path) => void (await page.goto(`${prefixOf(locale)}${path}`)),
  });
  expect(faults).toEqual([]);
  await context.close();
}

test.beforeAll(async () => {
  site = await makeOwnSite();
  await site.startAt(morningOf(CHOSEN_ON));
  const people = locales.flatMap((locale) =>
    [...triers, 'stopping' as const].map((person) => ({ person, locale })),
  );
  await Promise.all(
    people.map(async ({ person, locale }) => {
      const name = `${person}-${locale}`;
      const email = await makeNewcomer(site.url, name, { dataDir: site.dataDir });
      emails.set(name, email);
      const diary = { email, today: CHOSEN_ON, timeZone, untold: 0, ...PEOPLE[person] };
      await seedDiary(database(), diary);
      await beginWeek(person, locale, firstWeekOf(person));
    }),
  );
});
test.afterAll(() => site.leave());

for (const locale of locales) {
  const words = WORDS[locale];

  for (const person of triers) {
    test(`an experiment is chosen at a review (${person}, ${locale})`, ({ browser }) =>
      visit(browser, { person, locale }, async ({ page, look, go }) => {
        await go(`/mon-programme/semaine/${firstWeekOf(person) - 1}`);
        await page.getByText(words.rising, { exact: true }).click();
        await page.getByRole('button', { name: words.choose, exact: true }).click();
        await expect(page.getByRole('heading', { name: words.trial })).toHaveCount(0);
        await go('/');
        const card = page.getByRole('region', { name: words.trial });
        await expect(card).toContainText(words.rising);
        await expect(card).toContainText(words.nothing);
        await expect(card.getByRole('listitem')).toHaveCount(7);
        await look();
      }));
  }

  test(`one press goes back to the earlier hours, and is undone the same day (${locale})`, ({
    browser,
  }) =>
    visit(browser, { person: 'stopping', locale }, async ({ page, look, go }) => {
      const main = page.getByRole('main');
      const stop = page.getByRole('button', { name: words.stop });
      await go('/');
      await expect(main).toContainText(words.hours);
      await look();
      await stop.click();
      await expect(main).toContainText(words.stopped);
      await page.getByText(words.reason, { exact: true }).click();
      await expect(main).toContainText(words.noted);
      await expect(main).not.toContainText(words.hours);
      await look();
      await page.getByRole('button', { name: words.undo }).click();
      await expect(main).toContainText(words.hours);
      await expect(stop).toBeFocused();
      await stop.click();
      await expect(main).toContainText(words.stopped);

      await go('/mon-programme/semaine/1');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: words.calendar })).toHaveCount(0);
      await go('/journal-sommeil');
      await expect(main).toContainText(words.stopped);
      await go('/evolution-sommeil/resume');
      await expect(page.locator('body')).toContainText(words.doctor);
      await page.clock.setFixedTime(new Date(`${CHOSEN_ON}T20:00:00-05:00`));
      await go('/');
      await expect(main).toContainText(words.evening);
      await expect(main).not.toContainText(words.hours);
      await look();
    }));
}

test.describe('three days later', () => {
  test.beforeAll(() => wakeOn(TRIED_ON, '2026-02-17'));

  for (const locale of locales) {
    const words = WORDS[locale];

    test(`the diary fills the dots, by day and in the evening (${locale})`, ({ browser }) =>
      visit(browser, { person: 'trying', locale }, async ({ page, look, go }) => {
        for (const hour of ['09:05', '20:00']) {
          await page.clock.setFixedTime(new Date(`${TRIED_ON}T${hour}:00-05:00`));
          await go('/');
          const card = page.getByRole('region', { name: words.trial });
          await expect(card).toContainText(words.three);
          await expect(card.getByRole('listitem').filter({ hasText: words.done })).toHaveCount(3);
          await look();
        }
      }));

    test(`the stop can no longer be undone (${locale})`, ({ browser }) =>
      visit(browser, { person: 'stopping', locale }, async ({ page, go }) => {
        await go('/');
        await expect(page.getByRole('main')).toContainText(words.stopped);
        await expect(page.getByRole('button', { name: words.undo })).toHaveCount(0);
      }));
  }
});

async function endTrial(page: Page, locale: Locale, outcome: string, week: number) {
  const words = WORDS[locale];
  await expect(page.getByRole('heading', { name: words.opens })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: words.before(week - 1) })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: words.during(week) })).toBeVisible();
  await expect(page.getByText(words.chance)).toBeVisible();
  await page.getByText(outcome, { exact: true }).click();
  await page.getByRole('button', { name: words.answer, exact: true }).click();
  await expect(page.getByRole('heading', { name: words.opens })).toHaveCount(0);
}

test.describe('a week later', () => {
  test.beforeAll(async () => {
    await wakeOn(REVIEWED_ON, '2026-02-20');
    for (const locale of locales) {
      for (const person of ['trying', 'late'] as const) {
        await beginWeek(person, locale, firstWeekOf(person) + 1);
      }
      const { diary } = await clientOf('stopping', locale);
      const { id: reviewed } = await diary.getWeek.query({ number: 2 });
      await diary.keepIntention.mutate({ weekId: reviewed, intention: 'noteNights' });
      const { id: weekId } = await diary.getWeek.query({ number: 3 });
      await diary.answerWeeklyCheck.mutate({ weekId, answers: ['none'] });
    }
  });

  for (const locale of locales) {
    const words = WORDS[locale];

    for (const person of triers) {
      const isChanged = person === 'trying' && locale === 'en';
      test(`the review opens on it, and it ${isChanged ? 'changes' : 'goes on'} (${person}, ${locale})`, ({
        browser,
      }) =>
        visit(browser, { person, locale }, async ({ page, look, go }) => {
          const week = firstWeekOf(person);
          await go(`/mon-programme/semaine/${week}`);
          await expect(page.getByRole('heading', { name: words.opens })).toBeVisible();
          await look();
          await endTrial(page, locale, isChanged ? words.changed : words.continued, week);
          if (isChanged) {
            await page.getByRole('button', { name: words.next, exact: true }).click();
            await page.getByRole('button', { name: words.next, exact: true }).click();
            await page.getByText(words.nights, { exact: true }).click();
            await page.getByRole('button', { name: words.choose, exact: true }).click();
            await expect(page.getByRole('heading', { name: words.trial })).toHaveCount(0);
          }
          await go('/');
          const card = page.getByRole('region', { name: words.trial });
          if (person === 'returning') await expect(card).toHaveCount(0);
          else await expect(card).toContainText(isChanged ? words.nights : words.rising);
        }));
    }

    test(`after a stop the next choice starts from a first window (${locale})`, ({ browser }) =>
      visit(browser, { person: 'stopping', locale }, async ({ page, look, go }) => {
        await go('/journal-sommeil');
        const main = page.getByRole('main');
        const why = main.locator('details', { hasText: words.why });
        if ((await why.getAttribute('open')) === null) await page.getByText(words.why).click();
        await expect(why.getByText(words.mean)).toBeVisible();
        await expect(main).not.toContainText(words.inForce);
        await look();
        await page.getByRole('button', { name: words.keep, exact: true }).click();
        await expect(page.getByRole('button', { name: words.stop })).toBeVisible();
        await go('/');
        await expect(main).toContainText(words.hours);
      }));
  }
});

test.describe('another week later', () => {
  test.beforeAll(async () => {
    await wakeOn(ENDED_ON, '2026-02-24');
    for (const locale of locales) await beginWeek('trying', locale, 4);
  });

  for (const locale of locales) {
    const words = WORDS[locale];

    test(`the experiment becomes a habit, on the page for the doctor (${locale})`, ({ browser }) =>
      visit(browser, { person: 'trying', locale }, async ({ page, look, go }) => {
        await go('/mon-programme/semaine/3');
        await endTrial(page, locale, words.acquired, 3);
        await go('/evolution-sommeil/resume');
        const sheet = page.locator('.doctor-sheet');
        await expect(sheet.getByRole('heading', { name: words.habits })).toBeVisible();
        await expect(sheet).toContainText(locale === 'en' ? words.nights : words.rising);
        await look();
      }));

    test(`so does the experiment at S24, and begins the plan (${locale})`, ({ browser }) =>
      visit(browser, { person: 'late', locale }, async ({ page, look, go }) => {
        await go('/mon-programme/semaine/24');
        await expect(page).toHaveURL(/questionnaire-s24$/);
        await submitFirstAnswers(site.url, emailOf('late', locale), 'S24');
        const { diary } = await clientOf('late', locale);
        const { id: weekId } = await diary.getWeek.query({ number: 25 });
        await diary.answerWeeklyCheck.mutate({ weekId, answers: ['none'] });
        await go('/mon-programme/semaine/24');
        await endTrial(page, locale, words.acquired, 24);
        await finishModules(site.url, emailOf('late', locale));
        await go('/mes-exercices/my-plan-and-help/my-plan');
        await expect(page.getByLabel(words.tools)).toHaveValue(words.rising);
        await look();
      }));
  }
});
