import { expect, test, type Page } from '@playwright/test';
import { logNewcomerIn, makeNewcomer } from './newcomer.ts';
import { logIn, prefixOf, type Locale } from './people.ts';
import {
  answerPage,
  faultsOf,
  heading,
  questionsOn,
  setTheme,
  walkToReview,
  WORDS,
} from './questionnaire-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

const S0 = '/mon-programme/questionnaire-s0';
const themes = { fr: 'off', en: 'on' } as const;

/** The second answer everywhere in mood and anxiety, else the first. */
const choose = (code: string) => (/^(phq9|gad7)_/.test(code) ? 1 : 0);

/** The card of one score; the cards are the innermost sections. */
const figuresOf = (page: Page, name: RegExp) =>
  page
    .getByRole('main')
    .locator('section section')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const words = WORDS[locale];
  const next = (page: Page) => page.getByRole('button', { name: words.next, exact: true });

  test.describe.serial(`a newcomer (${locale}, dark ${themes[locale]})`, () => {
    let email = '';
    test.beforeAll(async ({ baseURL }) => {
      email = await makeNewcomer(baseURL ?? '', `newcomer-${locale}`);
    });

    test('answers S0, and the programme opens', async ({ page }) => {
      test.setTimeout(180_000);
      const faults: string[] = [];
      await setTheme(page, themes[locale]);
      await logNewcomerIn(page, email, locale);
      await page.goto(`${prefixOf(locale)}/mon-programme`);
      await expect(page).toHaveURL(new RegExp(`${S0}$`));
      faults.push(...(await faultsOf(page)));
      await page.getByRole('button', { name: words.start }).click();

      await test.step('what is missing is said at the top, and beside each question', async () => {
        await expect(questionsOn(page)).toHaveCount(4);
        await expect(page.getByText(words.question(1, 49), { exact: true })).toBeVisible();
        await next(page).click();
        const summary = page.getByRole('alert');
        await expect(summary).toBeFocused();
        await expect(page).toHaveTitle(words.errorTitle);
        await expect(summary.getByRole('link')).toHaveCount(4);
        faults.push(...(await faultsOf(page)));
        await summary.getByRole('link').nth(2).click();
        await expect(questionsOn(page).nth(2).locator('input').first()).toBeFocused();
      });

      await test.step('a page is answered with the keyboard alone', async () => {
        await questionsOn(page).nth(0).locator('input').first().focus();
        for (let index = 0; index < 4; index += 1) {
          await page.keyboard.press('Space');
          if (index < 3) await page.keyboard.press('Tab');
        }
        await expect(page).not.toHaveTitle(words.errorTitle);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/page=2$/);
        await expect(heading(page)).toBeFocused();
      });

      await test.step('Back keeps the answers, and so does a reload', async () => {
        await answerPage(page, choose);
        await page.goBack();
        await expect(page).toHaveURL(/page=1$/);
        await expect(questionsOn(page).locator('input:checked')).toHaveCount(4);
        await expect(page.getByText(words.kept)).toBeVisible();
        await page.goForward();
        await expect(questionsOn(page).locator('input:checked')).toHaveCount(4);
        await page.reload();
        await expect(questionsOn(page).locator('input:checked')).toHaveCount(4);
      });

      await walkToReview(page, {
        locale,
        choose,
        onPage: async (_, number) => {
          if (number % 3 === 1) faults.push(...(await faultsOf(page)));
          if (number !== 9) return;
          const help = page.getByRole('main').locator('a[href="tel:988"]');
          await expect(help).toBeVisible();
          await page.locator('#question-phq9_9').check();
          await expect(help).toHaveCount(0);
          await page
            .getByRole('radio', { name: locale === 'fr' ? 'Plusieurs jours' : 'Several days' })
            .last()
            .check();
          await expect(help).toBeVisible();
          faults.push(...(await faultsOf(page)));
        },
      });

      await test.step('the review leads to an answer and back', async () => {
        await expect(page.getByRole('main').locator('a[href="tel:988"]')).toBeVisible();
        faults.push(...(await faultsOf(page)));
        await page.getByText(locale === 'fr' ? 'Votre bien-être' : 'Your well-being').click();
        await page.locator('#edit-who5_2').click();
        await expect(page).toHaveURL(/page=12&revoir=1#who5_2$/);
        await expect(page.locator('#question-who5_2')).toBeFocused();
        await questionsOn(page).nth(1).locator('input').nth(1).check();
        await next(page).click();
        await expect(heading(page)).toHaveText(words.review);
      });

      await page.getByRole('button', { name: words.send }).dblclick();
      await expect(page).toHaveURL(/\/mon-programme\/bilan\/s0$/);
      await expect(heading(page)).toHaveText(words.sent);

      await test.step('the summary says what it means; the figures stand behind', async () => {
        const mood = figuresOf(page, /PHQ-9/);
        await expect(mood).toContainText(locale === 'fr' ? 'quelques signes' : 'some signs');
        await expect(mood.getByText(/^9 /)).toBeHidden();
        await mood.getByText(words.figures).click();
        // Nine answers of 1; seven of 1; four of 5 and one of 4, times 4.
        await expect(mood.getByText(/^9 /)).toBeVisible();
        await figuresOf(page, /GAD-7/).getByText(words.figures).click();
        await expect(figuresOf(page, /GAD-7/).getByText(/^7 /)).toBeVisible();
        await figuresOf(page, /WHO-5/).getByText(words.figures).click();
        await expect(figuresOf(page, /WHO-5/).getByText(/^96 /)).toBeVisible();
        faults.push(...(await faultsOf(page)));
      });

      await page.getByRole('link', { name: words.open }).click();
      await expect(page).toHaveURL(/\/mon-programme$/);
      await page.goto(prefixOf(locale) + S0);
      await expect(page).toHaveURL(/\/mon-programme$/);
      expect(faults).toEqual([]);
    });

    test('leaves the programme, changes their mind, and leaves again without a reason', async ({
      page,
    }) => {
      test.setTimeout(90_000);
      const fr = locale === 'fr';
      const faults: string[] = [];
      await setTheme(page, themes[locale]);
      await logNewcomerIn(page, email, locale);
      await page.goto(`${prefixOf(locale)}/abandon`);
      await next(page).click();
      await page
        .getByRole('checkbox', { name: fr ? 'C’est trop difficile' : 'It is too hard' })
        .check();
      await page.getByRole('radio', { name: fr ? 'Oui' : 'Yes', exact: true }).check();
      await page.getByRole('textbox').fill('Merci.');
      faults.push(...(await faultsOf(page)));
      await next(page).click();
      await expect(heading(page)).toHaveText(words.review);
      faults.push(...(await faultsOf(page)));
      const confirm = fr ? 'Confirmer et quitter le programme' : 'Confirm and leave the programme';
      await page.getByRole('button', { name: confirm }).click();
      const left = fr ? 'Vous avez quitté le programme' : 'You have left the programme';
      await expect(heading(page)).toHaveText(left);
      await expect(heading(page)).toBeFocused();
      faults.push(...(await faultsOf(page)));
      await page.reload();
      await expect(heading(page)).toHaveText(left);

      const undo = fr ? 'Reprendre le programme' : 'Take up the programme again';
      await page.getByRole('button', { name: undo }).click();
      await expect(page).toHaveURL(/\/mon-programme$/);

      await page.goto(`${prefixOf(locale)}/abandon`);
      await next(page).click();
      await page.getByRole('radio', { name: fr ? 'Non' : 'No', exact: true }).check();
      await next(page).click();
      await page.getByRole('button', { name: confirm }).click();
      await expect(heading(page)).toHaveText(left);
      expect(faults).toEqual([]);
    });
  });

  test(`anybody assesses their sleep without an account (${locale})`, async ({ page }) => {
    test.setTimeout(90_000);
    const fr = locale === 'fr';
    const faults: string[] = [];
    await setTheme(page, themes[locale]);
    await page.goto(`${prefixOf(locale)}/evaluez-mon-sommeil`);
    await page.getByRole('button', { name: words.start }).click();
    const answer = (name: string) =>
      page.getByRole('main').getByLabel(name, { exact: true }).check();
    await answer(fr ? 'Aucune difficulté' : 'No difficulty');
    await answer(fr ? 'M’endormir le soir' : 'Falling asleep in the evening');
    const none = page.getByLabel(fr ? 'Aucune difficulté' : 'No difficulty');
    await expect(none).not.toBeChecked();
    await answer(fr ? '3 nuits' : '3 nights');
    await answer(fr ? 'De trois à onze mois' : 'Three to eleven months');
    for (const index of [3, 4]) await questionsOn(page).nth(index).locator('input').last().check();
    await expect(page.getByText(words.kept)).toBeVisible();
    faults.push(...(await faultsOf(page)));

    await page.reload();
    await expect(questionsOn(page).locator('input:checked')).toHaveCount(5);
    await next(page).click();
    await walkToReview(page, { locale, choose: () => 0 });
    faults.push(...(await faultsOf(page)));
    await page.getByRole('button', { name: fr ? 'Voir mon résultat' : 'See my result' }).click();
    const result = (inFrench: boolean) =>
      expect(heading(page)).toHaveText(
        inFrench ? 'Ce programme pourrait vous convenir' : 'This programme might suit you',
      );
    await result(fr);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('main')).toContainText(
      fr ? 'pas un diagnostic' : 'not a diagnosis',
    );
    faults.push(...(await faultsOf(page)));

    await test.step('the result is read in the other language, and outlives a reload', async () => {
      await page.getByRole('link', { name: fr ? 'English' : 'Français' }).click();
      await result(!fr);
      await page.reload();
      await result(!fr);
      await page.goBack();
      await result(fr);
    });
    await page
      .getByRole('button', {
        name: fr ? 'Refaire le questionnaire' : 'Take the questionnaire again',
      })
      .click();
    await page.getByRole('button', { name: words.start }).click();
    await expect(questionsOn(page).locator('input:checked')).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(faults).toEqual([]);
  });
}

