import { expect, type Locator, test } from '@playwright/test';
import { arriveAs } from './people.ts';

test.use({ viewport: { width: 390, height: 844 } });

const look = (part: Locator, property: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

for (const scheme of ['light', 'dark'] as const) {
  test(`forced colours (${scheme}) keep the chosen tab, filled buttons and charts apart`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
    await arriveAs(page, 'semaine-3');
    await page.goto('/evolution-sommeil');
    const chosen = page.locator('.tab[aria-current]');
    const other = page.locator('.tab:not([aria-current])').first();
    const ground = await look(page.locator('html'), 'background-color');
    expect(await look(chosen, 'border-top-color')).not.toBe(await look(other, 'border-top-color'));
    const lines = page.locator('main svg polyline, main svg path').first();
    await expect(lines).toBeAttached();
    expect(await look(lines, 'stroke')).not.toBe(ground);
    const badge = page.locator('.badge').first();
    expect(await look(badge, 'forced-color-adjust')).toBe('none');
    expect(await look(badge, 'color')).not.toBe(await look(badge, 'background-color'));
    await page.goto('/mon-compte#langue-et-heure');
    const tick = page.locator('.chip:visible:has(:checked)').first();
    await expect(tick).toBeVisible();
    expect(await look(tick, 'outline-style')).toBe('solid');
  });
}
