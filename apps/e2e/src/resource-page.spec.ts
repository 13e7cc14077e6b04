import type { Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { logIn, prefixOf } from './people.ts';
import { settingsDesk, useOwnSite } from './settings-desk.ts';
import { faultsIn } from './violations.ts';

const { openPage } = useOwnSite();

const WORDS = {
  fr: {
    link: /Un lien commence par https:\/\//,
    other: /Un lien affiche un numéro ou une adresse et mène ailleurs/,
    kept: /Le 911 et les lignes de crise restent au-dessus de ce texte/,
    emergency: 'Appelez le 911',
    files: 'Une question de santé, sans urgence',
    own: 'Près de chez vous',
    phone: '514 555-0177',
    later: 'À la mer',
    laterPhone: '514 555-0188',
  },
  en: {
    link: /A link begins with https:\/\//,
    other: /A link shows a number or an address and leads elsewhere/,
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
    const desk = await openPage(browser);
    const setting = settingsDesk(desk, locale);
    const reader = await openPage(browser, 390);
    const faults: string[] = [];
    const look = async (page: Page) => void faults.push(...(await faultsIn(page, locale)));
    const field = (language: Locale) => desk.locator(`[id="text.${language}"]`);
    const write = async (title: 'own' | 'later', phone: string) => {
      await field('fr').fill(textOf('fr', title, phone));
      await field('en').fill(textOf('en', title, phone));
      await setting.saveReady();
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
      await setting.save();
      await expect(desk.getByRole('alert')).toContainText(setting.half);
      await expect(field('en')).toHaveAttribute('aria-invalid', 'true');
      await field('en').fill('[Help](https://example.org)');
      await setting.save();
      await expect(desk.getByRole('alert')).toContainText(words.link);
      await expect(field('fr')).toHaveAttribute('aria-invalid', 'true');
      await look(desk);
      await field('fr').fill('[514 555-0177](tel:5145550178)');
      await setting.save();
      await expect(desk.getByRole('alert')).toContainText(words.other);
      await expect(setting.publishButton).toHaveCount(0);
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
      await setting.publish();
      await readPage(words.own);
      await expect(reader.getByRole('link', { name: words.phone })).toBeVisible();
      await expect(reader.getByRole('heading', { name: words.files })).toHaveCount(0);
      await look(reader);
    });

    await test.step('an older version comes back as a draft, and is published when it is read', async () => {
      await write('later', words.laterPhone);
      await setting.publish();
      await readPage(words.later);
      await setting.restore();
      await expect(field(locale)).toHaveValue(new RegExp(words.own));
      await readPage(words.later);
      await look(desk);
      await setting.publish();
      await readPage(words.own);
      await expect(reader.getByText(words.laterPhone)).toHaveCount(0);
      await look(desk);
    });

    expect(faults).toEqual([]);
    await desk.context().close();
    await reader.context().close();
  });
}
