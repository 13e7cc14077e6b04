import { expect, test } from '@playwright/test';

test('the browser draws French and knows Toronto’s time', async ({ page }) => {
  await page.setContent('<meta charset="utf-8"><h1>Journal d’été</h1>');
  await expect(page.getByRole('heading')).toHaveText('Journal d’été');
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(zone).toBe('America/Toronto');
});
