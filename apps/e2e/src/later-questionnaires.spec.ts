import type { Locale } from '@aube/client';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { makeDiarist } from './diarist.ts';
import { tabTo } from './keyboard-steps.ts';
import { logInNewcomer } from './newcomer.ts';
import { arriveAs, prefixOf } from './people.ts';
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

type Later = 's6' | 's12' | 's24';
const typed = 'Je dors mieux « enfin ».';

async function expectToBeLed(page: Page, code: Later, locale: Locale): Promise<void> {
  await page.goto(`${prefixOf(locale)}/journal-sommeil`);
  await expect(page).toHaveURL(new RegExp(`/mon-programme/questionnaire-${code}$`));
}

async function expectSent(page: Page, code: Later, locale: Locale): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/mon-programme/bilan/${code}$`));
  await expect(heading(page)).toHaveText(WORDS[locale].sent);
  await expectPlainSummary(page, locale);
}

async function readAnswers(page: Page, locale: Locale): Promise<Locator> {
  const name = locale === 'fr' ? 'Les réponses' : 'The answers';
  const answers = page.getByRole('region', { name, exact: true });
  await expect(answers.locator('summary').first()).toBeVisible();
  for (const group of await answers.locator('summary').all()) await group.click();
  await expect(answers.locator('dd').filter({ hasText: typed })).not.toHaveCount(0);
  return answers;
}

async function expectOpen(page: Page, code: Later, locale: Locale): Promise<void> {
  await page.goto(`${prefixOf(locale)}/journal-sommeil`);
  await expect(page).toHaveURL(/\/journal-sommeil$/);
  await page.goto(`${prefixOf(locale)}/mon-programme/questionnaire-${code}`);
  await expect(page).toHaveURL(/\/mon-programme$/);
  await expect(page.getByRole('status').filter({ hasText: alreadySent[locale] })).toBeVisible();
}

const EVENT = {
  fr: {
    fall: 'Une chute, ou presque',
    serious: 'Grave',
    tellNow: 'Vous pouvez le dire tout de suite',
    link: 'Quelque chose est arrivé?',
    notListed: 'Ce n’est pas dans la liste?',
  },
  en: {
    fall: 'A fall, or nearly',
    serious: 'Serious',
    tellNow: 'You can tell us right away',
    link: 'Something happened?',
    notListed: 'Not in the list?',
  },
} as const;

/** @returns accessibility faults; none on a page without the question about a fall */
async function tellFallNow(page: Page, locale: Locale): Promise<string[]> {
  const words = EVENT[locale];
  const main = page.getByRole('main');
  const fall = main.getByLabel(words.fall, { exact: true });
  if ((await fall.count()) === 0) return [];
  const offer = main.getByText(words.tellNow, { exact: true });
  await expect(offer).toHaveCount(0);
  await fall.check();
  await expect(offer).toHaveCount(1);
  await expect(page.locator('[aria-live]').filter({ hasText: words.tellNow })).toHaveCount(1);
  await main.getByLabel(words.serious, { exact: true }).check();
  await expect(offer).toHaveCount(1);
  const faults = await faultsIn(page, locale);
  // A serious effect cannot be reported on the linked page, so a number to call must be shown here.
  await fall.uncheck();
  await expect(offer).toHaveCount(1);
  const urgent = main.getByRole('link', { name: '911', exact: true });
  await expect(urgent).toBeVisible();
  await fall.check();
  await main.getByRole('link', { name: words.link }).first().click();
  await expect(page).toHaveURL(/\/quelque-chose-est-arrive$/);
  await expect(main.getByRole('heading', { name: words.notListed })).toBeVisible();
  await expect(urgent).toBeVisible();
  await page.goBack();
  await expect(fall).toBeChecked();
  await expect(offer).toHaveCount(1);
  await answerPage(page, chooseMild);
  await expect(offer).toHaveCount(0);
  return faults;
}

const alreadySent = { fr: 'est déjà envoyé', en: 'has already been sent' };
const opensLater = {
  fr: /semaine 6 n’est pas encore ouvert. Il s’ouvre le \S+ \d/,
  en: /week 6 questionnaire is not open yet. It opens on \S+ \d/,
};

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  test(`a questionnaire asked for too early says when it opens, once (${locale})`, async ({
    page,
  }) => {
    await arriveAs(page, 'semaine-3');
    await page.goto(`${prefixOf(locale)}/mon-programme/questionnaire-s6`);
    await expect(page).toHaveURL(/\/mon-programme$/);
    const notice = page.getByRole('status').filter({ hasText: opensLater[locale] });
    await expect(notice).toBeVisible();
    await page
      .getByRole('navigation')
      .getByRole('link')
      .filter({ hasText: /Journal|Diary/ })
      .click();
    await expect(heading(page)).toHaveText({ fr: /journal/, en: /diary/ }[locale]);
    await page.goBack();
    await expect(heading(page)).toContainText(
      /Bonjour|Bonsoir|Cette nuit|Hello|Good evening|Tonight/,
    );
    await expect(
      page.locator('.next-step, [aria-labelledby=awake-now], #evening').first(),
    ).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
}

const journeys = [
  ['s6', 'en'],
  ['s12', 'fr'],
] as const;

for (const [code, locale] of journeys) {
  const words = WORDS[locale];
  test(`${code} from end to end (${locale})`, async ({ page, baseURL }) => {
    const faults: string[] = [];
    if (code === 's12') await arriveAs(page, 'semaine-13');
    else await logInNewcomer(page, await makeDiarist(baseURL ?? '', code, { programmeDay: 43 }));
    await expectToBeLed(page, code, locale);
    await page.getByRole('button', { name: words.start }).click();
    await walkToReview(page, {
      locale,
      choose: chooseMild,
      typed,
      onPage: async (_, number) => {
        const isOther = (await page.getByRole('main').getByRole('textbox').count()) > 0;
        if (code === 's6' && isOther) {
          faults.push(...(await faultsIn(page, locale)), ...(await tellFallNow(page, locale)));
        }
        if (number !== 2) return;
        await page.getByRole('button', { name: words.back, exact: true }).click();
        await expect(page).toHaveURL(/page=1$/);
        await expect(heading(page)).toBeFocused();
        await expect(questionsOn(page).locator('input:checked')).toHaveCount(5);
        await page.getByRole('button', { name: words.next, exact: true }).click();
        await expect(page).toHaveURL(/page=2$/);
      },
    });
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByRole('button', { name: words.send })).toHaveCount(0);
    await expectSent(page, code, locale);
    faults.push(...(await faultsIn(page, locale)));
    const answers = await readAnswers(page, locale);
    await expect(answers.getByText(words.declined)).toHaveCount(1);
    await expectOpen(page, code, locale);
    expect(faults).toEqual([]);
  });
}

test('s6 from end to end with the keyboard alone (fr)', async ({ page }) => {
  const words = WORDS.fr;
  const faults: string[] = [];
  await arriveAs(page, 'semaine-7');
  await expectToBeLed(page, 's6', 'fr');
  const press = async (name: string) => {
    await tabTo(page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  await press(words.start);
  await expect(page).toHaveURL(/page=1$/);
  await expect(heading(page)).toBeFocused();
  await walkToReview(page, {
    locale: 'fr',
    choose: chooseMild,
    typed,
    byKeyboard: true,
    onPage: async (_, number) => {
      const isOther = (await page.getByRole('main').getByRole('textbox').count()) > 0;
      if (isOther) {
        faults.push(...(await faultsIn(page, 'fr')), ...(await tellFallNow(page, 'fr')));
      }
      if (number !== 1) return;
      await press(words.next);
      await expect(page).toHaveURL(/page=2$/);
      await expect(heading(page)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/page=1$/);
      await expect(heading(page)).toBeFocused();
      await expect(questionsOn(page).locator('input:checked')).toHaveCount(5);
    },
  });
  await press(words.send);
  await expectSent(page, 's6', 'fr');
  await expect(heading(page)).toBeFocused();
  faults.push(...(await faultsIn(page, 'fr')));
  const mood = scoreCard(page, /PHQ-9/);
  await expect(mood).toContainText('départ');
  await tabTo(mood.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(mood.getByText(/^9 /)).toBeVisible();
  await tabTo(page.getByRole('link', { name: words.open }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mon-programme$/);
  expect(faults).toEqual([]);
});

test('s24 begins in one language and ends in the other', async ({ page }) => {
  await arriveAs(page, 'semaine-25');
  await expectToBeLed(page, 's24', 'fr');
  await page.getByRole('button', { name: WORDS.fr.start }).click();
  await answerPage(page, chooseMild);
  const checked = questionsOn(page).locator('input:checked');
  const before = await checked.evaluateAll((inputs) => inputs.map(({ id }) => id));

  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/questionnaire-s24\?page=1$/);
  await expect(page.getByRole('button', { name: WORDS.en.next, exact: true })).toBeVisible();
  expect(await checked.evaluateAll((inputs) => inputs.map(({ id }) => id))).toEqual(before);

  await walkToReview(page, { locale: 'en', choose: chooseMild, typed });
  const otherTab = await page.context().newPage();
  await otherTab.goto('/en/mon-programme/questionnaire-s24?page=1');
  await expect(questionsOn(otherTab).first()).toBeVisible();
  await page.getByRole('button', { name: WORDS.en.send }).click();
  await expect(page).toHaveURL(/\/mon-programme\/bilan\/s24$/);
  await questionsOn(otherTab).first().locator('input').nth(1).check();
  await expect(otherTab).toHaveURL(/\/mon-programme\/bilan\/s24$/);
  await otherTab.close();

  await expectSent(page, 's24', 'en');
  const mood = scoreCard(page, /PHQ-9/);
  await mood.getByText(WORDS.en.figures).click();
  await expect(mood.getByText(/^9 on a scale/)).toBeVisible();
  const answers = await readAnswers(page, 'en');
  await expect(answers.getByRole('definition').first()).toHaveText('Very poor');

  await page.getByRole('link', { name: 'Français' }).click();
  await expect(heading(page)).toHaveText(WORDS.fr.sent);
  await expect(mood.getByText(/^9 sur une échelle/)).toBeVisible();
  const inFrench = page.getByRole('region', { name: 'Les réponses', exact: true });
  await expect(inFrench.getByRole('definition').first()).toHaveText('Très mauvais');
  await expect(inFrench.locator('dd').filter({ hasText: typed })).not.toHaveCount(0);
  expect(await faultsIn(page, 'fr')).toEqual([]);
  await expectOpen(page, 's24', 'fr');
});
