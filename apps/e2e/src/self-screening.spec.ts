import type { Locale } from '@aube/client';
import { expect, test } from '@playwright/test';
import { prefixOf } from './people.ts';
import { heading, questionsOn, walkToReview, WORDS } from './questionnaire-steps.ts';
import { faultsIn } from './violations.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const words = WORDS[locale];
  test(`anybody assesses their sleep without an account (${locale})`, async ({ page }) => {
    test.setTimeout(90_000);
    const fr = locale === 'fr';
    const faults: string[] = [];
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
    faults.push(...(await faultsIn(page, locale)));

    await page.reload();
    await expect(questionsOn(page).locator('input:checked')).toHaveCount(5);
    await page.getByRole('button', { name: words.next, exact: true }).click();
    await expect(page).not.toHaveURL(/[?&]page=1$/);
    await walkToReview(page, { locale, choose: () => 0 });
    faults.push(...(await faultsIn(page, locale)));
    await page.getByRole('button', { name: fr ? 'Voir mon résultat' : 'See my result' }).click();
    const result = (inFrench: boolean) =>
      expect(heading(page)).toHaveText(
        inFrench ? 'Ce programme pourrait vous convenir' : 'This program might suit you',
      );
    await result(fr);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('main')).toContainText(
      fr ? 'pas un diagnostic' : 'not a diagnosis',
    );
    faults.push(...(await faultsIn(page, locale)));

    await test.step('going back from the result asks nothing again', async () => {
      await page.goBack();
      await expect(page).not.toHaveURL(/page=/);
      await result(fr);
    });

    await test.step('the result is read in the other language, and outlives a reload', async () => {
      await page.getByRole('link', { name: fr ? 'English' : 'Français' }).click();
      await result(!fr);
      faults.push(...(await faultsIn(page, locale)));
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
    await page.goto(`${prefixOf(locale)}/evaluez-mon-sommeil?page=3`);
    await expect(page.getByRole('button', { name: words.start })).toBeVisible();
    expect(faults).toEqual([]);
  });
}
