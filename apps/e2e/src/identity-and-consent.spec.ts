import type { Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './layout-shifts.ts';
import { logIn, prefixOf } from './people.ts';
import { settingsDesk, useOwnSite } from './settings-desk.ts';
import { takeOver } from './take-over.ts';
import { faultsIn } from './violations.ts';

const { openPage, site } = useOwnSite();

const WORDS = {
  fr: {
    add: 'Ajouter un logo',
    pale: /se lit mal sur fond clair/,
    picture: /Choisissez une image PNG ou WebP/,
    remove: /^Retirer Logo 1/,
    link: /Un lien ne mène nulle part/,
    differ: /Les deux langues doivent avoir les mêmes titres/,
    again: 'Ce texte est nouveau pour vous',
    agree: /J’ai lu ce texte/,
    next: 'Continuer',
    offline: 'Vous semblez être hors ligne',
  },
  en: {
    add: 'Add a logo',
    pale: /hard to read on a light background/,
    picture: /Choose a PNG or WebP picture/,
    remove: /^Remove Logo 1/,
    link: /A link leads nowhere/,
    differ: /Both languages must have the same headings/,
    again: 'This text is new to you',
    agree: /I have read this text/,
    next: 'Continue',
    offline: 'You seem to be offline',
  },
} as const;

const brokenPictures = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((each) => each.complete && each.naturalWidth === 0)
        .map(({ src }) => src),
    );

const field = (page: Page, id: string) => page.locator(`[id="${id}"]`);

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
    browser,
  }) => {
    const page = await openPage(browser);
    const faults: string[] = [];
    const look = async () => void faults.push(...(await faultsIn(page, locale)));
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
    const setting = settingsDesk(page, locale);
    const name = locale === 'fr' ? 'Sommeil Estrie' : 'Estrie Sleep';
    const logoName = locale === 'fr' ? 'CHU de l’Estrie' : 'Estrie UHC';
    const home = prefixOf(locale) || '/';
    const guest = await openPage(browser);
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
      await setting.save();
      await expect(page.getByRole('alert')).toContainText(words.pale);
      await expect(page.getByRole('alert')).toContainText(setting.half);
      await expect(setting.publishButton).toHaveCount(0);
      await look();
    });

    await test.step('a draft is seen by nobody, what is published by everybody', async () => {
      await field(page, 'logos.0.picture').setInputFiles(await drawnFile(page, '#1d3f8f'));
      await field(page, 'name.en').fill('Estrie Sleep');
      await setting.saveReady();
      await guest.reload();
      await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(guest.getByText(name)).toHaveCount(0);
      await look();
      await setting.publish();
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
      await look();
      await guest.reload();
      const logo = guest.getByRole('img', { name: logoName });
      await expect(logo.first()).toBeVisible();
      await expect(guest.getByText(name, { exact: true })).toBeVisible();
      const drawn = await logo.first().evaluate((each) => (each as HTMLImageElement).naturalWidth);
      expect(drawn).toBe(480);
    });

    await test.step('the name and the logo stand at the first paint, and nothing moves', async () => {
      const visitor = await openPage(browser);
      await watchShifts(visitor);
      const open = async (path: string) => {
        await visitor.goto(path);
        await expect(visitor.getByRole('img', { name: logoName }).first()).toBeVisible();
        await visitor.waitForLoadState('networkidle');
        const moved = (await shiftsOf(visitor)).map(({ of }) => of);
        expect([path, moved]).toEqual([path, []]);
      };
      for (const path of [home, `${prefixOf(locale)}/faq`, `${prefixOf(locale)}/connexion?vers=1`])
        await open(path);
      await logIn(visitor, 'semaine-3', locale);
      await open(home);
      await open(`${prefixOf(locale)}/mon-compte`);
      await visitor.context().close();
    });

    await test.step('without a network an open page keeps both, and no page has a broken picture', async () => {
      const context = await browser.newContext({ baseURL: site().url, serviceWorkers: 'allow' });
      const visitor = await context.newPage();
      const logo = visitor.getByRole('img', { name: logoName }).first();
      await visitor.goto(`${prefixOf(locale)}/connexion`);
      await takeOver(visitor);
      await visitor.reload();
      await expect(logo).toBeVisible();
      await context.setOffline(true);
      await expect(logo).toBeVisible();
      await expect(visitor.getByText(name, { exact: true })).toBeVisible();
      expect(await brokenPictures(visitor)).toEqual([]);
      await visitor.goto(`${prefixOf(locale)}/journal-sommeil`);
      await expect(visitor.getByText(words.offline)).toBeVisible();
      expect(await brokenPictures(visitor)).toEqual([]);
      await context.close();
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
      await setting.save();
      await setting.publish();
      await guest.goto(home);
      await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(guest.getByText(name)).toHaveCount(0);
    });

    expect(faults).toEqual([]);
    await guest.context().close();
    await page.context().close();
  });

  test(`the consent of the site: refused, published, asked again (${locale})`, async ({
    browser,
  }) => {
    const page = await openPage(browser);
    const faults: string[] = [];
    const look = async () => void faults.push(...(await faultsIn(page, locale)));
    const setting = settingsDesk(page, locale);
    const person = await openPage(browser);
    await logIn(person, 'semaine-3', locale);
    await logIn(page, 'admin', locale);
    await page.goto(`${prefixOf(locale)}/admin/reglages/consentement`);

    await test.step('a dead link and half a translation are refused at their field', async () => {
      await field(page, 'text.fr').fill('Un texte [avec un lien](/nulle-part).');
      await field(page, 'text.en').fill('A text.');
      await setting.save();
      await expect(page.getByRole('alert')).toContainText(words.link);
      await expect(field(page, 'text.fr')).toHaveAttribute('aria-invalid', 'true');
      await look();
      await field(page, 'text.fr').fill('Un texte neuf.\n\n## Un titre');
      await setting.save();
      await expect(page.getByRole('alert')).toContainText(words.differ);
    });

    await test.step('a new text is read by everybody, and asked again', async () => {
      await field(page, 'text.en').fill('A new text.\n\n## A heading');
      await setting.saveReady();
      await look();
      await setting.publish();
      await person.goto(prefixOf(locale) || '/');
      await expect(person).toHaveURL(/\/consentement$/);
      await expect(person.getByText(words.again)).toBeVisible();
      const text = locale === 'fr' ? 'Un texte neuf.' : 'A new text.';
      await expect(person.getByText(text)).toBeVisible();
    });

    await test.step('a newer text clears the box, and an older one is not accepted', async () => {
      await person.getByRole('checkbox', { name: words.agree }).check();
      await field(page, 'text.fr').fill('Un autre texte.');
      await field(page, 'text.en').fill('Another text.');
      await setting.save();
      await setting.publish();
      await person.getByRole('button', { name: words.next }).click();
      await expect(person.getByRole('alert')).toBeVisible();
      await person.reload();
      const box = person.getByRole('checkbox', { name: words.agree });
      await expect(box).not.toBeChecked();
      await box.check();
      await person.getByRole('button', { name: words.next }).click();
      await expect(person).not.toHaveURL(/\/consentement$/);
    });

    await test.step('the account says which versions were accepted', async () => {
      await person.goto(`${prefixOf(locale)}/mon-compte#consentement`);
      await expect(person.getByText(/Version 1\.0/)).toBeVisible();
    });

    expect(faults).toEqual([]);
    await person.context().close();
    await page.context().close();
  });
}
