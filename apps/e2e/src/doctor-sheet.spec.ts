import type { Locale } from '@aube/client';
import { expect, test } from '@playwright/test';
import { DiaryHand, nightPath, ordinaryNight } from './diary-steps.ts';
import { diaryDate, makeDiarist } from './diarist.ts';
import { logInNewcomer } from './newcomer.ts';
import { prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

const WORDS = {
  fr: {
    quality: 'Bonne',
    more: 'Ajouter un détail',
    medication: 'Avez-vous pris un médicament pour dormir?',
    yes: 'Oui',
    note: 'Une note sur cette nuit',
    written: 'Mal au dos.',
    weeks: 'La première semaine et les douze dernières.',
    told: 'médicament pour dormir',
    thenAndNow: 'Au départ et maintenant',
  },
  en: {
    quality: 'Good',
    more: 'Add a detail',
    medication: 'Did you take medication to help you sleep?',
    yes: 'Yes',
    note: 'A note about this night',
    written: 'A sore back.',
    weeks: 'The first week and the last twelve.',
    told: 'sleep medication',
    thenAndNow: 'At the start and now',
  },
} as const satisfies Record<Locale, Record<string, string>>;

const longLife = { programmeDay: 172, submitted: ['S0', 'S6', 'S12', 'S24'] } as const;

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  test(`a night takes its details, and the page for the doctor fits one sheet (${locale}, 390 px)`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const words = WORDS[locale];
    const email = await makeDiarist(baseURL ?? '', `sheet-${locale}`, longLife);
    await logInNewcomer(page, email, locale);
    await page.goto(nightPath(diaryDate(), locale));
    const hand = new DiaryHand(page, locale);
    await hand.enter(ordinaryNight);
    await page.getByText(words.quality, { exact: true }).click();
    await page.getByText(words.more).click();
    await page
      .getByRole('group', { name: words.medication })
      .getByText(words.yes, { exact: true })
      .click();
    await page.getByLabel(words.note).fill(words.written);
    const faults = await faultsIn(page, locale);
    await hand.save();
    await hand.expectSaved();
    await expect(page.getByRole('main')).toContainText(words.written);
    faults.push(...(await faultsIn(page, locale)));

    await page.goto(`${prefixOf(locale)}/evolution-sommeil/resume`);
    await expect(page.getByText(words.weeks)).toBeVisible();
    await expect(
      page.locator('.doctor-sheet td').getByText(words.told, { exact: true }),
    ).toHaveCount(1);
    await expect(page.getByText(words.written)).toHaveCount(0);
    await expect(page.getByRole('rowheader', { name: /^S24/ })).toBeVisible();
    const cut = page
      .locator('.doctor-sheet :is(th, td)')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      );
    expect(await cut, 'words that run over the next cell').toEqual([]);
    for (const frame of await page.locator('.doctor-sheet .scroll-frame').all()) {
      expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    }
    faults.push(...(await faultsIn(page, locale)));
    expect(faults).toEqual([]);
    for (const format of ['A4', 'Letter']) {
      const sheets = (await page.pdf({ format })).toString('latin1');
      expect(sheets.match(/\/Type \/Page\b/g), format).toHaveLength(1);
    }

    await page.goto(`${prefixOf(locale)}/evolution-sommeil`);
    await expect(page.getByRole('heading', { name: words.thenAndNow })).toBeVisible();
    for (const format of ['A4', 'Letter']) {
      const sheets = (await page.pdf({ format })).toString('latin1');
      const pages = sheets.match(/\/Type \/Page\b/g)?.length;
      expect(pages, `pages of 25 weeks, ${format}`).toBeLessThanOrEqual(4);
    }
  });
}
