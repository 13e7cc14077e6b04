import type { Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { logInNewcomer, makeNewcomer } from './newcomer.ts';
import { prefixOf } from './people.ts';
import {
  answerPage,
  chooseMild,
  expectPlainSummary,
  heading,
  questionsOn,
  scoreCard,
  walkToReview,
  WORDS,
} from './questionnaire-steps.ts';
import { faultsIn } from './violations.ts';

test.use({ viewport: { width: 390, height: 844 } });

const S0 = '/mon-programme/questionnaire-s0';
for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const words = WORDS[locale];
  const next = (page: Page) => page.getByRole('button', { name: words.next, exact: true });

  test.describe.serial(`a newcomer (${locale})`, () => {
    let email = '';
    test.beforeAll(async ({ baseURL }) => {
      email = await makeNewcomer(baseURL ?? '', `newcomer-${locale}`);
    });

    test('answers S0, and the programme opens', async ({ page }) => {
      test.setTimeout(180_000);
      const faults: string[] = [];
      await logInNewcomer(page, email, locale);
      await page.goto(`${prefixOf(locale)}/mon-programme`);
      await expect(page).toHaveURL(new RegExp(`${S0}$`));
      faults.push(...(await faultsIn(page, locale)));
      await page.getByRole('button', { name: words.start }).click();

      await test.step('what is missing is said at the top, and beside each question', async () => {
        await expect(questionsOn(page)).toHaveCount(5);
        await expect(page.getByText(words.question(1, 55), { exact: true })).toBeVisible();
        await next(page).click();
        const summary = page.getByRole('alert');
        await expect(summary).toBeFocused();
        await expect(page).not.toHaveTitle(words.errorTitle);
        await expect(summary.getByRole('link')).toHaveCount(5);
        faults.push(...(await faultsIn(page, locale)));
        await summary.getByRole('link').nth(2).click();
        await expect(questionsOn(page).nth(2).locator('input').first()).toBeFocused();
      });

      await test.step('a page is answered with the keyboard alone', async () => {
        await questionsOn(page).nth(0).locator('input').first().focus();
        for (let index = 0; index < 5; index += 1) {
          await page.keyboard.press('Space');
          if (index < 4) await page.keyboard.press('Tab');
        }
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/page=2$/);
        await expect(heading(page)).toBeFocused();
      });

      await test.step('Back keeps the answers, and so does a reload', async () => {
        await answerPage(page, chooseMild);
        await page.goBack();
        await expect(page).toHaveURL(/page=1$/);
        await expect(questionsOn(page).locator('input:checked')).toHaveCount(5);
        await expect(page.getByText(words.kept)).toBeVisible();
        await page.goForward();
        await expect(questionsOn(page).locator('input:checked')).toHaveCount(4);
        await page.reload();
        await expect(questionsOn(page).locator('input:checked')).toHaveCount(4);
      });

      await walkToReview(page, {
        locale,
        choose: chooseMild,
        onPage: async (_, number) => {
          if (number === 4 || number === 6) faults.push(...(await faultsIn(page, locale)));
          if (number !== 10) return;
          const help = page.getByRole('main').locator('a[href="tel:988"]');
          await expect(help).toBeVisible();
          await page.locator('#question-phq9_9').check();
          await expect(help).toHaveCount(0);
          await page
            .getByRole('radio', { name: locale === 'fr' ? 'Plusieurs jours' : 'Several days' })
            .last()
            .check();
          await expect(help).toBeVisible();
          faults.push(...(await faultsIn(page, locale)));
        },
      });

      await test.step('the review leads to an answer and back', async () => {
        await expect(page.getByRole('main').locator('a[href="tel:988"]')).toBeVisible();
        faults.push(...(await faultsIn(page, locale)));
        await page.getByText(locale === 'fr' ? 'Votre bien-être' : 'Your well-being').click();
        await expect(page.getByText(words.declined)).toHaveCount(1);
        await page.locator('#edit-who5_2').click();
        await expect(page).toHaveURL(/page=13&revoir=1#who5_2$/);
        await expect(page.locator('#question-who5_2')).toBeFocused();
        await questionsOn(page).nth(1).locator('input').nth(1).check();
        await next(page).click();
        await expect(heading(page)).toHaveText(words.review);
      });

      await page.getByRole('button', { name: words.send }).dblclick();
      await expect(page).toHaveURL(/\/mon-programme\/bilan\/s0$/);
      await expect(heading(page)).toHaveText(words.sent);

      await test.step('the summary says what it means; the figures stand behind', async () => {
        await expectPlainSummary(page, locale);
        const mood = scoreCard(page, /PHQ-9/);
        // One answer shows a need for help, so the total must not reassure.
        await expect(mood).toContainText(
          locale === 'fr' ? 'compte plus que le total' : 'more than the total',
        );
        await expect(mood.getByText(/^9 /)).toBeHidden();
        await mood.getByText(words.figures).click();
        // PHQ-9: 9 × 1. GAD-7: 6 × 1 and one declined answer. WHO-5: 4 × (5 + 5 + 5 + 5 + 4).
        await expect(mood.getByText(/^9 /)).toBeVisible();
        await scoreCard(page, /GAD-7/).getByText(words.figures).click();
        await expect(scoreCard(page, /GAD-7/).getByText(/^7 /)).toBeVisible();
        await scoreCard(page, /WHO-5/).getByText(words.figures).click();
        await expect(scoreCard(page, /WHO-5/).getByText(/^96 /)).toBeVisible();
        faults.push(...(await faultsIn(page, locale)));
      });

      await test.step('opened again, the result bears its date and leads back', async () => {
        await page.reload();
        await expect(heading(page)).toHaveText(
          locale === 'fr' ? /^Réponses du \S+ \d/ : /^Answers of \S+ \d/,
        );
        await page
          .getByRole('link', { name: locale === 'fr' ? 'Retour à mes activités' : 'Back to my' })
          .click();
        await expect(page).toHaveURL(/\/activites$/);
        await page.goBack();
        await expect(scoreCard(page, /GAD-7/)).toContainText(
          locale === 'fr' ? 'Vous le lirez au module 4' : 'You will read it in module 4',
        );
        faults.push(...(await faultsIn(page, locale)));
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
      const wish = fr ? 'Répondre avant de quitter' : 'Answer before leaving';
      const begin = page.getByRole('button', { name: wish });
      await logInNewcomer(page, email, locale);
      await page.goto(`${prefixOf(locale)}/abandon`);
      await begin.click();
      await next(page).click();
      await expect(page.getByRole('alert')).toBeFocused();
      faults.push(...(await faultsIn(page, locale)));
      await page
        .getByRole('checkbox', { name: fr ? 'C’est trop difficile' : 'It is too hard' })
        .check();
      await page.getByRole('radio', { name: fr ? 'Oui' : 'Yes', exact: true }).check();
      await page.getByRole('textbox').fill('é'.repeat(2001));
      await expect(page.getByText(fr ? /^1 caractère de trop/ : /^1 character too/)).toBeVisible();
      await page.getByRole('textbox').fill('Merci.');
      faults.push(...(await faultsIn(page, locale)));
      await next(page).click();
      await expect(heading(page)).toHaveText(words.review);
      faults.push(...(await faultsIn(page, locale)));
      const confirm = fr ? 'Confirmer et quitter le programme' : 'Confirm and leave the program';
      await page.getByRole('button', { name: confirm }).click();
      const left = fr ? 'Vous avez quitté le programme' : 'You have left the program';
      await expect(heading(page)).toHaveText(left);
      await expect(heading(page)).toBeFocused();
      faults.push(...(await faultsIn(page, locale)));
      await page.reload();
      await expect(heading(page)).toHaveText(left);

      const undo = fr ? 'Reprendre le programme' : 'Return to the program';
      await page.getByRole('button', { name: undo }).click();
      await expect(page).toHaveURL(/\/mon-programme$/);
      const back = fr ? 'Vous avez repris le programme' : 'You have returned to the program';
      await expect(page.getByRole('status').filter({ hasText: back })).toBeVisible();

      await page.goto(`${prefixOf(locale)}/abandon`);
      await begin.click();
      await page.getByRole('radio', { name: fr ? 'Non' : 'No', exact: true }).check();
      await next(page).click();
      await page.getByRole('button', { name: confirm }).click();
      await expect(heading(page)).toHaveText(left);
      for (const path of ['/mon-programme', '/journal-sommeil']) {
        await page.goto(`${prefixOf(locale)}${path}`);
        const hours = fr ? 'Vous n’avez plus d’horaire à suivre.' : 'You no longer have a schedule';
        await expect(page.getByText(hours)).toBeVisible();
      }
      expect(faults).toEqual([]);
    });
  });
}
