import { expect, test } from '@playwright/test';
import { makeOwnSite, type OwnSite } from './own-site.ts';
import { prefixOf } from './people.ts';
import { expectSetUp, setUpSecondFactor } from './second-factor-steps.ts';
import { faultsIn } from './violations.ts';

const WORDS = {
  fr: {
    download: 'Enregistrer dans un fichier',
    file: 'aube-codes-de-secours.txt',
    step: 'Validation en deux étapes',
    logIn: 'Se connecter',
    wrong: 'Ce code n’est pas le bon, ou a déjà servi : entrez le suivant',
  },
  en: {
    download: 'Save in a file',
    file: 'aube-recovery-codes.txt',
    step: 'Two-step verification',
    logIn: 'Log in',
    wrong: 'This code is wrong or was used before: enter the next one',
  },
} as const;

let site: OwnSite;
test.beforeAll(async () => {
  site = await makeOwnSite({}, { STAFF_SECOND_FACTOR: 'required' });
  await site.startAt(new Date().toISOString());
});
test.afterAll(() => site.leave());

for (const [locale, name] of [
  ['fr', 'admin'],
  ['en', 'personnel'],
] as const) {
  test(`a first login sets a second factor up and goes nowhere else, ${locale}`, async ({
    page,
  }) => {
    const words = WORDS[locale];
    const at = (path: string) => `${site.url}${prefixOf(locale)}${path}`;
    const look = async () => expect(await faultsIn(page, locale)).toEqual([]);
    const enterPassword = async () => {
      await page.goto(at('/connexion'));
      await page.locator('#identifier').fill(`${name}@exemple.test`);
      await page.locator('#password').fill('Demo-sommeil-2026');
      await page.getByRole('button', { name: words.logIn }).click();
    };

    await enterPassword();
    await expectSetUp(page, locale);
    await page.goto(at('/admin/participants'));
    const onCodes = async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: words.download }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(words.file);
      // The browser asks before the page is left, because the codes are shown only once.
      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
    };
    const [recovery = ''] = await setUpSecondFactor(page, { locale, look, onCodes });

    await page.context().clearCookies();
    await enterPassword();
    await expect(page.getByRole('heading', { level: 1, name: words.step })).toBeVisible();
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'auth._token.local' }),
    );
    await page.locator('#code').fill('000000');
    await page.getByRole('button', { name: words.logIn }).click();
    await expect(page.getByText(words.wrong).first()).toBeVisible();
    await look();
    await page.locator('#code').fill(recovery);
    await page.getByRole('button', { name: words.logIn }).click();
    await expect(page).toHaveURL(/\/admin/);
  });
}
