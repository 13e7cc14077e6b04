import { createClient } from '@aube/client';
import { expect, test } from '@playwright/test';
import { faultsIn } from './violations.ts';
import { logNewcomerIn, makeNewcomer, tokenOfNewcomer } from './newcomer.ts';
import { openSession, prefixOf } from './people.ts';

const WORDS = {
  fr: {
    viewers: 'Qui a vu mon dossier',
    record: 'Vos coordonnées',
    agreed: /Version 1\.0, acceptée le/,
    log: 'Registre',
    login: 'Connexion',
  },
  en: {
    viewers: 'Who saw my file',
    record: 'Your contact details',
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

    await logNewcomerIn(page, email, locale);
    await page.goto(`${prefixOf(locale)}/mon-compte#qui-a-vu`);
    const viewers = page.locator('#qui-a-vu');
    await expect(viewers).toContainText(words.viewers);
    await expect(viewers).toContainText('Camille Personnel');
    await expect(viewers).toContainText(words.record);
    await page.locator('#consentement > summary').click();
    await expect(page.locator('#consentement')).toContainText(words.agreed);
    expect(await faultsIn(page, locale)).toEqual([]);
  });

  test(`rights: the audit log is read in the console, ${locale}`, async ({ page }) => {
    await openSession(page, { identifier: 'admin@exemple.test', password: 'Demo-sommeil-2026' });
    await page.goto(`${prefixOf(locale)}/admin/registre`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[locale].log);
    await expect(page.getByRole('table')).toContainText(WORDS[locale].login);
    expect(await faultsIn(page, locale)).toEqual([]);
  });
}
