import { createClient, type Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { diaryDate } from './diarist.ts';
import { sendFirstAnswers } from './newcomer.ts';
import { makeOwnSite, type OwnSite } from './own-site.ts';
import { drawingsUnderWordsOf, filledButtonsOf, overlappingWordsOf } from './page-looks.ts';
import { arriveAs, prefixOf } from './people.ts';
import { paperWidths, printedControlsOf, tornNamesOf, wideBoxesOf } from './wide-boxes.ts';

const person = 'semaine-25';
const locales = ['fr', 'en'] as const satisfies Locale[];

const PAGES: Readonly<Record<string, readonly string[]>> = {
  [person]: [
    '/',
    '/mon-programme',
    '/mon-programme/semaine/2',
    '/mon-programme/semaine/24',
    '/journal-sommeil',
    `/journal-sommeil/${diaryDate(-1)}`,
    '/evolution-sommeil',
    '/evolution-sommeil/resume',
    '/mon-programme/bilan/s0',
    '/mon-programme/bilan/s24',
    '/mon-programme/module/2/chapitre/5',
    '/mes-exercices',
    '/mes-exercices/my-plan-and-help/my-plan',
    '/activites',
    '/notifications',
    '/personnes-ressources',
    '/mon-compte',
  ],
  'semaine-3': [
    '/',
    '/mon-programme/semaine/2',
    '/mon-programme/semaine/3',
    '/journal-sommeil',
    '/evolution-sommeil',
  ],
  admin: [
    '/admin',
    '/admin/participants',
    '/admin/participants/:person/suivi',
    '/admin/invitations',
    '/admin/utilisateurs',
    '/admin/etablissements',
    '/admin/donnees',
    '/admin/statistiques',
    '/admin/statistiques?inscrit-du=2026-04-01&compare-au=2026-03-31',
    '/admin/registre',
    '/admin/conservation',
    '/admin/reglages',
    '/admin/reglages/coordonnees',
    '/admin/reglages/questionnaires',
    '/admin/aide',
    '/admin/aide/guide-utilisateur',
  ],
  nobody: [
    '/',
    '/guide-utilisateur',
    '/personnes-ressources',
    '/confidentialite',
    '/consentement',
    '/references',
    '/evaluez-mon-sommeil',
    '/connexion',
  ],
};

const printedPages = [
  '/admin',
  '/admin/participants',
  '/admin/participants/:person/suivi',
  '/admin/registre',
  '/admin/invitations',
  '/admin/utilisateurs',
];

let site: OwnSite;
let personId = 0;

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async () => {
  site = await makeOwnSite();
  await site.startAt(`${diaryDate()}T17:00:00Z`);
  const credentials = { identifier: `${person}@exemple.test`, password: 'Demo-sommeil-2026' };
  const guest = createClient({ url: site.url });
  const { token } = await guest.account.login.mutate(credentials);
  const client = createClient({ url: site.url, token: token ?? undefined });
  ({ userId: personId } = (await client.programme.overview.query({})).person);
  await sendFirstAnswers(client, 'S24');
});
test.afterAll(() => site.leave());

async function open(page: Page, path: string, locale: Locale): Promise<void> {
  await page.goto(prefixOf(locale) + path.replace(':person', String(personId)));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  const filled = await filledButtonsOf(page);
  expect.soft(filled.length, `${path}: ${filled.join(', ')}`).toBeLessThanOrEqual(1);
  // A busy machine draws a first visit in the wider replacement font.
  await page.evaluate(async () => {
    await document.fonts.load('1em "Atkinson Hyperlegible Next"');
    delete document.documentElement.dataset['font'];
    for (const details of document.querySelectorAll('main details')) {
      details.toggleAttribute('open', true);
    }
  });
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

/** `widths`: in pixels. */
async function expectNothingCut(
  page: Page,
  path: string,
  widths: Readonly<Record<string, number>>,
) {
  for (const [name, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .configure({ soft: true })
      .poll(() => wideBoxesOf(page), `${path}, ${name}`)
      .toEqual([]);
    await expect
      .configure({ soft: true })
      .poll(() => drawingsUnderWordsOf(page), `${path}, ${name}`)
      .toEqual([]);
  }
}

async function expectLargestLettersFit(page: Page, path: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  const setSize = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.dataset['textSize'] = value;
    }, size);
  await setSize('extraLarge');
  await expect
    .configure({ soft: true })
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${path}, largest letters`,
    )
    .toBe(0);
  await expect
    .configure({ soft: true })
    .poll(() => overlappingWordsOf(page), `${path}, largest letters`)
    .toEqual([]);
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect
    .configure({ soft: true })
    .poll(() => drawingsUnderWordsOf(page), `${path}, desk, largest letters`)
    .toEqual([]);
  await setSize('medium');
}

for (const [name, paths] of Object.entries(PAGES)) {
  for (const locale of locales) {
    test(`${name}: nothing is cut at 390 px, at 1280 px and on paper (${locale})`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ baseURL: site.url });
      await page.clock.setFixedTime(site.now());
      if (name !== 'nobody') await arriveAs(page, name);
      for (const path of paths) {
        await page.emulateMedia({ media: 'screen' });
        await open(page, path, locale);
        await expectNothingCut(page, path, { phone: 390, desk: 1280 });
        await expectLargestLettersFit(page, path);
        await page.emulateMedia({ media: 'print' });
        await expect(
          page.locator(':is(button:not([data-sort]), .button):visible'),
          path,
        ).toHaveCount(0);
        await expectNothingCut(page, path, paperWidths);
      }
      await page.close();
    });
  }
}

test('closed menus and controls are not printed, and names stay whole', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: site.url });
  await page.clock.setFixedTime(site.now());
  await arriveAs(page, 'admin');
  await page.emulateMedia({ media: 'print' });
  for (const path of printedPages) {
    await page.setViewportSize({ width: paperWidths.A4, height: 844 });
    await page.goto(path.replace(':person', String(personId)));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    expect.soft(await printedControlsOf(page), path).toEqual([]);
    for (const [paper, width] of Object.entries(paperWidths)) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await tornNamesOf(page), `${path}, ${paper}`).toEqual([]);
    }
  }
  await page.close();
});

for (const locale of locales) {
  test(`the page for the doctor prints S0 to S24 on one sheet (${locale})`, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: site.url });
    await arriveAs(page, person);
    await open(page, '/evolution-sommeil/resume', locale);
    const cells = page.locator('.doctor-sheet :is(th, td)');
    const onScreen = await cells.allInnerTexts();
    for (const code of ['S0', 'S6', 'S12', 'S24']) {
      const row = page.getByRole('row', {
        name: new RegExp(`^${code} · \\d+ \\p{L}+ \\d{4}`, 'u'),
      });
      await expect(row.getByRole('cell').filter({ hasText: /^\d+\/\d+/ })).not.toHaveCount(0);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await cells.allInnerTexts()).toEqual(onScreen);
    for (const format of ['A4', 'Letter']) {
      const sheets = (await page.pdf({ format })).toString('latin1');
      expect(sheets.match(/\/Type \/Page\b/g), format).toHaveLength(1);
    }
    await page.close();
  });
}
