import { expect, test, type Page } from '@playwright/test';
import { logNewcomerIn, makeNewcomer } from './newcomer.ts';
import { answerPage, chooseMild, questionsOn, WORDS } from './questionnaire-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

const S0 = '/mon-programme/questionnaire-s0';

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
    await answerPage(page, chooseMild);
    await expect(page.getByText(kept)).toBeVisible();

    const tablet = await browser.newPage({ baseURL: baseURL ?? '' });
    await logNewcomerIn(tablet, email);
    await tablet.goto(S0);
    await tablet.getByRole('button', { name: resume }).click();
    await expect(tablet).toHaveURL(/page=2$/);
    await answerPage(tablet, chooseMild);
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
    await answerPage(page, chooseMild);
    await expect(page.getByText(away)).toBeVisible();
    await go(page);
    await expect(page).toHaveURL(/page=4$/);
    await answerPage(page, chooseMild);
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
    await answerPage(page, chooseMild);
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
    await answerPage(page, chooseMild);
    await expect(page).toHaveURL(/\/connexion$/);
    await logNewcomerIn(page, email);
    await expect(page).toHaveURL(/questionnaire-s0\?page=6$/);
    await expect(checked(page)).toHaveCount(3);
    await expect(page.getByText(kept)).toBeVisible();
    await page.reload();
    await expect(checked(page)).toHaveCount(3);
  });
});
