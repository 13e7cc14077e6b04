import type { Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { makeDiarist } from './diarist.ts';
import { logInNewcomer } from './newcomer.ts';
import { prefixOf } from './people.ts';

const faultsOfLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main svg[role="img"]')].flatMap((drawing) => {
      const frame = drawing.getBoundingClientRect();
      const labels = [...drawing.querySelectorAll('text')].map((label) => ({
        words: label.textContent,
        box: label.getBoundingClientRect(),
      }));
      const cut = labels.filter(
        ({ box }) =>
          box.left < frame.left - 1 ||
          box.right > frame.right + 1 ||
          box.top < frame.top - 1 ||
          box.bottom > frame.bottom + 1,
      );
      const touching = labels.flatMap(({ words, box }, index) =>
        labels
          .slice(index + 1)
          .filter(
            ({ box: other }) =>
              box.left < other.right &&
              other.left < box.right &&
              box.top < other.bottom - 2 &&
              other.top < box.bottom - 2,
          )
          .map((other) => `${words} touches ${other.words}`),
      );
      return [...cut.map(({ words }) => `${words} is cut`), ...touching];
    }),
  );

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  test(`no label of a chart touches another or is cut, at any text size (${locale})`, async ({
    page,
    baseURL,
  }) => {
    const email = await makeDiarist(baseURL ?? '', `labels-${locale}`, {
      programmeDay: 100,
      submitted: ['S0', 'S6', 'S12'],
    });
    await logInNewcomer(page, email, locale);
    await page.goto(`${prefixOf(locale)}/evolution-sommeil`);
    const periods = page.getByRole('group', {
      name: locale === 'fr' ? 'Nombre de semaines' : 'Number of weeks',
    });
    await expect(periods.getByRole('radio').last()).toBeChecked();
    for (const size of ['small', 'normal', 'large', 'extraLarge']) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset['textSize'] = chosen;
      }, size);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        const tops = await periods
          .locator('label')
          .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().top));
        expect(new Set(tops).size, `${size}, ${width} px`).toBe(1);
        for (const period of await periods.getByRole('radio').all()) {
          await period.check({ force: true });
          await expect(page.locator('main svg[role="img"] text').first()).toBeVisible();
          await expect.poll(() => faultsOfLabels(page), `${size}, ${width} px`).toEqual([]);
          await expect(
            page.locator('main svg text', { hasText: locale === 'fr' ? 'minuit' : 'midnight' }),
          ).toHaveCount(1);
        }
      }
    }
  });
}
