import { readFileSync } from 'node:fs';
import { createClient, type Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { logIn, prefixOf } from './people.ts';
import { useOwnSite } from './settings-desk.ts';
import { faultsIn } from './violations.ts';

const { site, openPage } = useOwnSite();

const WORDS = {
  fr: {
    file: 'Ou choisissez un fichier tout.json',
    link: 'Entrez une adresse complète qui commence par https://',
    notJson: /ce fichier n’est pas du JSON/,
    fresh: 'Nouveau',
    publish: 'Publier 1 réglage',
    published: 'Les réglages du fichier sont publiés.',
    same: 'Ce site a déjà ces réglages : rien à publier.',
    download: 'Télécharger tout.json',
    long: /dépasse 256 ko/,
    changed: /ont changé entre-temps/,
    kept: 'Ce site a aussi ces réglages, qui ne changent pas :',
  },
  en: {
    file: 'Or choose a tout.json file',
    link: 'Enter a whole address that begins with https://',
    notJson: /this file is not JSON/,
    fresh: 'New',
    publish: 'Publish 1 setting',
    published: 'The settings of the file are published.',
    same: 'This site has these settings already: nothing to publish.',
    download: 'Download tout.json',
    long: /larger than 256 kB/,
    changed: /changed in the meantime/,
    kept: 'This site also has these settings, which do not change:',
  },
} as const;

const phone = { display: '514 555-0123', tel: '5145550123' };
const fileOf = (establishment: string, more: object = {}) =>
  JSON.stringify({
    format: 'aube-settings@1',
    settings: [
      {
        kind: 'contacts',
        establishment,
        content: [{ code: 'nurse', name: { fr: 'Infirmière', en: 'Nurse' }, phone, ...more }],
      },
    ],
  });

/** @decision D90 */
for (const [locale, width] of [
  ['fr', 1280],
  ['en', 390],
] as const satisfies [Locale, number][]) {
  const words = WORDS[locale];

  test(`settings of a file are read, shown and published; a wrong file changes nothing (${locale}, ${width} px)`, async ({
    browser,
  }) => {
    const page = await openPage(browser, width);
    const { url } = site();
    const { token } = await createClient({ url }).account.login.mutate({
      identifier: 'admin@exemple.test',
      password: 'Demo-sommeil-2026',
    });
    const { admin } = createClient({ url, token: token ?? undefined });
    const referenceCode = `FILE-${locale.toUpperCase()}-${Date.now()}`;
    const { establishmentId } = await admin.createEstablishment.mutate({
      name: `Clinique ${referenceCode}`,
      referenceCode,
    });
    const stored = async () => {
      const read = await admin.getSetting.query({ kind: 'contacts', establishmentId });
      return read.versions[0]?.number;
    };
    const choose = async (on: Page, text: string) =>
      on.getByLabel(words.file).setInputFiles({
        name: 'tout.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    const faults: string[] = [];
    const look = async () => void faults.push(...(await faultsIn(page, locale)));
    await logIn(page, 'admin', locale);
    await page.goto(`${prefixOf(locale)}/admin/reglages`);

    await choose(page, 'bonjour');
    await expect(page.getByRole('alert')).toContainText(words.notJson);
    await choose(page, fileOf(referenceCode, { url: 'javascript:alert(1)' }));
    await expect(page.getByRole('alert')).toContainText(words.link);
    await expect(page.getByRole('alert')).toContainText(referenceCode);
    await expect(page.getByRole('alert')).toContainText('settings.0.content.0.url');
    await look();
    expect(await stored()).toBe(0);

    await choose(page, 'x'.repeat(300 * 1024));
    await expect(page.getByRole('alert')).toContainText(words.long);
    await expect(page.getByRole('alert')).toContainText('aube settings import tout.json');
    await look();

    await choose(page, fileOf(referenceCode));
    await expect(page.getByText(words.fresh, { exact: true })).toBeVisible();
    await look();
    expect(await stored()).toBe(0);
    const other = `${referenceCode}-2`;
    const place = await admin.createEstablishment.mutate({ name: other, referenceCode: other });
    const slot = { kind: 'contacts', establishmentId: place.establishmentId } as const;
    const draft = { ...slot, settingId: null, version: 0, form: { contacts: [] } };
    const { settingId, version } = await admin.saveSettingDraft.mutate(draft);
    await admin.publishSetting.mutate({ ...slot, settingId, version });
    await page.getByRole('button', { name: words.publish }).click();
    await expect(page.getByRole('alert')).toContainText(words.changed);
    await expect(page.getByText(words.kept)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(other);
    await look();
    expect(await stored()).toBe(0);
    await page.getByRole('button', { name: words.publish }).click();
    await expect(page.getByRole('main').getByText(words.published, { exact: true })).toBeVisible();
    await look();
    expect(await stored()).toBe(1);
    await choose(page, fileOf(referenceCode));
    await expect(page.getByText(words.same)).toBeVisible();

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: words.download }).click();
    const text = readFileSync(await (await saved).path(), 'utf8');
    expect(text).toContain(referenceCode);
    expect(faults).toEqual([]);
  });
}