const later = [
  { name: 'semaine-7', code: 's6', first: 'fr', last: 'en' },
  { name: 'semaine-13', code: 's12', first: 'en', last: 'fr' },
  { name: 'semaine-25', code: 's24', first: 'fr', last: 'en' },
] as const;

for (const { name, code, first, last } of later) {
  test(`${name} is led to ${code}, begins in one language and ends in the other`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await logIn(page, name, first);
    await page.goto(`${prefixOf(first)}/journal-sommeil`);
    await expect(page).toHaveURL(new RegExp(`/mon-programme/questionnaire-${code}$`));
    await page.getByRole('button', { name: WORDS[first].start }).click();
    await answerPage(page, choose);
    const checked = questionsOn(page).locator('input:checked');
    const before = await checked.evaluateAll((inputs) => inputs.map(({ id }) => id));

    const other = last === 'fr' ? 'Français' : 'English';
    await page.getByRole('link', { name: other }).click();
    await expect(page).toHaveURL(new RegExp(`questionnaire-${code}\\?page=1$`));
    await expect(page.getByRole('button', { name: WORDS[last].next, exact: true })).toBeVisible();
    expect(await checked.evaluateAll((inputs) => inputs.map(({ id }) => id))).toEqual(before);

    const typed = 'Je dors mieux « enfin ».';
    await walkToReview(page, {
      locale: last,
      choose,
      onPage: async () => {
        const words = page.getByRole('main').getByRole('textbox');
        if ((await words.count()) > 0) await words.first().fill(typed);
      },
    });
    await page.getByRole('button', { name: WORDS[last].send }).click();
    await expect(page).toHaveURL(new RegExp(`/mon-programme/bilan/${code}$`));
    const answers = page.getByRole('region', {
      name: last === 'fr' ? 'Vos réponses' : 'Your answers',
      exact: true,
    });
    await answers.locator('summary').first().click();
    await expect(answers.getByRole('definition').first()).toHaveText(
      last === 'fr' ? 'Très mauvais' : 'Very poor',
    );
    await expect(answers.locator('dd').filter({ hasText: typed })).not.toHaveCount(0);
    const mood = figuresOf(page, /PHQ-9/);
    await mood.getByText(WORDS[last].figures).click();
    await expect(mood.getByText(/^9 /)).toBeVisible();
    // How it changed since S0 is said in words.
    await expect(mood).toContainText(last === 'fr' ? 'départ' : 'at the start');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: WORDS[last].open }).click();
    await expect(page).toHaveURL(/\/mon-programme$/);
  });
}

