import type { Locale } from '@aube/client';
import { expect, test } from '@playwright/test';
import { prefixOf } from './people.ts';

const PAGES = {
  '/': { fr: /\S/, en: /\S/ },
  '/a-propos': { fr: /^À propos d’Aube/, en: /^About Aube/ },
  '/faq': { fr: /^Questions fréquentes/, en: /^Frequently asked questions/ },
  '/guide-utilisateur': { fr: /^Guide de l’utilisateur/, en: /^User guide/ },
  '/personnes-ressources': { fr: /^Personnes-ressources/, en: /^Resource persons/ },
  '/confidentialite': { fr: /^Confidentialité/, en: /^Privacy/ },
  '/accessibilite': { fr: /^Accessibilité/, en: /^Accessibility/ },
  '/references': { fr: /^Références/, en: /^References/ },
} as const satisfies Record<string, Record<Locale, RegExp>>;

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  test(`every public page opens without an account, ${locale}`, async ({ page }) => {
    test.setTimeout(120_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    for (const [path, title] of Object.entries(PAGES)) {
      await page.goto(prefixOf(locale) + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[locale]);
      await expect(page.locator('main :is(p, summary):visible').nth(1)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
    }
    expect(faults).toEqual([]);
  });

  test(`the guide shows the screens, with words for each, ${locale}`, async ({ page }) => {
    await page.goto(`${prefixOf(locale)}/guide-utilisateur`);
    const pictures = page.locator('.guide-picture img:visible');
    await expect(pictures).toHaveCount(8);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute('alt', /\S{2,} \S/);
      await expect(picture).toHaveAttribute(
        'src',
        new RegExp(`\\.${locale}\\.(day|night)\\.webp$`),
      );
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(540);
    }
  });

  test(`at least twenty questions are answered, ${locale}`, async ({ page }) => {
    await page.goto(`${prefixOf(locale)}/faq`);
    const questions = page.locator('main details');
    await expect(questions.first()).toBeVisible();
    expect(await questions.count()).toBeGreaterThanOrEqual(20);
    await questions.first().locator('summary').click();
    await expect(questions.first()).toHaveAttribute('open', '');
  });
}

test('a screen reader that speaks French knows which works are in English', async ({ page }) => {
  await page.goto('/references');
  const works = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\(\d{4}\)\. / });
  await expect(works.filter({ hasText: 'Human Neurobiology' })).toBeVisible();
  await expect(works.filter({ hasText: 'Psychotherapy and Psychosomatics' })).toBeVisible();
  await expect(works.filter({ hasNot: page.locator('[lang="en"]') })).toHaveCount(0);
});
