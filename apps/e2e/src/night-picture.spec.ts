import type { Locale } from '@aube/client';
import { expect, test } from '@playwright/test';
import { makeDiarist } from './diarist.ts';
import { logInNewcomer } from './newcomer.ts';
import { prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

const WORDS = {
  fr: {
    read: 'Lire cette nuit en chiffres',
    figures: /^Au lit de .+ Endormissement en/,
    raster: 'Les nuits, l’une sous l’autre',
    chart: 'Lire une nuit sur le graphique',
    night: /^Nuit du .+\s: au lit de .+ de sommeil, .+ d’éveil$/,
  },
  en: {
    read: 'Read this night in figures',
    figures: /^In bed from .+ Fell asleep in/,
    raster: 'Nights, one below the other',
    chart: 'Read a night on the chart',
    night: /^Night of .+: in bed from .+ asleep, .+ awake$/,
  },
} as const satisfies Record<Locale, Record<string, string | RegExp>>;

for (const [locale, width] of [
  ['fr', 390],
  ['en', 1280],
] as const) {
  test(`a picture of the night is read at a tap and by the keyboard (${locale}, ${width} px)`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const words = WORDS[locale];
    const email = await makeDiarist(baseURL ?? '', `picture-${locale}`, {
      programmeDay: 17,
      untold: 0,
    });
    await logInNewcomer(page, email, locale);
    const faults: unknown[] = [];

    await test.step('last night', async () => {
      await page.goto(`${prefixOf(locale)}/journal-sommeil`);
      const picture = page.getByRole('button', { name: words.read });
      const figures = page.getByText(words.figures);
      await expect(picture).toHaveAttribute('aria-expanded', 'false');
      await expect(figures).toBeHidden();
      await expect(picture).toHaveAccessibleDescription(words.figures);
      await picture.click();
      await expect(figures).toBeVisible();
      faults.push(...(await faultsIn(page, locale)));
      await page.keyboard.press('Escape');
      await expect(figures).toBeHidden();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(figures).toBeVisible();
    });

    await test.step('hours and words keep apart at the largest letters', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(() => {
        document.documentElement.dataset['textSize'] = 'extraLarge';
      });
      const rows = page.locator('.night-hours:visible');
      expect(await rows.count()).toBeGreaterThan(0);
      for (const row of await rows.all()) {
        const boxes = await row
          .locator('span:visible')
          .evaluateAll((hours) => hours.map((hour) => hour.getBoundingClientRect().toJSON()));
        expect(boxes.length).toBeGreaterThan(1);
        const touching = boxes.filter((box, index) => box.left < boxes[index - 1]?.right);
        expect(touching).toEqual([]);
      }
      await page.setViewportSize({ width, height: 844 });
      await page.reload();
    });

    await test.step('the nights one under the other', async () => {
      await page.goto(`${prefixOf(locale)}/evolution-sommeil`);
      const section = page.getByRole('region', { name: words.raster });
      const reader = section.getByRole('slider', { name: words.chart });
      await reader.evaluate((raster) => raster.scrollIntoView({ block: 'center' }));
      const box = await reader.boundingBox();
      if (!box) throw new Error('The raster is not drawn.');
      await page.mouse.click(box.x + box.width / 2, box.y + 4);
      await expect(reader).toHaveValue('0');
      await expect(reader).toBeFocused();
      const said = section.getByText(words.night);
      await expect(said).toBeVisible();
      const before = await said.textContent();
      await expect(reader).toHaveAttribute('aria-valuetext', before ?? '');
      await page.keyboard.press('ArrowDown');
      await expect(said).not.toHaveText(before ?? '');
      await page.keyboard.press('ArrowUp');
      await expect(said).toHaveText(before ?? '');
      faults.push(...(await faultsIn(page, locale)));
      await page.keyboard.press('Escape');
      await expect(said).toBeHidden();
    });
    expect(faults).toEqual([]);
  });
}
