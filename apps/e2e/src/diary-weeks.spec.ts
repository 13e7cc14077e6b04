import type { Locale } from '@aube/client';
import { expect, test } from '@playwright/test';
import { weekdayWords } from './diary-steps.ts';
import { diaryDate, makeDiarist } from './diarist.ts';
import { logInNewcomer } from './newcomer.ts';
import { prefixOf } from './people.ts';
import { heading } from './questionnaire-steps.ts';
import { faultsIn } from './violations.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const fr = locale === 'fr';
  const prefix = prefixOf(locale);

  test.describe(`weeks (${locale})`, () => {
    test('a week shows its nights, its efficiency, and what to make of them', async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(90_000);
      const email = await makeDiarist(baseURL ?? '', `week-${locale}`, { programmeDay: 8 });
      await logInNewcomer(page, email, locale);
      await page.goto(`${prefix}/mon-programme/semaine/1`);
      const main = page.getByRole('main');
      await expect(heading(page)).toHaveText(fr ? 'Semaine 1' : 'Week 1');
      await expect(page).toHaveTitle(fr ? /^Semaine 1/ : /^Week 1/);
      await expect(main).toContainText(fr ? '6 nuits sur 7' : '6 of 7 nights');
      await main
        .getByRole('button', { name: fr ? 'Voir toute la semaine' : 'See the whole week' })
        .click();
      await expect(main).toContainText(fr ? '91,1 %' : '91.1%');
      await expect(main).toContainText(
        fr ? 'élargir votre temps au lit' : 'widen your time in bed',
      );
      await expect(main.locator('.night-list > li')).toHaveCount(7);
      await expect(main.locator('.night-list')).not.toContainText('%');
      const last = main.locator('.night-list > li').last();
      await expect(last).toContainText(fr ? 'à compléter' : 'to do');
      await expect(last).toContainText(weekdayWords(diaryDate(), locale));
      await last.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/journal-sommeil/${diaryDate()}$`));
      await expect(heading(page)).toBeFocused();

      await page.goto(`${prefix}/mon-programme/semaine/3`);
      await expect(main).toContainText(
        fr ? 'Cette semaine n’est pas encore ouverte' : 'This week is not open yet',
      );
      await expect(main).toContainText(weekdayWords(diaryDate(7), locale));
      expect(await faultsIn(page, locale)).toEqual([]);
    });

    test('nights of other days say why they are closed', async ({ page, baseURL }) => {
      test.setTimeout(90_000);
      const email = await makeDiarist(baseURL ?? '', `closed-${locale}`, {
        programmeDay: 8,
        untold: 6,
      });
      await logInNewcomer(page, email, locale);
      const main = page.getByRole('main');
      for (const [days, reason] of [
        [-4, fr ? /^Cette nuit pouvait être notée/ : /^This night could be recorded/],
        [1, fr ? /^Cette nuit est à venir/ : /^This night is still to come/],
        [-30, fr ? /^Le programme n’a pas de nuit/ : /^The program has no night/],
      ] as const) {
        await page.goto(`${prefix}/journal-sommeil/${diaryDate(days)}`);
        await expect(main.getByText(reason)).toBeVisible();
        await expect(main.getByRole('textbox')).toHaveCount(0);
      }
      await page.goto(`${prefix}/journal-sommeil/2026-02-30`);
      await expect(heading(page)).toHaveText(
        fr ? 'Cette page n’existe pas.' : 'This page could not be found.',
      );
    });

    test('the evolution is drawn three times, each with a sentence and a table', async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(90_000);
      const email = await makeDiarist(baseURL ?? '', `evolution-${locale}`, { programmeDay: 36 });
      await logInNewcomer(page, email, locale);
      await page.goto(`${prefix}/evolution-sommeil`);
      const charts = page.getByRole('main').getByRole('img');
      await expect(charts).toHaveCount(3);
      for (const [index, table] of (fr
        ? ['L’efficacité en chiffres', 'Les durées en chiffres', 'Les heures en chiffres']
        : ['Efficiency in figures', 'Durations in figures', 'Hours in figures']
      ).entries()) {
        await expect(charts.nth(index)).toHaveAccessibleDescription(/\d/);
        const details = page.locator('details').filter({ hasText: table });
        await expect(details.locator('tbody tr').first()).toBeHidden();
        await details.getByText(table).click();
        await expect(details.locator('tbody tr').first()).toBeVisible();
        expect(await details.locator('tbody tr').count()).toBeGreaterThanOrEqual(27);
      }
      const faults = await faultsIn(page, locale);
      await test.step('a sentence says first what has changed', async () => {
        await expect(page.getByRole('main')).toContainText(
          fr ? 'De la semaine 1 à la semaine 5, par nuit' : 'From week 1 to week 5, per night',
        );
      });

      await test.step('the arrow keys tell a night', async () => {
        const reader = page.getByRole('slider').first();
        await reader.focus();
        await page.keyboard.press('ArrowLeft');
        await expect(reader).toHaveAttribute(
          'aria-valuetext',
          fr ? /^Nuit du .+\s: \d+/ : /^Night of .+: \d+/,
        );
        const told = (await reader.getAttribute('aria-valuetext')) ?? '';
        await expect(page.getByRole('main').getByText(told)).toBeVisible();
      });
      faults.push(...(await faultsIn(page, locale)));

      const table = page.locator('details').filter({ hasText: fr ? 'Les heures' : 'Hours in' });
      const rows = table.locator('tbody tr');
      const before = await rows.count();
      await page
        .getByRole('group', { name: fr ? 'Nombre de semaines' : 'Number of weeks' })
        .getByText('2', { exact: true })
        .click();
      await expect.poll(() => rows.count()).toBeLessThan(before);
      expect(faults).toEqual([]);

      await page.setViewportSize({ width: 726, height: 950 });
      await page.emulateMedia({ media: 'print' });
      const frames = page.locator('section:has(> .data-table)');
      await expect(frames).toHaveCount(3);
      await expect
        .poll(() => frames.evaluateAll((all) => all.some((e) => e.scrollWidth > e.clientWidth)))
        .toBe(false);
    });
  });
}
