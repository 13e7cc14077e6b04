import type { Locale } from '@aube/client';
import { expect, test } from '@playwright/test';
import { diaryDate } from './diarist.ts';
import { arriveAs, prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

const PAGES: Record<string, readonly string[]> = {
  nobody: [
    '/',
    '/a-propos',
    '/faq',
    '/guide-utilisateur',
    '/personnes-ressources',
    '/confidentialite',
    '/accessibilite',
    '/consentement',
    '/references',
    '/evaluez-mon-sommeil',
    '/connexion',
    '/inscription/unknownunknownunknown',
    '/activation/unknownunknownunknown',
    '/reinitialisation-mot-passe',
    '/reinitialisation-mot-passe/unknownunknownunknown',
    '/rappels/unknownunknownunknown',
    '/courriel/unknownunknownunknown',
    '/nowhere',
  ],
  nouvelle: [
    '/activites',
    '/quelque-chose-est-arrive',
    '/notifications',
    '/abandon',
    '/mon-compte',
  ],
  'semaine-3': [
    '/',
    '/mon-programme',
    '/mon-programme/semaine/2',
    '/mon-programme/semaine/3',
    '/mon-programme/faire-le-point',
    '/journal-sommeil',
    `/journal-sommeil/${diaryDate()}`,
    `/journal-sommeil/${diaryDate(-1)}`,
    '/evolution-sommeil',
    '/evolution-sommeil/resume',
    '/activites',
    '/notifications',
  ],
  admin: [
    '/admin',
    '/admin/participants',
    '/admin/invitations',
    '/admin/utilisateurs',
    '/admin/utilisateurs/ajouter',
    '/admin/donnees',
    '/admin/statistiques',
    '/admin/registre',
    '/admin/conservation',
    '/admin/reglages',
    '/admin/reglages/coordonnees',
    '/admin/aide',
    '/admin/aide/faq',
    '/admin/aide/guide-utilisateur',
    '/mon-compte',
  ],
};

for (const [name, paths] of Object.entries(PAGES)) {
  for (const locale of ['fr', 'en'] satisfies Locale[]) {
    test(`${name}: no violation at 320 px, ${locale}, by day and by night`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width: 320, height: 720 });
      if (name !== 'nobody') await arriveAs(page, name);
      const faults: string[] = [];
      for (const path of paths) {
        await page.goto(prefixOf(locale) + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('.skeleton')).toHaveCount(0);
        faults.push(...(await faultsIn(page, locale)));
      }
      expect(faults).toEqual([]);
    });
  }
}

for (const [width, height, hour] of [
  [390, 844, '10:30'],
  [320, 568, '10:30'],
  [320, 640, '10:30'],
  [320, 568, '20:00'],
  [320, 568, '02:00'],
] as const) {
  test(`the largest letters leave four fifths of ${width} × ${height} to the page at ${hour}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(`${diaryDate()}T${hour}:00-05:00`));
    await page.setViewportSize({ width, height });
    await page.addInitScript(() =>
      localStorage.setItem('aube.display', JSON.stringify({ textSize: 'extraLarge' })),
    );
    await arriveAs(page, 'semaine-3');
    await page.goto('/mon-programme');
    const links = page.locator('.tab, .site-header-row a, .site-header-row summary');
    await expect(page.locator('.next-step, #evening').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mes exercices' })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    const sizes = await links
      .filter({ visible: true })
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
    expect(sizes.length).toBeGreaterThanOrEqual(9);
    for (const size of sizes) expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(44);
    await page.evaluate(() => document.fonts.ready);
    const heights = await page
      .locator('.site-header-row, .tab-bar')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
    expect(heights.reduce((sum, each) => sum + each, 0) / height).toBeLessThanOrEqual(0.2);

    const bar = await page
      .locator('.tab-bar')
      .evaluate((element) => element.getBoundingClientRect());
    const inMain = page.getByRole('main').locator('a, button, summary').filter({ visible: true });
    for (const each of await inMain.all()) {
      await each.focus();
      const box = await each.boundingBox();
      const name = (await each.getAttribute('aria-label')) ?? (await each.innerText());
      const isInSight = box !== null && box.y >= 0 && box.y + box.height <= bar.top;
      expect([name, isInSight, box]).toEqual([name, true, box]);
    }
  });
}

for (const spacing of ['normal', '0.12em']) {
  test(`the header is one row before its font is here, with letters ${spacing} apart`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.addInitScript(() =>
      localStorage.setItem('aube.display', JSON.stringify({ textSize: 'extraLarge' })),
    );
    await arriveAs(page, 'semaine-3');
    await page.goto('/mon-programme');
    await expect(page.getByRole('link', { name: 'Mes exercices' })).toBeVisible();
    await page.locator('.site-header-row *').evaluateAll((elements, wanted) => {
      for (const element of elements) (element as HTMLElement).style.letterSpacing = wanted;
    }, spacing);
    const middles = await page
      .locator('.site-header-row a, .site-header-row summary')
      .filter({ visible: true })
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      );
    expect(middles).toHaveLength(5);
    expect(new Set(middles).size).toBe(1);
  });
}
