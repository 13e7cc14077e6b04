import type { Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { DIARY } from './diary-steps.ts';
import { makeDiarist } from './diarist.ts';
import { logInNewcomer } from './newcomer.ts';
import { prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

test.use({ viewport: { width: 390, height: 844 } });

const secondWeek = { programmeDay: 8, isReviewed: true } as const;

const WORDS = {
  fr: {
    no: 'Rien de cela',
    yes: 'J’ai lutté contre le sommeil en conduisant, ou à un poste dangereux',
    answer: 'Envoyer',
    chooseOne: 'Cochez ce qui est arrivé',
    days: ['Beaucoup', 'Plutôt mal'],
    givenDays: 'Vos réponses sur vos journées',
    changeDays: 'Changer ces réponses',
    riseTime: 'Lever',
    bedtime: 'Coucher',
    bedtimeChip: 'Coucher',
    openTime: 'Changer l’heure',
    openWidening: 'Élargir la fenêtre',
    next: 'Continuer',
    later: '5 minutes plus tard',
    widen: '+ 20 min : 7 h 50 min',
    keep: 'Choisir cet horaire',
    change: 'Changer cet horaire',
    chosenToday: 'Choisi aujourd’hui.',
    unusual: /^Un lever à 3\sh\s55 est inhabituel/,
    unusualYes: 'Oui, garder cet horaire',
    steps: '6 nuits, 41 h de sommeil sur 45 h au lit',
    mean: 'Temps au lit moyen : 45 h ÷ 6 = 7 h 30 min.',
    widened: 'Élargissement de 20 min : 7 h 50 min.',
    rules: 'Version des règles',
    derived: ['23 h 00', '23 h 05', '22 h 45'],
    safety: 'Votre sécurité passe d’abord',
    beforeFirst: 'Si vous avez sommeil, ne conduisez pas et n’utilisez pas de machine.',
    safetyChapter: 'Lire le chapitre « Rester en sécurité »',
    tonight: 'Revenez à vos heures habituelles',
    correct: /^Corriger/,
    somethingHappened: 'Quelque chose est arrivé?',
  },
  en: {
    no: 'None of these',
    yes: 'I fought sleep while driving, or at a dangerous job',
    answer: 'Send',
    chooseOne: 'Check what happened',
    days: ['A lot', 'Rather badly'],
    givenDays: 'Your answers about your days',
    changeDays: 'Change these answers',
    riseTime: 'Rise time',
    bedtime: 'Bedtime',
    bedtimeChip: 'Bedtime',
    openTime: 'Change the time',
    openWidening: 'Widen the window',
    next: 'Continue',
    later: '5 minutes later',
    widen: '+ 20 min: 7 h 50 min',
    keep: 'Choose this schedule',
    change: 'Change this schedule',
    chosenToday: 'Chosen today.',
    unusual: /^A rise time of 3:55\sa\.m\. is unusual/,
    unusualYes: 'Yes, keep this schedule',
    steps: '6 nights, 41 h of sleep out of 45 h in bed',
    mean: 'Mean time in bed: 45 h ÷ 6 = 7 h 30 min.',
    widened: 'Widened by 20 min: 7 h 50 min.',
    rules: 'Version of the rules',
    derived: ['11:00 p.m.', '11:05 p.m.', '10:45 p.m.'],
    safety: 'Your safety comes first',
    beforeFirst: 'If you are sleepy, do not drive or use a machine.',
    safetyChapter: 'Read the chapter “Staying safe”',
    tonight: 'Go back to your usual hours',
    correct: /^Correct it/,
    somethingHappened: 'Something happened?',
  },
} as const satisfies Record<Locale, object>;

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const fr = locale === 'fr';
  const words = WORDS[locale];
  const prefix = prefixOf(locale);

  const sectionOf = (page: Page) => page.locator('#horaire');
  const answerCheck = async (page: Page, answer: string) => {
    await sectionOf(page).getByLabel(answer, { exact: true }).check();
    await sectionOf(page).getByRole('button', { name: words.answer, exact: true }).click();
  };

  test.describe(`schedule (${locale})`, () => {
    test('a schedule is fixed by one time, says the other, and says why', async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const email = await makeDiarist(baseURL ?? '', `schedule-${locale}`, secondWeek);
      await logInNewcomer(page, email, locale);
      await page.goto(`${prefix}/journal-sommeil`);
      const section = sectionOf(page);
      const derived = (index: 0 | 1 | 2) =>
        expect(
          section.getByRole('definition').getByText(words.derived[index], { exact: true }),
        ).toBeVisible();

      await test.step('first the weekly check, which waits for an answer', async () => {
        await section.getByRole('button', { name: words.answer, exact: true }).click();
        await expect(section.getByText(words.chooseOne)).toBeVisible();
        await expect(section.getByRole('radio')).toHaveCount(0);
        await answerCheck(page, words.no);
      });

      const press = (name: string) => section.getByRole('button', { name, exact: true }).click();
      const rise = section.getByRole('textbox', { name: words.riseTime });
      await derived(0);
      await expect(section.getByRole('radio')).toHaveCount(0);
      const faults = await faultsIn(page, locale);

      await test.step('the time is changed on a screen of its own', async () => {
        await press(words.openTime);
        await expect(rise).toHaveValue('06:30');
        await press(words.later);
        await expect(rise).toHaveValue('06:35');
        await derived(1);
        faults.push(...(await faultsIn(page, locale)));
        await press(words.next);
        await derived(1);
      });

      await test.step('the days are asked above the widening, and their answers can be changed', async () => {
        await press(words.openWidening);
        for (const answer of words.days) {
          const stored = page.waitForResponse((reply) => reply.url().includes('answerDays'));
          await section.getByText(answer, { exact: true }).click();
          await expect(section.getByRole('radio', { name: answer, exact: true })).toBeChecked();
          await stored;
        }
        await press(words.next);
        await press(words.openWidening);
        const days = section.getByRole('region', { name: words.givenDays });
        for (const answer of words.days) await expect(days).toContainText(answer);
        await press(words.changeDays);
        await expect(
          section.getByRole('radio', { name: words.days[0], exact: true }),
        ).toBeFocused();
        await section.getByText(words.widen, { exact: true }).click();
        await derived(2);
        await press(words.next);
        await derived(2);
      });

      await press(words.openTime);
      await section.locator('label.chip').getByText(words.bedtimeChip, { exact: true }).click();
      await expect(section.getByRole('textbox', { name: words.bedtime })).toHaveValue('22:45');
      await derived(2);

      await test.step('the first time, safety is said before the choice, with its chapter', async () => {
        await expect(section).toContainText(words.beforeFirst);
        await expect(section.getByRole('link', { name: words.safetyChapter })).toHaveAttribute(
          'href',
          `${prefix}/mon-programme/module/2/chapitre/6`,
        );
      });

      await test.step('« Pourquoi? » stands open with nights, sums, rounding and widening', async () => {
        const why = section.locator('details', { hasText: DIARY[locale].why });
        await expect(why).toHaveAttribute('open');
        await expect(why.getByText(DIARY[locale].why)).toBeVisible();
        await expect(why).toContainText(words.steps);
        await expect(why).toContainText(words.mean);
        await expect(why).toContainText(words.widened);
        await expect(why).not.toContainText(words.rules);
        await expect(why.locator('tbody tr')).toHaveCount(6);
        faults.push(...(await faultsIn(page, locale)));
      });

      await test.step('a time off the five minutes is explained', async () => {
        await section.getByRole('textbox', { name: words.bedtime }).fill('22:43');
        await press(words.next);
        const summary = section.getByRole('alert');
        await expect(summary).toBeFocused();
        await expect(summary).toContainText(words.derived[2]);
        await expect(page).toHaveTitle(DIARY[locale].errorTitle);
        faults.push(...(await faultsIn(page, locale)));
        await section.getByRole('textbox', { name: words.bedtime }).fill('2245');
        await press(words.next);
      });

      await press(words.keep);
      await expect(section.getByText(words.chosenToday)).toBeVisible();
      await expect(section.locator(':focus')).toHaveCount(1);
      faults.push(...(await faultsIn(page, locale)));
      await page.goto(`${prefix}/mon-programme/semaine/2`);
      await derived(2);
      await expect(section.getByText(words.chosenToday)).toBeVisible();
      expect(faults).toEqual([]);
    });

    test('an unusual schedule is asked about, and may be changed the same day', async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(90_000);
      const email = await makeDiarist(baseURL ?? '', `unusual-${locale}`, secondWeek);
      await logInNewcomer(page, email, locale);
      await page.goto(`${prefix}/mon-programme/semaine/2`);
      await answerCheck(page, words.no);
      const section = sectionOf(page);
      const setRise = async (time: string) => {
        await section.getByRole('button', { name: words.openTime }).click();
        await section.getByRole('textbox', { name: words.riseTime }).fill(time);
        await section.getByRole('button', { name: words.next, exact: true }).click();
      };
      await setRise('355');
      await section.getByRole('button', { name: words.keep }).click();
      const question = section.getByRole('group', { name: words.unusual });
      await expect(question).toBeFocused();
      await question.getByRole('button', { name: words.unusualYes }).click();
      await expect(section.getByText(words.chosenToday)).toBeVisible();
      await section.getByRole('button', { name: words.change }).click();
      await setRise('7');
      await section.getByRole('button', { name: words.keep }).click();
      await expect(section.getByRole('definition').first()).toHaveText(
        fr ? '23 h 30' : '11:30 p.m.',
      );
    });

    test('sleepiness at the wheel suspends the choice, and says why', async ({ page, baseURL }) => {
      const email = await makeDiarist(baseURL ?? '', `sleepy-${locale}`, secondWeek);
      await logInNewcomer(page, email, locale);
      await page.goto(`${prefix}/mon-programme/semaine/2`);
      await answerCheck(page, words.yes);
      await expect(sectionOf(page)).toContainText(words.safety);
      await expect(sectionOf(page)).toContainText(words.tonight);
      await expect(sectionOf(page).getByRole('button', { name: words.keep })).toHaveCount(0);
      expect(await faultsIn(page, locale)).toEqual([]);

      await test.step('a mistaken yes is corrected the same day', async () => {
        await sectionOf(page).getByRole('button', { name: words.correct }).click();
        await expect(sectionOf(page).getByRole('button', { name: words.keep })).toBeVisible();
        await expect(sectionOf(page)).not.toContainText(words.safety);
      });

      await test.step('between two weekly checks, it can still be said', async () => {
        await sectionOf(page).getByRole('link', { name: words.somethingHappened }).click();
        await page.getByLabel(words.yes, { exact: true }).check();
        await page.getByRole('button', { name: words.answer, exact: true }).click();
        await expect(page.getByRole('main')).toContainText(words.tonight);
      });
    });
  });
}
