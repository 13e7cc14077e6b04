import type { Locale } from '@aube/client';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { makeOwnSite, type OwnSite } from './own-site.ts';
import { logIn, prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

test.describe.configure({ mode: 'serial' });

/** These tests have their own site, because everybody reads the published text. */
let site: OwnSite;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await makeOwnSite();
  await site.startAt(new Date().toISOString());
});
test.afterAll(() => site.leave());

async function openPage(browser: Browser, width: number): Promise<Page> {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ baseURL: site.url, viewport });
  return context.newPage();
}

const WORDS = {
  fr: {
    save: 'Enregistrer le brouillon',
    publish: 'Publier',
    published: 'Publié',
    preview: 'Ce que les personnes participantes liront',
    half: /Écrivez aussi ce texte en anglais/,
    link: /Un lien commence par https:\/\//,
    other: /Un lien affiche un numéro ou une adresse et mène ailleurs/,
    restore: /^Remettre cette version/,
    kept: /Le 911 et les lignes de crise restent au-dessus de ce texte/,
    emergency: 'Appelez le 911',
    files: 'Une question de santé, sans urgence',
    own: 'Près de chez vous',
    phone: '514 555-0177',
    later: 'À la mer',
    laterPhone: '514 555-0188',
  },
  en: {
    save: 'Save the draft',
    publish: 'Publish',
    published: 'Published',
    preview: 'What participants will read',
    half: /Write this text in English too/,
    link: /A link begins with https:\/\//,
    other: /A link shows a number or an address and leads elsewhere/,
    restore: /^Bring this version back/,
    kept: /911 and the crisis lines stay above this text/,
    emergency: 'Call 911',
    files: 'A health question, not urgent',
    own: 'Near you',
    phone: '514 555-0166',
    later: 'At the sea',
    laterPhone: '514 555-0155',
  },
} as const;

const textOf = (locale: Locale, title: 'own' | 'later', phone: string) =>
  `## ${WORDS[locale][title]}\n\n- **${locale === 'fr' ? 'Écoute' : 'Helpline'} [${phone}](tel:${phone.replaceAll(/\D/g, '')})**`;

/** @decision D90 */
for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const words = WORDS[locale];

  test(`the page of resource persons: refused, published, brought back (${locale})`, async ({
    browser,
  }) => {
    const desk = await openPage(browser, 1280);
    const reader = await openPage(browser, 390);
    const faults: string[] = [];
    const look = async (page: Page) => void faults.push(...(await faultsIn(page, locale)));
    const field = (language: Locale) => desk.locator(`[id="text.${language}"]`);
    const press = (name: string | RegExp) => desk.getByRole('button', { name }).first().click();
    const write = async (title: 'own' | 'later', phone: string) => {
      await field('fr').fill(textOf('fr', title, phone));
      await field('en').fill(textOf('en', title, phone));
      await press(words.save);
      await expect(desk.getByRole('heading', { name: words.preview })).toBeVisible();
    };
    const publish = async () => {
      await desk.getByRole('button', { name: words.publish, exact: true }).click();
      await expect(desk.getByText(words.published, { exact: true })).toBeVisible();
    };
    /** Checks that the page shows the published heading, 911, 9-8-8 and the contacts. */
    const readPage = async (title: string) => {
      await reader.goto(`${prefixOf(locale)}/personnes-ressources`);
      await expect(reader.getByRole('heading', { name: title })).toBeVisible();
      await expect(reader.getByRole('link', { name: words.emergency })).toBeVisible();
      await expect(reader.locator('a[href="tel:988"]').first()).toBeVisible();
      await expect(reader.getByRole('link', { name: '514 555-0142' })).toBeVisible();
    };
    await logIn(desk, 'admin', locale);
    await logIn(reader, 'semaine-3', locale);
    await desk.goto(`${prefixOf(locale)}/admin/reglages/personnes-ressources`);
    await expect(desk.getByText(words.kept)).toBeVisible();
    await expect(field('fr')).toHaveValue(/\(tel:\d+\)/);
    const before = await field(locale).inputValue();
    const [, inForce = ''] = /^## (.*)$/m.exec(before) ?? [];
    await look(desk);

    await test.step('a script, a wrong number and half a translation are refused at their field', async () => {
      await field('fr').fill('[Aide](javascript:alert(1))');
      await field('en').fill('');
      await press(words.save);
      await expect(desk.getByRole('alert')).toContainText(words.half);
      await expect(field('en')).toHaveAttribute('aria-invalid', 'true');
      await field('en').fill('[Help](https://example.org)');
      await press(words.save);
      await expect(desk.getByRole('alert')).toContainText(words.link);
      await expect(field('fr')).toHaveAttribute('aria-invalid', 'true');
      await look(desk);
      await field('fr').fill('[514 555-0177](tel:5145550178)');
      await press(words.save);
      await expect(desk.getByRole('alert')).toContainText(words.other);
      await expect(desk.getByRole('button', { name: words.publish, exact: true })).toHaveCount(0);
    });

    await test.step('a draft is read in its preview alone, with what stands around it', async () => {
      await write('own', words.phone);
      await expect(desk.getByRole('heading', { name: WORDS.fr.own })).toBeVisible();
      await expect(desk.getByRole('heading', { name: WORDS.en.own })).toBeVisible();
      await expect(desk.locator('main a[href="tel:911"]')).toHaveCount(2);
      await look(desk);
      await readPage(inForce);
      await expect(reader.getByText(words.phone)).toHaveCount(0);
    });

    await test.step('a participant reads what is published, and the contacts below', async () => {
      await publish();
      await readPage(words.own);
      await expect(reader.getByRole('link', { name: words.phone })).toBeVisible();
      await expect(reader.getByRole('heading', { name: words.files })).toHaveCount(0);
      await look(reader);
    });

    await test.step('an older version comes back by one press', async () => {
      await write('later', words.laterPhone);
      await publish();
      await readPage(words.later);
      await press(words.restore);
      await expect(field(locale)).toHaveValue(new RegExp(words.own));
      await readPage(words.own);
      await expect(reader.getByText(words.laterPhone)).toHaveCount(0);
      await look(desk);
    });

    expect(faults).toEqual([]);
    await desk.context().close();
    await reader.context().close();
  });
}
