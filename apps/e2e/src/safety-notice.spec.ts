import { createClient, type Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { makeDiarist } from './diarist.ts';
import { logInNewcomer, tokenOfNewcomer } from './newcomer.ts';
import { arriveAs, prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

const WORDS = {
  fr: {
    bedTime: /23\s?h/,
    locked: 'Votre horaire attend un avis',
    suspended: 'Votre horaire est suspendu',
    waits: 'Votre horaire attend que vous ayez lu ceci',
    chapter: 'Lire le chapitre « Rester en sécurité »',
    title: 'Rester en sécurité',
    back: 'Retour à mon journal',
    read: 'J’ai lu, reprendre mon horaire',
    doctor: 'L’horaire est suspendu',
  },
  en: {
    bedTime: /11(:00)?\sp\.m\./,
    locked: 'Your schedule is waiting for',
    suspended: 'Your schedule is suspended',
    waits: 'Your schedule waits until you have read this',
    chapter: 'Read the chapter “Staying safe”',
    title: 'Staying safe',
    back: 'Back to my diary',
    read: 'I have read it, bring back my schedule',
    doctor: 'The schedule is suspended',
  },
} as const satisfies Record<Locale, object>;

/** Pages that show the schedule while the schedule is in force. */
const PLACES = ['/mon-programme', '/mon-programme/semaine/2', '/journal-sommeil'];

async function answerSafety(url: string, email: string, given: Record<string, string>) {
  const client = createClient({ url, token: await tokenOfNewcomer(url, email) });
  const { definition } = await client.questionnaires.getHealthQuestions.query();
  const calm = definition.groups.flatMap(({ items }) => items.map(({ code }) => [code, 'no']));
  await client.questionnaires.reportHealthChange.mutate({
    answers: { ...Object.fromEntries(calm), ...given },
  });
}

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const words = WORDS[locale];
  const prefix = prefixOf(locale);
  test.describe(`a suspended schedule (${locale})`, () => {
    test.use(
      locale === 'fr'
        ? { viewport: { width: 390, height: 844 } }
        : { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
    );

    test('is on no page, and comes back once the safety notice is read', async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      const url = baseURL ?? '';
      const faults: string[] = [];
      const email = await makeDiarist(url, `notice-${locale}`, { programmeDay: 9 });
      const client = createClient({ url, token: await tokenOfNewcomer(url, email) });
      const { id: weekId } = await client.diary.getWeek.query({ number: 2 });
      await client.diary.answerWeeklyCheck.mutate({ weekId, answers: ['none'] });
      await client.diary.chooseSchedule.mutate({ weekId, anchor: 'bedTime', anchorTime: 1380 });
      await logInNewcomer(page, email, locale);
      const main = page.getByRole('main');

      await test.step('in force, it is told', async () => {
        for (const place of PLACES) {
          await page.goto(`${prefix}${place}`);
          await expect(main).toContainText(words.bedTime);
        }
      });

      await test.step('suspended, it is told nowhere', async () => {
        await answerSafety(url, email, { safety_pregnancy: 'yes' });
        for (const place of PLACES) {
          await page.goto(`${prefix}${place}`);
          const why = place === '/mon-programme' ? words.suspended : words.locked;
          await expect(main).toContainText(why);
          await expect(main).not.toContainText(words.bedTime);
        }
        await page.goto(`${prefix}/evolution-sommeil/resume`);
        await expect(page.locator('body')).toContainText(words.doctor);
      });

      await test.step('lifted, the notice stands in its place, with its chapter open', async () => {
        await answerSafety(url, email, {});
        await page.goto(`${prefix}/mon-programme/semaine/2`);
        await expect(main).toContainText(words.waits);
        await expect(main).not.toContainText(words.bedTime);
        faults.push(...(await faultsIn(page, locale)));
        await page.getByRole('link', { name: words.chapter }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
        await expect(page.locator('article.chapter')).toBeVisible();
        faults.push(...(await faultsIn(page, locale)));
      });

      await test.step('read, it is back', async () => {
        await page.goto(`${prefix}/journal-sommeil`);
        await page.getByRole('button', { name: words.read }).click();
        await expect(main).toContainText(words.bedTime);
        faults.push(...(await faultsIn(page, locale)));
      });
      expect(faults).toEqual([]);
    });
  });
}

const TEXTS = [
  '/',
  '/mon-programme',
  '/journal-sommeil',
  '/activites',
  '/notifications',
  '/evolution-sommeil',
  '/mon-compte',
  '/mon-programme/bilan/s0',
  '/personnes-ressources',
];

async function chapterLinks(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page
    .locator('main a[href*="/chapitre/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test('no page links to a chapter that its reader cannot open (D79)', async ({ browser }) => {
  test.setTimeout(300_000);
  const closed: string[] = [];
  for (const [name, weeks] of [
    ['nouvelle', []],
    ['semaine-1', [1]],
    ['semaine-3', [1, 2, 3]],
    ['semaine-7', []],
    ['semaine-25', []],
    ['abandon', [1, 2]],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await arriveAs(page, name);
    const found = new Set<string>();
    for (const path of [...TEXTS, ...weeks.map((week) => `/mon-programme/semaine/${week}`)]) {
      for (const link of await chapterLinks(page, path)) found.add(link);
    }
    for (const link of found) {
      await page.goto(link);
      const chapter = page.locator('article.chapter');
      await chapter.waitFor({ timeout: 8_000 }).catch(() => closed.push(`${name}: ${link}`));
    }
    await context.close();
  }
  expect(closed).toEqual([]);
});
