import { readFile } from 'node:fs/promises';
import { createClient } from '@aube/client';
import { expect, test } from '@playwright/test';
import { faultsIn } from './violations.ts';
import { logInNewcomer, makeNewcomer, tokenOfNewcomer } from './newcomer.ts';
import { openSession, prefixOf } from './people.ts';

const WORDS = {
  fr: {
    viewers: 'Qui a vu mon dossier',
    record: 'Vos coordonnées',
    twice: '2 fois',
    exportIt: 'Exporter ce que je vois',
    saved: 'Le fichier est dans vos téléchargements.',
    agreed: /Version 1\.0, acceptée le/,
    log: 'Registre',
    login: 'Connexion',
  },
  en: {
    viewers: 'Who saw my file',
    record: 'Your contact details',
    twice: '2 times',
    exportIt: 'Export what I see',
    saved: 'The file is in your downloads.',
    agreed: /Version 1\.0, agreed to on/,
    log: 'Audit log',
    login: 'Login',
  },
} as const;

for (const locale of ['fr', 'en'] as const) {
  test(`rights: who looked is seen by the person, and the log by administrators, ${locale}`, async ({
    page,
    baseURL,
  }) => {
    const words = WORDS[locale];
    const url = baseURL ?? '';
    const email = await makeNewcomer(url, `rights-${locale}`);
    const own = createClient({ url, token: await tokenOfNewcomer(url, email) });
    const { userId } = await own.account.me.query();
    const { token } = await createClient({ url }).account.login.mutate({
      identifier: 'personnel@exemple.test',
      password: 'Demo-sommeil-2026',
    });
    const staff = createClient({ url, token: token ?? undefined });
    await staff.admin.getParticipant.query({ userId });
    await staff.admin.getParticipant.query({ userId });

    await logInNewcomer(page, email, locale);
    await page.goto(`${prefixOf(locale)}/mon-compte#qui-a-vu`);
    const viewers = page.locator('#qui-a-vu');
    await expect(viewers).toContainText(words.viewers);
    await expect(viewers).toContainText('Camille Personnel');
    await expect(viewers).toContainText(words.record);
    await expect(viewers).toContainText(words.twice);
    await expect(viewers.getByText(words.record)).toHaveCount(1);
    await page.locator('#consentement > summary').click();
    await expect(page.locator('#consentement')).toContainText(words.agreed);
    expect(await faultsIn(page, locale)).toEqual([]);
  });

  test(`rights: the audit log is read in the console, ${locale}`, async ({ page }) => {
    await openSession(page, { identifier: 'admin@exemple.test', password: 'Demo-sommeil-2026' });
    await page.goto(`${prefixOf(locale)}/admin/registre`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[locale].log);
    await expect(page.getByRole('table')).toContainText(WORDS[locale].login);
    const awaited = page.waitForEvent('download');
    await page.getByRole('button', { name: WORDS[locale].exportIt }).click();
    const file = await awaited;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFFid,date,action,')).toBe(true);
    expect(text).toContain('account.login');
    await expect(page.getByText(WORDS[locale].saved)).toBeVisible();
    expect(await faultsIn(page, locale)).toEqual([]);
  });
}
