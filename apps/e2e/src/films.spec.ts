import { createClient } from '@aube/client';
import { expect, test } from '@playwright/test';
import { COURSE, countCalls, playToEnd } from './course-steps.ts';
import { makeDiarist } from './diarist.ts';
import { logNewcomerIn, tokenOfNewcomer } from './newcomer.ts';
import { prefixOf, type Locale } from './people.ts';

test.describe.configure({ mode: 'parallel' });

/** Every one of our own films, from its beginning to its end, where a participant sees it. */
for (const locale of ['fr', 'en'] satisfies Locale[]) {
  test(`the six videos play to their ends with captions, ${locale}`, async ({ page, baseURL }) => {
    // Six films of three minutes at sixteen times their speed, on a machine that may be busy.
    test.setTimeout(600_000);
    const url = String(baseURL);
    const words = COURSE[locale];
    // The sixth week: every module's date is past, and no questionnaire is due.
    const email = await makeDiarist(url, `films-${locale}`, { programmeDay: 37 });
    const own = createClient({ url, token: await tokenOfNewcomer(url, email) });
    const marks = countCalls(page, 'programme.markVideoWatched');
    await logNewcomerIn(page, email, locale);

    for (const number of [1, 2, 3, 4, 5, 6]) {
      await test.step(`module ${number}`, async () => {
        await page.goto(`${prefixOf(locale)}/mon-programme/module/${number}/video`);
        await expect(page.locator('video')).toHaveAttribute(
          'src',
          new RegExp(`/course/module-${number}/video\\.${locale}\\.mp4$`),
        );
        const caption = page.locator('.player-caption');
        await page.getByRole('button', { name: words.play, exact: true }).click();
        await expect(caption).toHaveText(/\S/);
        await expect(caption).toHaveAttribute('lang', locale);
        await playToEnd(page);
        await expect(page.getByText(words.seen, { exact: true })).toBeVisible();
        expect(marks()).toBe(number);
        // Its chapters are read elsewhere (course.spec.ts): here they only open the next module.
        const { chapters } = await own.programme.getModuleState.query({ number });
        for (const chapter of chapters) {
          await own.programme.markChapterRead.mutate({ number: chapter.number });
        }
      });
    }
  });
}
