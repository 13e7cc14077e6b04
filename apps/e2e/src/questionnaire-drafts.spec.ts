import type { Locale } from '@aube/client';
import { createClient } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { logInNewcomer, makeNewcomer, submitS0, tokenOfNewcomer } from './newcomer.ts';
import { prefixOf } from './people.ts';
import { answerPage, chooseMild, heading, questionsOn, WORDS } from './questionnaire-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

const S0 = '/mon-programme/questionnaire-s0';

test.describe.serial('a draft', () => {
  const { next, start, kept, away } = WORDS.fr;
  const go = (page: Page) => page.getByRole('button', { name: next, exact: true }).click();
  const checked = (page: Page) => questionsOn(page).locator('input:checked');
  let email = '';
  test.beforeAll(async ({ baseURL }) => {
    email = await makeNewcomer(baseURL ?? '', 'drafts');
  });

  test('goes on on another device in the other language, and two devices lose nothing of each other', async ({
    page,
    browser,
    baseURL,
  }) => {
    await logInNewcomer(page, email);
    await page.goto(S0);
    await page.getByRole('button', { name: start }).click();
    await answerPage(page, chooseMild);
    await expect(page.getByText(kept)).toBeVisible();

    const tablet = await browser.newPage({ baseURL: baseURL ?? '' });
    await logInNewcomer(tablet, email, 'en');
    await tablet.goto(`/en${S0}`);
    await tablet.getByRole('button', { name: WORDS.en.resume }).click();
    await expect(tablet).toHaveURL(/page=2$/);
    await answerPage(tablet, chooseMild);
    await expect(tablet.getByText(WORDS.en.kept)).toBeVisible();

    await page.goto(`${S0}?page=1`);
    await questionsOn(page).first().locator('input').nth(1).check();
    await expect(page.getByText(kept)).toBeVisible();
    await questionsOn(tablet).first().locator('input').nth(1).check();
    await expect(tablet.getByText(WORDS.en.kept)).toBeVisible();
    await tablet.close();
    await page.reload();
    await expect(questionsOn(page).first().locator('input').nth(1)).toBeChecked();
    await go(page);
    await expect(checked(page)).toHaveCount(4);
    await expect(questionsOn(page).first().locator('input').nth(1)).toBeChecked();

    await page.goto('/');
    const card = page.locator('.next-step');
    await expect(card).toContainText('9 réponses sont déjà gardées');
    await card.getByRole('link', { name: 'Ouvrir le questionnaire' }).click();
    await expect(page).toHaveURL(new RegExp(`${S0}$`));
    await expect(page.getByRole('main')).toContainText('9 réponses sont déjà gardées');
  });

  test('waits while the network is cut, and then is kept', async ({ page, context }) => {
    await logInNewcomer(page, email);
    await page.goto(`${S0}?page=3`);
    await expect(questionsOn(page)).toHaveCount(4);
    await context.setOffline(true);
    await answerPage(page, chooseMild);
    await expect(page.getByText(away)).toBeVisible();
    await go(page);
    await expect(page).toHaveURL(/page=4$/);
    await expect(heading(page)).toBeFocused();
    await answerPage(page, chooseMild);
    await context.setOffline(false);
    await expect(page.getByText(kept)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.goto(`${S0}?page=3`);
    await expect(checked(page)).toHaveCount(4);
    await page.goto(`${S0}?page=4`);
    await expect(checked(page)).toHaveCount(4);
  });

  test('outlives a tab that is closed right after an answer', async ({ page, context }) => {
    await logInNewcomer(page, email);
    await page.goto(`${S0}?page=5`);
    await answerPage(page, chooseMild);
    await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
    const other = await context.newPage();
    await expect(async () => {
      await other.goto(`${S0}?page=5`);
      await expect(checked(other)).toHaveCount(4, { timeout: 1000 });
    }).toPass();
  });

  test('outlives a session that ended in the middle', async ({ page, context }) => {
    await logInNewcomer(page, email);
    await page.goto(`${S0}?page=6`);
    await expect(questionsOn(page)).toHaveCount(3);
    await context.clearCookies();
    await answerPage(page, chooseMild);
    await expect(page).toHaveURL(/\/connexion$/);
    await logInNewcomer(page, email);
    await expect(page).toHaveURL(/questionnaire-s0\?page=6$/);
    await expect(checked(page)).toHaveCount(3);
    await expect(page.getByText(kept)).toBeVisible();
    await page.reload();
    await expect(checked(page)).toHaveCount(3);
  });
});

for (const [locale, other] of [
  ['fr', 'en'],
  ['en', 'fr'],
] satisfies [Locale, Locale][]) {
  const names = { fr: 'Français', en: 'English' };

  test(`a change of language loses nothing of what was just typed (${locale} to ${other})`, async ({
    page,
    baseURL,
  }) => {
    const email = await makeNewcomer(baseURL ?? '', `switch-${locale}`);
    await logInNewcomer(page, email, locale);
    for (const number of [6, 4, 1]) {
      await page.goto(`${prefixOf(locale)}${S0}?page=${number}`);
      await answerPage(page, chooseMild);
      const words = page.getByRole('main').getByRole('textbox');
      const isAsked = (await words.count()) > 0;
      if (isAsked) await words.fill('Dormir d’une traite.');
      const checked = questionsOn(page).locator('input:checked');
      const ids = () => checked.evaluateAll((inputs) => inputs.map(({ id }) => id));
      const before = await ids();
      for (const to of [other, locale]) {
        await page.getByRole('link', { name: names[to], exact: true }).click();
        const next = page.getByRole('button', { name: WORDS[to].next, exact: true });
        await expect(next).toBeVisible();
        expect(await ids()).toEqual(before);
        if (isAsked) await expect(words).toHaveValue('Dormir d’une traite.');
      }
      await expect(page.getByText(WORDS[locale].kept)).toBeVisible();
    }
  });

  test(`a network cut at the moment of sending is said, and sending again makes one row (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    const { send, sent } = WORDS[locale];
    const email = await makeNewcomer(url, `cut-${locale}`);
    await submitS0(url, email, {}, { isDraft: true });
    await logInNewcomer(page, email, locale);
    await page.goto(`${prefixOf(locale)}${S0}?page=verification`);
    const button = page.getByRole('button', { name: send });
    const alert = page.getByRole('alert');

    await test.step('nothing has left', async () => {
      await expect(button).toBeVisible();
      await context.setOffline(true);
      await button.click();
      await expect(alert).toBeFocused();
      const away = locale === 'fr' ? 'Le site ne répond pas.' : 'The site is not answering.';
      await expect(alert).toContainText(away);
      await context.setOffline(false);
    });

    let submissions = 0;
    await test.step('it has arrived, and its reply has not', async () => {
      await page.route(/questionnaires\.save(\?|$)/, async (route) => {
        submissions += 1;
        if (submissions > 1) return route.continue();
        await route.fetch();
        return route.abort('connectionreset');
      });
      await button.click();
      await expect.poll(() => submissions).toBe(1);
      await expect(alert).toBeFocused();
      await expect(button).toBeEnabled();
    });

    await button.dblclick();
    await expect(page).toHaveURL(/\/mon-programme\/bilan\/s0$/);
    await expect(heading(page)).toHaveText(sent);
    expect(submissions).toBe(2);
    const client = createClient({ url, token: await tokenOfNewcomer(url, email) });
    const scores = await client.questionnaires.listScores.query({});
    expect(scores.map(({ code }) => code)).toEqual(['S0']);
  });
}
