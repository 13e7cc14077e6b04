import type { Locale } from '@aube/client';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { DiaryHand, nightPath } from './diary-steps.ts';
import { diaryDate, makeDiarist } from './diarist.ts';
import { logInNewcomer } from './newcomer.ts';
import { prefixOf } from './people.ts';

test.use({ hasTouch: true });

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

const chipWidths = (page: Page) =>
  page.locator('.chips:visible').evaluateAll((groups) =>
    groups.map((group) => {
      const chips = [...group.querySelectorAll('.chip')].filter((chip) => chip.checkVisibility());
      return [...new Set(chips.map((chip) => Math.round(chip.getBoundingClientRect().width)))];
    }),
  );

const cutChips = (page: Page) =>
  page.locator('.chip:visible').evaluateAll((chips) =>
    chips.flatMap((chip) => {
      const words = document.createRange();
      words.selectNodeContents(chip.lastChild ?? chip);
      const [text, frame] = [words.getBoundingClientRect(), chip.getBoundingClientRect()];
      const isCut =
        text.left < frame.left || text.right > frame.right || text.height > frame.height;
      return isCut ? [chip.textContent] : [];
    }),
  );

/** In pixels, relative to `chip`. */
const placesAround = (chip: Locator) =>
  chip.evaluate((element) => {
    const origin = element.getBoundingClientRect();
    return [...document.querySelectorAll('main .chip, main input[type=text]')].flatMap((each) => {
      const { top, left } = each.getBoundingClientRect();
      return each.checkVisibility() && top <= origin.bottom
        ? [[Math.round(top - origin.top), Math.round(left)]]
        : [];
    });
  });

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  for (const viewport of phones) {
    const { width, height } = viewport;

    test(`the night’s form on ${width}×${height} (${locale}): bar, chips, and a page that stays`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(viewport);
      const email = await makeDiarist(baseURL ?? '', `controls-${width}-${locale}`, {
        programmeDay: 4,
      });
      await logInNewcomer(page, email, locale);
      await page.goto(nightPath(diaryDate(), locale));
      const hand = new DiaryHand(page, locale);
      await hand.time('lightsOutTime').fill('2230');
      const bar = await page.locator('.save-bar').boundingBox();
      expect(bar?.height).toBeLessThanOrEqual(height * 0.15);

      await hand.figure('awakenings').locator('label.chip', { hasText: '2' }).tap();
      await expect(hand.figure('wakeAfterSleepOnsetMinutes')).toBeVisible();
      await hand.naps.locator('.chip').last().tap();
      await expect(page.locator('[id="naps.0.startTime"]')).toBeVisible();
      for (const widths of await chipWidths(page)) expect(widths).toHaveLength(1);
      expect(await cutChips(page)).toEqual([]);

      const chips = page.locator('main .chip:visible');
      for (const chip of await chips.all()) {
        if ((await chip.textContent()) === hand.words.other) continue;
        await chip.scrollIntoViewIfNeeded();
        const top = Math.round((await chip.boundingBox())?.y ?? 0);
        const before = await placesAround(chip);
        await chip.tap();
        await expect(chip.locator('input')).toBeChecked();
        expect(Math.round((await chip.boundingBox())?.y ?? 0)).toBe(top);
        expect(await placesAround(chip)).toEqual(before);
      }

      const save = page.getByRole('button', { name: hand.words.save });
      const filled = await save.evaluate((button) => getComputedStyle(button).backgroundColor);
      const chosen = await page
        .locator('.chip:has(:checked)')
        .first()
        .evaluate((chip) => getComputedStyle(chip).backgroundColor);
      expect(chosen).not.toBe(filled);
      const barAfter = await page.locator('.save-bar').boundingBox();
      expect(barAfter?.height).toBe(bar?.height);
      for (const size of ['large', 'extraLarge']) {
        const stuck = await page.locator('.save-bar').evaluate((box, chosen) => {
          document.documentElement.dataset['textSize'] = chosen;
          return getComputedStyle(box).position === 'sticky' ? box.clientHeight : 0;
        }, size);
        expect(stuck, size).toBeLessThanOrEqual(height * 0.15);
      }
    });
  }

  test(`« Aujourd’hui » marks its tab at both addresses (${locale})`, async ({ page, baseURL }) => {
    await page.setViewportSize(phones[0]);
    const email = await makeDiarist(baseURL ?? '', `tab-${locale}`, { programmeDay: 4 });
    await logInNewcomer(page, email, locale);
    const current = page.locator('.tab-bar [aria-current]');
    for (const path of ['/', '/mon-programme']) {
      await page.goto(prefixOf(locale) + path);
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('aria-current', 'page');
      await expect(current).toHaveAttribute('href', `${prefixOf(locale)}/mon-programme`);
    }
  });
}