test.describe.serial('a draft', () => {
  const { next, start, resume, kept, away } = WORDS.fr;
  const go = (page: Page) => page.getByRole('button', { name: next, exact: true }).click();
  const checked = (page: Page) => questionsOn(page).locator('input:checked');
  let email = '';
  test.beforeAll(async ({ baseURL }) => {
    email = await makeNewcomer(baseURL ?? '', 'drafts');
  });

  test('goes on on another device, and two devices lose nothing of each other', async ({
    page,
    browser,
    baseURL,
  }) => {
    await logNewcomerIn(page, email);
    await page.goto(S0);
    await page.getByRole('button', { name: start }).click();
    await answerPage(page, choose);
    await expect(page.getByText(kept)).toBeVisible();

    const tablet = await browser.newPage({ baseURL: baseURL ?? '' });
    await logNewcomerIn(tablet, email);
    await tablet.goto(S0);
    await tablet.getByRole('button', { name: resume }).click();
    await expect(tablet).toHaveURL(/page=2$/);
    await answerPage(tablet, choose);
    await expect(tablet.getByText(kept)).toBeVisible();

    // The phone does not know of page 2 yet.
    await page.goto(`${S0}?page=1`);
    await questionsOn(page).first().locator('input').nth(1).check();
    await expect(page.getByText(kept)).toBeVisible();
    await questionsOn(tablet).first().locator('input').nth(1).check();
    await expect(tablet.getByText(kept)).toBeVisible();
    await tablet.close();
    await page.reload();
    await expect(questionsOn(page).first().locator('input').nth(1)).toBeChecked();
    await go(page);
    await expect(checked(page)).toHaveCount(4);
    await expect(questionsOn(page).first().locator('input').nth(1)).toBeChecked();
  });

  test('waits while the network is cut, and then is kept', async ({ page, context }) => {
    await logNewcomerIn(page, email);
    await page.goto(`${S0}?page=3`);
    await expect(questionsOn(page)).toHaveCount(3);
    await context.setOffline(true);
    await answerPage(page, choose);
    await expect(page.getByText(away)).toBeVisible();
    await go(page);
    await expect(page).toHaveURL(/page=4$/);
    await answerPage(page, choose);
    await context.setOffline(false);
    await expect(page.getByText(kept)).toBeVisible();
    await page.goto(`${S0}?page=3`);
    await expect(checked(page)).toHaveCount(3);
    await page.goto(`${S0}?page=4`);
    await expect(checked(page)).toHaveCount(4);
  });

  test('outlives a tab that is closed right after an answer', async ({ page, context }) => {
    await logNewcomerIn(page, email);
    await page.goto(`${S0}?page=5`);
    await answerPage(page, choose);
    await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
    const other = await context.newPage();
    await expect(async () => {
      await other.goto(`${S0}?page=5`);
      await expect(checked(other)).toHaveCount(3, { timeout: 1000 });
    }).toPass();
  });

  test('outlives a session that ended in the middle', async ({ page, context }) => {
    await logNewcomerIn(page, email);
    await page.goto(`${S0}?page=6`);
    await expect(questionsOn(page)).toHaveCount(3);
    await context.clearCookies();
    await answerPage(page, choose);
    await expect(page).toHaveURL(/\/connexion$/);
    await logNewcomerIn(page, email);
    await expect(page).toHaveURL(/questionnaire-s0\?page=6$/);
    await expect(checked(page)).toHaveCount(3);
    await expect(page.getByText(kept)).toBeVisible();
    await page.reload();
    await expect(checked(page)).toHaveCount(3);
  });
});
