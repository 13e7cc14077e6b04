import { createClient, type Locale } from '@aube/client';
import { expect, test } from '@playwright/test';
import { makeDiarist } from './diarist.ts';
import { logInNewcomer, tokenOfNewcomer } from './newcomer.ts';
import { prefixOf } from './people.ts';
import { answerHealth } from './states-of-life.ts';
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

const PLACES = ['/mon-programme', '/mon-programme/semaine/2', '/journal-sommeil'];

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
        await answerHealth(client, { safety_pregnancy: 'yes' });
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
        await answerHealth(client, {});
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
