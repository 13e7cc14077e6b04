import type { Locale } from '@aube/client';
import { createClient } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { linkInLetter } from './letters.ts';
import { fillLogin, logIn, prefixOf } from './people.ts';
import { heading } from './questionnaire-steps.ts';
import { faultsIn } from './violations.ts';

const WORDS = {
  fr: {
    section: 'Utilisateurs',
    add: 'Ajouter un compte',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    email: 'Adresse de courriel',
    missing: 'Choisissez au moins un établissement',
    added: /^Compte ajouté/,
    see: 'Voir le compte',
    pending: 'Jamais activé',
    establishments: 'Établissements',
    one: '1 compte',
    no: 'Non',
    activated: 'Compte activé',
    byPassword: 'Ce site n’est relié aux comptes d’aucun établissement.',
    saved: 'Les changements sont enregistrés',
    deactivated: 'Désactivé',
    delete: 'Supprimer le compte…',
    remove: 'Supprimer le compte',
    deleted: /^Compte supprimé/,
    restore: /^Restaurer/,
    restored: /^Compte restauré/,
    confirm: 'Confirmer',
  },
  en: {
    section: 'Users',
    add: 'Add an account',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    missing: 'Choose at least one establishment',
    added: /^Account added/,
    see: 'See the account',
    pending: 'Never activated',
    establishments: 'Establishments',
    one: '1 account',
    no: 'No',
    activated: 'Account activated',
    byPassword: 'This site is not linked to the accounts of any establishment.',
    saved: 'The changes are saved',
    deactivated: 'Deactivated',
    delete: 'Delete the account…',
    remove: 'Delete the account',
    deleted: /^Account deleted/,
    restore: /^Restore/,
    restored: /^Account restored/,
    confirm: 'Confirm',
  },
} as const;

const NEW_PASSWORD = 'quatre renards au bord du lac';
async function addActiveStaff(url: string, email: string): Promise<number> {
  const { token } = await createClient({ url }).account.login.mutate({
    identifier: 'admin@exemple.test',
    password: 'Demo-sommeil-2026',
  });
  const { admin } = createClient({ url, token: token ?? undefined });
  const [place] = await admin.listOpenEstablishments.query();
  const { userId } = await admin.createUser.mutate({
    firstName: 'Zoé',
    lastName: 'Roy',
    email,
    roles: [2],
    establishmentIds: [place?.establishmentId ?? 0],
  });
  const link = await linkInLetter(email, '/activation/');
  const activation = { token: link.split('/').at(-1) ?? '', password: NEW_PASSWORD };
  await createClient({ url }).account.activate.mutate(activation);
  return userId;
}

const submit = (page: Page) => page.locator('form button[type=submit]').first();

for (const [locale, width] of [
  ['fr', 1280],
  ['en', 390],
] as const satisfies [Locale, number][]) {
  const words = WORDS[locale];

  test(`an administrator adds a member of staff, who sees only theirs and is out at once when shut out (${locale}, ${width} px)`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    const email = `elise-${locale}-${Date.now()}@exemple.test`;
    const faults: string[] = [];
    const look = async (on = page) => void faults.push(...(await faultsIn(on, locale)));

    await logIn(page, 'admin', locale);
    await expect(page).toHaveURL(/\/admin$/);
    await expect(heading(page)).toBeVisible();
    const menu = page.locator('header summary').filter({ hasText: 'Menu' });
    const section = page.getByRole('link', { name: words.section, exact: true });
    await expect(menu.or(section).filter({ visible: true })).toBeVisible();
    if (await menu.isVisible()) await menu.click();
    await section.click();
    await expect(heading(page)).toHaveText(words.section);
    await look();

    await page.getByRole('link', { name: words.add }).first().click();
    await page.getByLabel(words.firstName).fill('Élise');
    await page.getByLabel(words.lastName).fill('Côté');
    await page.getByLabel(words.email).fill(email);
    const isActive = page.getByRole('group', { name: words.activated, exact: true });
    await expect(isActive.getByRole('radio').first()).toBeChecked();
    await expect(page.locator('form dl')).toContainText(words.byPassword);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText(words.missing);
    await expect(page.getByLabel(words.lastName)).toHaveValue('Côté');
    await page
      .getByRole('group', { name: words.establishments })
      .getByRole('checkbox')
      .first()
      .check();
    await look();
    await submit(page).click();
    await expect(heading(page)).toHaveText(words.added);
    await page.getByRole('link', { name: words.see }).click();
    await expect(page.locator('main')).toContainText(words.pending);
    await look();

    const own = await browser.newContext({ baseURL: baseURL ?? '' });
    const staff = await own.newPage();
    await staff.setViewportSize({ width, height: 900 });
    await staff.goto(await linkInLetter(email, '/activation/'));
    await staff.locator('#password').fill(NEW_PASSWORD);
    await staff.locator('#passwordConfirmation').fill(NEW_PASSWORD);
    await look(staff);
    await expect(staff.getByRole('checkbox')).toHaveCount(0);
    await staff.locator('form button[type=submit]').click();
    await expect(staff.getByRole('link', { name: /connecter|Log in/ })).toBeVisible();
    await fillLogin(staff, { identifier: email, password: NEW_PASSWORD }, locale);
    await expect(staff).toHaveURL(new RegExp(`${prefixOf(locale)}/admin$`));
    await expect(staff.getByRole('link', { name: words.section, exact: true })).toHaveCount(0);
    await staff.goto(`${prefixOf(locale)}/admin/participants`);
    await expect(heading(staff)).toBeVisible();
    await expect(staff.locator('main')).not.toContainText(/DEMO-02/);
    await staff.goto(`${prefixOf(locale)}/admin/utilisateurs`);
    await expect(staff.getByRole('link', { name: words.add })).toHaveCount(0);

    await page.reload();
    await page.locator('main').getByText(words.no, { exact: true }).click();
    await submit(page).click();
    await expect(page.getByText(words.saved, { exact: true }).first()).toBeVisible();
    await expect(page.locator('main')).toContainText(words.deactivated);
    await staff.goto(`${prefixOf(locale)}/admin/participants`);
    await expect(staff).toHaveURL(/\/connexion/);
    await own.close();

    await page.getByRole('link', { name: words.delete }).click();
    await look();
    await page.getByRole('button', { name: words.remove, exact: true }).click();
    await expect(heading(page)).toHaveText(words.deleted);
    await look();
    await page.getByRole('button', { name: words.restore }).click();
    await expect(heading(page)).toHaveText(words.restored);
    expect(faults).toEqual([]);
  });

  test(`an address that is corrected counts once its reader confirms it (${locale}, ${width} px)`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height: 900 });
    const wanted = `corrige-${locale}-${Date.now()}@exemple.test`;
    const userId = await addActiveStaff(
      baseURL ?? '',
      `avant-${locale}-${Date.now()}@exemple.test`,
    );
    await logIn(page, 'admin', locale);
    await page.goto(`${prefixOf(locale)}/admin/utilisateurs/${userId}/modifier`);
    await page.locator('#new-email').fill(wanted);
    await page.locator('#new-email').press('Enter');
    await expect(page.locator('main')).toContainText(wanted);

    const reader = await browser.newContext({ baseURL: baseURL ?? '' });
    const mailbox = await reader.newPage();
    await mailbox.goto(await linkInLetter(wanted, '/courriel/'));
    await expect(mailbox).not.toHaveURL(/courriel\/./);
    expect(await faultsIn(mailbox, 'fr')).toEqual([]);
    await mailbox.locator('form button[type=submit]').click();
    await expect(mailbox.locator('main')).toContainText(wanted);
    await reader.close();
  });
}
