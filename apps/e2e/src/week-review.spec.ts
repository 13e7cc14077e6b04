import { readFile } from 'node:fs/promises';
import type { Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { makeDiarist } from './diarist.ts';
import { logInNewcomer } from './newcomer.ts';
import { prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

const WORDS = {
  fr: {
    review: 'Ma semaine',
    schedule: 'Horaire de la semaine 2',
    no: 'Rien de cela',
    yes: 'Le sommeil m’a pris sans que je le veuille',
    answer: 'Envoyer',
    noted: 'Merci de l’avoir dit',
    days: 'Ma journée en deux touches (facultatif)',
    nights: 'Vos nuits, et ce qu’elles disent',
    ownNights: 'Mes nuits',
    efficiency: 'Efficacité de la semaine',
    tip: 'Une chose à essayer',
    next: 'Continuer',
    later: 'Plus tard',
    window: 'Votre fenêtre de sommeil',
    keep: 'Choisir cet horaire',
    intention: 'Mon essai de la semaine',
    choose: 'Choisissez une de ces réponses.',
    noteNights: 'Noter chaque nuit',
    keepIntention: 'Je choisis ceci',
    end: 'Pour la semaine qui commence',
    calendar: 'Ajouter à mon agenda',
    file: 'horaire-semaine-2.ics',
    event: 'SUMMARY:Au lit',
    ready: 'Le bilan de la semaine 1 est prêt',
    link: 'Faire le bilan de la semaine 1',
    locked: 'Votre sécurité passe d’abord',
    again: 'Revoir ma semaine',
    notChosen: 'Vous n’avez pas encore choisi d’horaire pour cette semaine.',
    toWindow: 'Choisir mon horaire',
  },
  en: {
    review: 'My week',
    schedule: 'Schedule for week 2',
    no: 'None of these',
    yes: 'I fell asleep without wanting to',
    answer: 'Send',
    noted: 'Thank you for telling us',
    days: 'My day in two taps (optional)',
    nights: 'Your nights, and what they say',
    ownNights: 'My nights',
    efficiency: 'Sleep efficiency of the week',
    tip: 'One thing to try',
    next: 'Continue',
    later: 'Later',
    window: 'Your sleep window',
    keep: 'Choose this schedule',
    intention: 'What I’m trying this week',
    choose: 'Choose one of these answers.',
    noteNights: 'Record every night',
    keepIntention: 'Choose this',
    end: 'For the coming week',
    calendar: 'Add to my calendar',
    file: 'schedule-week-2.ics',
    event: 'SUMMARY:In bed',
    ready: 'The review of week 1 is ready',
    link: 'Do the review of week 1',
    locked: 'Your safety comes first',
    again: 'See my week again',
    notChosen: 'You have not chosen a schedule for this week yet.',
    toWindow: 'Choose my schedule',
  },
} as const satisfies Record<Locale, object>;

for (const [locale, width] of [
  ['fr', 390],
  ['en', 1280],
] as const) {
  const words = WORDS[locale];
  const prefix = prefixOf(locale);
  const card = (page: Page) => page.getByRole('region', { name: words.review });
  const press = (page: Page, name: string) =>
    card(page).getByRole('button', { name, exact: true }).click();
  const title = (page: Page, name: string) =>
    card(page).getByRole('heading', { name, exact: true });
  const say = async (page: Page, answer: string) => {
    await card(page).getByLabel(answer, { exact: true }).check();
    await press(page, words.answer);
  };

  test.describe(`the weekly review (${locale})`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('five steps, left and taken up, end on the schedule and its calendar file', async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const email = await makeDiarist(baseURL ?? '', `review-${locale}`, { programmeDay: 8 });
      await logInNewcomer(page, email, locale);
      for (const path of ['/journal-sommeil', '/mon-programme/semaine/2', '/mon-programme']) {
        await page.goto(prefix + path);
        await expect(page.getByRole('heading', { name: words.ready })).toBeVisible();
        await expect(page.getByLabel(words.no, { exact: true })).toHaveCount(0);
        await expect(page.getByRole('heading', { name: words.schedule })).toHaveCount(0);
        expect(await faultsIn(page, locale)).toEqual([]);
      }
      await page.getByRole('link', { name: words.link }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/mon-programme/semaine/1$`));
      await say(page, words.no);
      await expect(title(page, words.days)).toBeFocused();
      expect(await faultsIn(page, locale)).toEqual([]);
      await press(page, words.next);
      await expect(title(page, words.nights)).toBeFocused();
      await expect(page.getByRole('heading', { name: words.ownNights })).toHaveCount(0);
      await expect(card(page).getByText(words.efficiency)).toBeVisible();
      await expect(title(page, words.tip)).toBeVisible();
      expect(await faultsIn(page, locale)).toEqual([]);

      await page.reload();
      await expect(title(page, words.nights)).toBeVisible();
      await press(page, words.next);
      await expect(title(page, words.window)).toBeFocused();
      await press(page, words.keep);
      await expect(title(page, words.intention)).toBeFocused();

      await page.reload();
      await expect(title(page, words.intention)).toBeVisible();
      await press(page, words.keepIntention);
      await expect(card(page).getByText(words.choose)).toBeVisible();
      await card(page).getByText(words.noteNights).click();
      expect(await faultsIn(page, locale)).toEqual([]);
      await press(page, words.keepIntention);
      await expect(title(page, words.end)).toBeFocused();
      await expect(card(page).getByText(words.noteNights)).toBeVisible();

      const saving = page.waitForEvent('download');
      await press(page, words.calendar);
      const download = await saving;
      expect(download.suggestedFilename()).toBe(words.file);
      const text = await readFile(await download.path(), 'utf8');
      expect(text.split('\r\n')).toContain(words.event);
      expect(await faultsIn(page, locale)).toEqual([]);

      await page.goto(`${prefix}/mon-programme`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: words.link })).toHaveCount(0);
    });

    test('« Later » keeps what was ticked, and presents no hours as chosen', async ({
      page,
      baseURL,
    }) => {
      const email = await makeDiarist(baseURL ?? '', `later-${locale}`, { programmeDay: 8 });
      await logInNewcomer(page, email, locale);
      await page.goto(`${prefix}/mon-programme/semaine/1`);
      const ticked = card(page).getByLabel(words.no, { exact: true });
      await ticked.check();
      await press(page, words.later);
      await press(page, words.next);
      await press(page, words.next);
      await expect(title(page, words.window)).toBeFocused();
      await expect(ticked).toBeChecked();
      await press(page, words.later);
      await card(page).getByText(words.noteNights).click();
      await press(page, words.later);
      await expect(title(page, words.end)).toBeFocused();
      await expect(card(page).getByText(words.notChosen)).toBeVisible();
      await expect(card(page).getByRole('button', { name: words.calendar })).toHaveCount(0);
      expect(await faultsIn(page, locale)).toEqual([]);
      await press(page, words.again);
      await expect(ticked).toBeChecked();
      await press(page, words.answer);
      await press(page, words.next);
      await press(page, words.next);
      await press(page, words.later);
      await expect(card(page).getByLabel(words.noteNights)).toBeChecked();
      await press(page, words.later);
      await press(page, words.toWindow);
      await expect(title(page, words.window)).toBeFocused();
      await press(page, words.keep);
      await press(page, words.keepIntention);
      await expect(card(page).getByText(words.notChosen)).toHaveCount(0);
      await expect(card(page).getByRole('button', { name: words.calendar })).toBeVisible();
    });

    test('sleepiness stands before the nights, and no window is chosen', async ({
      page,
      baseURL,
    }) => {
      const email = await makeDiarist(baseURL ?? '', `sleepy-${locale}`, { programmeDay: 8 });
      await logInNewcomer(page, email, locale);
      await page.goto(`${prefix}/mon-programme/semaine/1`);
      await say(page, words.yes);
      await expect(card(page).getByText(words.noted)).toBeVisible();
      await press(page, words.next);
      await expect(title(page, words.days)).toBeFocused();
      await press(page, words.next);
      await expect(card(page).getByText(words.locked)).toBeVisible();
      expect(await faultsIn(page, locale)).toEqual([]);
      await press(page, words.next);
      await expect(title(page, words.intention)).toBeVisible();
      await press(page, words.later);
      await expect(card(page).getByText(words.locked)).toBeVisible();
      await expect(card(page).getByRole('button', { name: words.calendar })).toHaveCount(0);
    });
  });
}
