import type { Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { linkInLetter } from './letters.ts';
import { openSiteContent } from './open-site-content.ts';
import { makeOwnSite, type OwnSite } from './own-site.ts';
import { prefixOf } from './people.ts';
import {
  chooseMild,
  expectPlainSummary,
  heading,
  questionsOn,
  scoreCard,
  walkToReview,
  WORDS,
} from './questionnaire-steps.ts';
import { faultsOf } from './violations.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: 'serial' });

let site: OwnSite;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await makeOwnSite(openSiteContent);
  await site.startAt(new Date().toISOString());
});
test.afterAll(() => site.leave());

type Sleeper = {
  readonly difficulty: string;
  readonly nights: string;
  readonly months: string;
};

async function screen(page: Page, locale: Locale, sleeper: Sleeper): Promise<void> {
  const words = WORDS[locale];
  await page.goto(`${site.url}${prefixOf(locale)}/evaluez-mon-sommeil`);
  await page.getByRole('button', { name: words.start }).click();
  for (const name of [sleeper.difficulty, sleeper.nights, sleeper.months]) {
    await page.getByRole('main').getByLabel(name, { exact: true }).check();
  }
  for (const index of [3, 4]) await questionsOn(page).nth(index).locator('input').last().check();
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await expect(page).not.toHaveURL(/[?&]page=1$/);
  await walkToReview(page, { locale, choose: () => 0 });
  const see = locale === 'fr' ? 'Voir mon résultat' : 'See my result';
  await page.getByRole('button', { name: see }).click();
  await expect(heading(page)).toBeFocused();
}

const evenings = (page: Page) => page.locator('#question-lights_evenings');

async function correctEvenings(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await expect(page.getByText('© Example Press. Avec permission.')).toBeVisible();
  await page.getByRole('button', { name: WORDS.fr.next, exact: true }).click();
  faults.push(...(await faultsOf(page)));
  await evenings(page).fill('8');
  await expect(page.getByRole('alert')).toContainText('un nombre entier de 0 à 7');
  await evenings(page).fill('4');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByText('© Example Press. By permission.')).toBeVisible();
  await expect(evenings(page)).toHaveValue('4');
  faults.push(...(await faultsOf(page)));
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByText('© Example Press. Avec permission.')).toBeVisible();
  return faults;
}

const password = 'trois lampes bleues';

test('whom the programme suits registers, and is asked S0 without the ninth question', async ({
  page,
}) => {
  const { send, start } = WORDS.fr;
  const faults: string[] = [];
  const email = `ouvert-${Date.now()}@exemple.test`;
  await screen(page, 'fr', {
    difficulty: 'M’endormir le soir',
    nights: '3 nuits',
    months: 'De trois à onze mois',
  });
  await expect(heading(page)).toHaveText('Ce programme pourrait vous convenir');
  faults.push(...(await faultsOf(page)));

  await test.step('the place to register outlives a reload, and is used once', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'M’inscrire au programme' }).click();
    await expect(page).toHaveURL(/\/inscription$/);
    await page.locator('#firstName').fill('Ana');
    await page.locator('#lastName').fill('Ouverte');
    await page.locator('#email').fill(email);
    await page.locator('#password').fill(password);
    await page.locator('#passwordConfirmation').fill(password);
    await expect(page.locator('#referenceCode')).toHaveText('DEMO-01');
    await page.locator('#consent').check();
    await page.locator('form button[type=submit]').click();
    await page.goto(await linkInLetter(email, '/activation/', site.dataDir));
    await page.locator('form button[type=submit]').click();
  });

  await test.step('activating logs in, and S0 waits', async () => {
    await expect(page).toHaveURL(/\/mon-programme\/questionnaire-s0$/);
    await expect(page.getByRole('main')).not.toContainText('en danger');
    await page.getByRole('button', { name: start }).click();
  });

  const titles: string[] = [];
  const help = page.getByRole('main').locator('a[href^="tel:"]');
  const onPage = async () => {
    titles.push(...(await questionsOn(page).locator('legend').allInnerTexts()));
    if (await evenings(page).isVisible()) faults.push(...(await correctEvenings(page)));
    await expect(help).toHaveCount(0);
  };
  await walkToReview(page, { locale: 'fr', choose: chooseMild, onPage });
  expect(titles.join()).not.toMatch(/vaudrait mieux mourir|blesser|mourir/);
  await expect(help).toHaveCount(0);

  await test.step('REST asks what the pages ask', async () => {
    const login = await fetch(`${site.url}/api/auth/connexion`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ courriel: email, mot_de_passe: password }),
    });
    const { access_token: token } = (await login.json()) as { access_token: string };
    const reply = await fetch(`${site.url}/api/questionnaires/s0`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { questionnaire } = (await reply.json()) as {
      questionnaire: { groupes: { items: { code: string }[] }[] };
    };
    const codes = questionnaire.groupes.flatMap(({ items }) => items.map(({ code }) => code));
    expect(codes.filter((code) => code.startsWith('phq'))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((each) => `phq8_${each}`),
    );
    expect(codes).toContain('lights_evenings');
  });

  await page.getByRole('button', { name: send }).click();
  await expect(heading(page)).toHaveText(WORDS.fr.sent);
  await expectPlainSummary(page, 'fr');
  await expect(scoreCard(page, /PHQ-8/)).toBeVisible();
  await expect(scoreCard(page, /Lumières du soir/)).toContainText('Vos soirées sont plutôt');
  await expect(help).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a person whom it does not suit reads so, and gets no place to register', async ({ page }) => {
  const replies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('saveScreening')) replies.push(await response.text());
  });
  await screen(page, 'en', {
    difficulty: 'Falling asleep in the evening',
    nights: '3 nights',
    months: 'Less than a month',
  });
  await expect(heading(page)).not.toHaveText('This program might suit you');
  await expect(page.getByRole('main')).toContainText('not a diagnosis');
  await expect(page.getByRole('main').locator('a[href*="/inscription"]')).toHaveCount(0);
  expect(replies.length).toBeGreaterThan(0);
  for (const reply of replies) expect(reply).toContain('"registration":null');
  expect(await faultsOf(page)).toEqual([]);
});
