import type { Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { logIn, prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const WORDS = {
  fr: {
    add: 'Ajouter un logo',
    save: 'Enregistrer le brouillon',
    pale: /se lit mal sur fond clair/,
    half: /Écrivez aussi ce texte en anglais/,
    picture: /Choisissez une image PNG ou WebP/,
    preview: 'Ce que les personnes participantes liront',
    publish: 'Publier',
    published: 'Publié',
    remove: /^Retirer Logo 1/,
  },
  en: {
    add: 'Add a logo',
    save: 'Save the draft',
    pale: /hard to read on a light background/,
    half: /Write this text in English too/,
    picture: /Choose a PNG or WebP picture/,
    preview: 'What participants will read',
    publish: 'Publish',
    published: 'Published',
    remove: /^Remove Logo 1/,
  },
} as const;

const field = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** A picture file that the browser draws: a bar of one colour on nothing. */
async function drawnFile(page: Page, colour: string) {
  const data = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 300 });
    const pen = canvas.getContext('2d');
    if (!pen) return '';
    pen.fillStyle = fill;
    pen.fillRect(40, 60, 820, 180);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, colour);
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
}

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const words = WORDS[locale];

  test(`name and logo of the site: refused, published, taken back (${locale})`, async ({
    page,
    browser,
  }) => {
    const faults: string[] = [];
    const look = async () => void faults.push(...(await faultsIn(page, locale)));
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
    const save = async () => {
      await press(words.save);
      await expect(page.getByRole('button', { name: words.save })).toBeEnabled();
    };
    const name = locale === 'fr' ? 'Sommeil Estrie' : 'Estrie Sleep';
    const logoName = locale === 'fr' ? 'CHU de l’Estrie' : 'Estrie UHC';
    const home = prefixOf(locale) || '/';
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(home);
    await logIn(page, 'admin', locale);
    await page.goto(`${prefixOf(locale)}/admin/reglages/nom-et-logos`);

    await test.step('a file that is no picture is refused at its field', async () => {
      await press(words.add);
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
      const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg };
      await field(page, 'logos.0.picture').setInputFiles(file);
      await expect(field(page, 'logos.0.picture')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'logos.0.picture-error')).toHaveText(words.picture);
      await look();
    });

    await test.step('a pale logo and half a name are refused in words', async () => {
      await field(page, 'logos.0.picture').setInputFiles(await drawnFile(page, '#fff3c4'));
      await field(page, 'logos.0.name.fr').fill('CHU de l’Estrie');
      await field(page, 'logos.0.name.en').fill('Estrie UHC');
      await field(page, 'name.fr').fill('Sommeil Estrie');
      await save();
      await expect(page.getByRole('alert')).toContainText(words.pale);
      await expect(page.getByRole('alert')).toContainText(words.half);
      await expect(page.getByRole('button', { name: words.publish, exact: true })).toHaveCount(0);
      await look();
    });

    await test.step('a draft is seen by nobody, what is published by everybody', async () => {
      await field(page, 'logos.0.picture').setInputFiles(await drawnFile(page, '#1d3f8f'));
      await field(page, 'name.en').fill('Estrie Sleep');
      await save();
      await expect(page.getByRole('heading', { name: words.preview })).toBeVisible();
      await guest.reload();
      await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(guest.getByText(name)).toHaveCount(0);
      await look();
      await page.getByRole('button', { name: words.publish, exact: true }).click();
      await expect(page.getByText(words.published, { exact: true })).toBeVisible();
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
      await look();
      await guest.reload();
      const logo = guest.getByRole('img', { name: logoName });
      await expect(logo.first()).toBeVisible();
      await expect(guest.getByText(name, { exact: true })).toBeVisible();
      const drawn = await logo.first().evaluate((each) => (each as HTMLImageElement).naturalWidth);
      expect(drawn).toBe(480);
    });

    await test.step('paper has the name and the logo too', async () => {
      await guest.goto(`${prefixOf(locale)}/faq`);
      await guest.emulateMedia({ media: 'print' });
      await expect(guest.getByRole('banner')).toHaveCount(0);
      await expect(guest.getByText(name, { exact: true })).toBeVisible();
      await guest.emulateMedia({ media: 'screen' });
    });

    await test.step('an empty setting brings the look of the product back', async () => {
      await press(words.remove);
      for (const id of ['name.fr', 'name.en']) await field(page, id).fill('');
      await save();
      await page.getByRole('button', { name: words.publish, exact: true }).click();
      await expect(page.getByText(words.published, { exact: true })).toBeVisible();
      await guest.goto(home);
      await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(guest.getByText(name)).toHaveCount(0);
    });

    expect(faults).toEqual([]);
    await guest.context().close();
  });
}
