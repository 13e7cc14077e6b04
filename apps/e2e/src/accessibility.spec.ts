import { expect, test } from '@playwright/test';
import { diaryDate } from './diarist.ts';
import { logIn, prefixOf, type Locale } from './people.ts';
import { faultsByDayAndNight, setTheme } from './violations.ts';

const PAGES: Record<string, readonly string[]> = {
  nobody: [
    '/',
    '/a-propos',
    '/faq',
    '/guide-utilisateur',
    '/personnes-ressources',
    '/confidentialite',
    '/accessibilite',
    '/references',
    '/evaluez-mon-sommeil',
    '/connexion',
    '/inscription/unknownunknownunknown',
    '/activation/unknownunknownunknown',
    '/reinitialisation-mot-passe',
    '/reinitialisation-mot-passe/unknownunknownunknown',
    '/rappels/unknownunknownunknown',
    '/nowhere',
  ],
  nouvelle: ['/mon-programme/questionnaire-s0', '/activites', '/notifications', '/abandon'],
  // What is open of the course is read where it is lived (course-weeks.spec.ts).
  'semaine-1': ['/mon-programme/module/2/video', '/mon-programme/module/2/chapitre/5'],
  'semaine-3': [
    '/',
    '/mon-programme',
    '/mon-programme/semaine/2',
    '/mon-programme/semaine/3',
    '/journal-sommeil',
    `/journal-sommeil/${diaryDate()}`,
    `/journal-sommeil/${diaryDate(-1)}`,
    '/evolution-sommeil',
    '/activites',
    '/notifications',
  ],
  admin: ['/admin', '/admin/participants'],
};

for (const [name, paths] of Object.entries(PAGES)) {
  for (const locale of ['fr', 'en'] satisfies Locale[]) {
    test(`${name}: no violation at 320 px, ${locale}, by day and by night`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width: 320, height: 720 });
      if (name !== 'nobody') await logIn(page, name, locale);
      await setTheme(page, 'system');
      const faults: string[] = [];
      for (const path of paths) {
        await page.goto(prefixOf(locale) + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        faults.push(...(await faultsByDayAndNight(page)));
      }
      expect(faults).toEqual([]);
    });
  }
}
