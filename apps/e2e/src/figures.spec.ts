import { expect, test } from '@playwright/test';
import { logIn, prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

const WORDS = {
  fr: {
    from: 'Du',
    wrong: 'Corrigez les dates pour voir les chiffres.',
    steps: 'Du compte créé à la fin du programme',
    compare: 'Comparer avec une autre période',
    before: 'Prendre la période d’avant, du 2025-11-30 au 2026-05-31',
    trend: 'D’une période à l’autre',
    sent: 'S0 envoyé',
  },
  en: {
    from: 'From',
    wrong: 'Correct the dates to see the figures.',
    steps: 'From the account to the end of the program',
    compare: 'Compare with another period',
    before: 'Take the period before, 2025-11-30 to 2026-05-31',
    trend: 'From one period to the next',
    sent: 'S0 sent',
  },
} as const;

/** @decision console#two-periods console#dates-are-typed */
for (const { locale, width } of [
  { locale: 'fr', width: 1280 },
  { locale: 'en', width: 390 },
] as const) {
  test(`staff compare two periods, and a wrong date shows no figure (${locale}, ${width} px)`, async ({
    page,
  }) => {
    const words = WORDS[locale];
    await page.setViewportSize({ width, height: 900 });
    await logIn(page, 'personnel', locale);
    const at = `${prefixOf(locale)}/admin/statistiques`;
    await page.goto(`${at}?inscrit-du=2026-06-31&inscrit-au=2026-11-30`);
    const steps = page.getByRole('heading', { name: words.steps });
    await expect(page.getByText(words.wrong)).toBeVisible();
    await expect(steps).toHaveCount(0);
    const from = page.getByLabel(words.from, { exact: true }).first();
    await expect(from).toHaveAttribute('aria-invalid', 'true');
    await from.fill('2026-06-01');
    await expect(steps).toBeVisible();

    await page.getByText(words.compare).click();
    await page.getByRole('button', { name: words.before }).click();
    await expect(page).toHaveURL(/compare-du=2025-11-30&compare-au=2026-05-31$/);
    const trend = page.getByRole('region', { name: words.trend });
    await expect(trend.getByRole('row', { name: words.sent })).toContainText('%');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await faultsIn(page, locale)).toEqual([]);
  });
}
