import { expect, test } from '@playwright/test';
import { logIn, prefixOf } from './people.ts';
import {
  answerPage,
  chooseMild,
  questionsOn,
  scoreCard,
  walkToReview,
  WORDS,
} from './questionnaire-steps.ts';
import { faultsOf } from './violations.ts';

test.use({ viewport: { width: 390, height: 844 } });

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
    await answerPage(page, chooseMild);
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
      choose: chooseMild,
      onPage: async () => {
        const words = page.getByRole('main').getByRole('textbox');
        if ((await words.count()) > 0) await words.first().fill(typed);
      },
    });
    const otherTab = await page.context().newPage();
    await otherTab.goto(`${prefixOf(last)}/mon-programme/questionnaire-${code}?page=1`);
    await expect(questionsOn(otherTab).first()).toBeVisible();
    await page.getByRole('button', { name: WORDS[last].send }).click();
    const summary = new RegExp(`/mon-programme/bilan/${code}$`);
    await expect(page).toHaveURL(summary);
    // Whoever goes on answering elsewhere learns that it is sent.
    await questionsOn(otherTab).first().locator('input').nth(1).check();
    await expect(otherTab).toHaveURL(summary);
    await otherTab.close();
    const answers = page.getByRole('region', {
      name: last === 'fr' ? 'Vos réponses' : 'Your answers',
      exact: true,
    });
    await answers.locator('summary').first().click();
    await expect(answers.getByRole('definition').first()).toHaveText(
      last === 'fr' ? 'Très mauvais' : 'Very poor',
    );
    await expect(answers.locator('dd').filter({ hasText: typed })).not.toHaveCount(0);
    const mood = scoreCard(page, /PHQ-9/);
    await mood.getByText(WORDS[last].figures).click();
    await expect(mood.getByText(/^9 /)).toBeVisible();
    // How it changed since S0 is said in words.
    await expect(mood).toContainText(last === 'fr' ? 'départ' : 'at the start');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: WORDS[last].open }).click();
    await expect(page).toHaveURL(/\/mon-programme$/);
  });
}
