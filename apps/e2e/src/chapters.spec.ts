import { createClient } from '@aube/client';
import { expect, test } from '@playwright/test';
import { COURSE } from './course-steps.ts';
import { makeDiarist } from './diarist.ts';
import { logNewcomerIn, tokenOfNewcomer } from './newcomer.ts';
import { prefixOf, type Locale } from './people.ts';
import { faultsOf, setTheme } from './questionnaire-steps.ts';

test.describe.configure({ mode: 'parallel' });

/** Every chapter of the course, one after the other, as a participant reads them. */
for (const [locale, theme] of [
  ['fr', 'off'],
  ['en', 'on'],
] satisfies [Locale, 'off' | 'on'][]) {
  test(`the six modules read to their end, no violation at 320 px, ${locale}, dark ${theme}`, async ({
    page,
    baseURL,
  }) => {
    // Some thirty pages, each read by axe, on a machine that may be busy.
    test.setTimeout(600_000);
    const url = String(baseURL);
    const words = COURSE[locale];
    const email = await makeDiarist(url, `chapters-${locale}`, { programmeDay: 37 });
    const own = createClient({ url, locale, token: await tokenOfNewcomer(url, email) });
    await setTheme(page, theme);
    await page.setViewportSize({ width: 320, height: 720 });
    await logNewcomerIn(page, email, locale);
    const faults: string[] = [];

    for (const number of [1, 2, 3, 4, 5, 6]) {
      await test.step(`module ${number}`, async () => {
        // Its film is seen elsewhere (films.spec.ts).
        const { chapters } = await own.programme.markVideoWatched.mutate({ moduleId: number });
        await page.goto(`${prefixOf(locale)}/mon-programme/module/${number}`);
        const start = page.getByRole('link', { name: words.continueWith });
        await expect(start).toBeVisible();
        faults.push(...(await faultsOf(page)));
        await start.click();

        for (const chapter of chapters) {
          await expect(page).toHaveURL(new RegExp(`/chapitre/${chapter.number}$`));
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(chapter.title);
          const end = page.locator('.chapter-end');
          await expect(page.locator('.exercise input, .exercise textarea').first()).toBeVisible();
          faults.push(...(await faultsOf(page)));
          await end.scrollIntoViewIfNeeded();
          await expect(page.getByText(words.read, { exact: true })).toBeVisible();
          const isLast = chapter === chapters.at(-1);
          await end.getByRole('link', { name: isLast ? words.after : words.readOn }).click();
        }
      });
    }
    await expect(page).toHaveURL(/\/mon-programme$/);
    const modules = await own.programme.listModuleStates.query({});
    expect(modules.map(({ state }) => state)).toEqual(modules.map(() => 'complete'));
    expect(faults).toEqual([]);
  });
}
