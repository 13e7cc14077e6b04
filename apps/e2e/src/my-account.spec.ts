import { expect, test, type Page } from '@playwright/test';
import { linkInLetter } from './letters.ts';
import { logInNewcomer, makeNewcomer } from './newcomer.ts';
import { arriveAs, logIn } from './people.ts';
import { faultsIn } from './violations.ts';

const section = (page: Page, name: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { level: 3, name }) });

async function open(page: Page, name: string) {
  const details = section(page, name);
  await details.locator('summary').click();
  await expect(details).toHaveAttribute('open', '');
  return details;
}

test.describe('a participant, on a phone and in English', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('changes what is theirs, and ends the sessions of other devices', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = await makeNewcomer(baseURL ?? '', 'account');
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const stolen = await elsewhere.newPage();

    await page.goto('/en/connexion');
    await page.getByRole('radio', { name: 'Mine: stay logged in' }).check();
    await logInNewcomer(page, email, 'en');
    const kept = await page.context().cookies();
    const day = 24 * 60 * 60;
    const session = kept.find(({ name }) => name === 'auth._token.local');
    expect((session?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(170 * day);
    await elsewhere.addCookies(kept);

    await page.goto('/en/mon-programme');
    const menu = page.locator('header summary').filter({ hasText: 'Menu' });
    const account = page.getByRole('link', { name: 'My account' });
    // A redirect of the page may close the menu that the test has just opened.
    await expect(async () => {
      if (!(await account.isVisible())) await menu.click();
      await account.click({ timeout: 2000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();

    const me = await open(page, 'About me');
    await me.getByLabel('First name').fill('Zoé');
    await me.getByRole('button', { name: 'Save my name' }).click();
    await expect(me.getByText('Your name is saved.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`Zoé`);
    const phone = me.getByLabel('Phone (optional)');
    await phone.fill('in the evening');
    await me.getByRole('button', { name: 'Save my phone number' }).click();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await phone.fill('514 555-0199');
    await me.getByRole('button', { name: 'Save my phone number' }).click();
    await expect(me.getByText('Your phone number is saved.')).toBeVisible();

    const time = await open(page, 'Language and time');
    await time.getByLabel('Time zone').selectOption('America/Vancouver');
    await expect(time.getByText(/^It is .+ there/)).toBeVisible();
    await expect(time).toContainText('Nights already saved stay as you entered them.');
    await time.getByRole('button', { name: 'Use this time zone' }).click();
    await expect(time.getByText('Your time zone is saved.')).toBeVisible();

    for (const name of ['Display', 'Reminders', 'Password', 'Devices']) await open(page, name);
    await expect(section(page, 'Devices').getByText('This device, which is yours')).toBeVisible();
    expect(await faultsIn(page, 'en')).toEqual([]);

    await stolen.goto('/en/mon-compte');
    await expect(stolen.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
    await section(page, 'Devices').getByRole('button', { name: 'Log out all the others' }).click();
    await expect(page.getByText('All your other devices were logged out.').first()).toBeVisible();
    await stolen.goto('/en/mon-compte');
    await expect(stolen).toHaveURL(/\/connexion$/);
    await elsewhere.close();

    await page.reload();
    const password = await open(page, 'Password');
    await password.getByLabel('Current password').fill('not this one');
    await password.getByLabel('New password', { exact: true }).fill('sept cailloux sous la pluie');
    await password.locator('#passwordConfirmation').fill('sept cailloux sous la pluie');
    await password.getByRole('button', { name: 'Change the password' }).click();
    await expect(password.getByRole('alert')).toBeVisible();
    await expect(password.locator('#currentPassword')).toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('staff, in the console and in French', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('have their account in the console, with what is for them', async ({ page }) => {
    await logIn(page, 'personnel');
    await page.getByRole('link', { name: 'Mon compte' }).click();
    await expect(page).toHaveURL(/\/mon-compte$/);
    await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
    await expect(section(page, 'Rappels')).toHaveCount(0);
    await expect(section(page, 'Quitter le programme')).toHaveCount(0);

    const me = await open(page, 'Moi');
    const address = `autre-${Date.now()}@exemple.test`;
    await me.getByLabel('Nouvelle adresse').fill(address);
    await me.getByRole('button', { name: 'Changer mon adresse' }).click();
    await expect(me.getByText(`Un courriel a été envoyé à ${address}`)).toBeVisible();
    expect(await linkInLetter(address, '/courriel/')).toContain('/courriel/');
    await me.getByRole('button', { name: 'Garder mon adresse actuelle' }).click();
    await expect(me.getByText(`Un courriel a été envoyé à ${address}`)).toHaveCount(0);

    for (const name of ['Langue et heure', 'Mot de passe', 'Appareils']) await open(page, name);
    expect(await faultsIn(page, 'fr')).toEqual([]);
  });

  test('a login in another tab opens the page that waits in this one', async ({
    page,
    context,
  }) => {
    await page.goto('/mon-compte');
    await expect(page).toHaveURL(/\/connexion$/);
    const other = await context.newPage();
    await logIn(other, 'personnel');
    await expect(page).toHaveURL(/\/mon-compte$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
  });

  test('a page of the person before writes nothing for the person who logged in since', async ({
    page,
    context,
  }) => {
    // Without BroadcastChannel, the first tab does not hear of a login in the second tab.
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
    await logIn(page, 'personnel');
    await page.goto('/mon-compte');
    const me = await open(page, 'Moi');
    await me.getByLabel('Prénom').fill('Zoé');

    await context.clearCookies();
    const other = await context.newPage();
    await logIn(other, 'semaine-3');
    await other.goto('/mon-compte');
    const theirs = await open(other, 'Moi');
    const name = await theirs.getByLabel('Prénom').inputValue();

    await me.getByRole('button', { name: 'Enregistrer mon nom' }).click();
    const told = page.getByRole('dialog', {
      name: 'Une autre personne s’est connectée dans ce navigateur',
    });
    await expect(told).toBeVisible();
    expect(await faultsIn(page, 'fr')).toEqual([]);
    await told.getByRole('button', { name: 'Rester sur cette page' }).click();
    await expect(me.getByLabel('Prénom')).toHaveValue('Zoé');
    await expect(me.getByRole('alert')).toContainText('Rien n’a été fait');
    await other.reload();
    await expect((await open(other, 'Moi')).getByLabel('Prénom')).toHaveValue(name);

    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
    await page.reload();
    await expect((await open(page, 'Moi')).getByLabel('Prénom')).toHaveValue(name);
  });

  test('end the tokens of their scripts with their sessions where they ask for it', async ({
    page,
  }) => {
    await logIn(page, 'personnel');
    await page.goto('/mon-compte');
    const tokens = await open(page, 'Jetons d’accès');
    await tokens.getByLabel('Nom du jeton').fill('rapport du lundi');
    await tokens.getByRole('button', { name: 'Créer le jeton' }).click();
    await expect(tokens.getByText('rapport du lundi')).toBeVisible();
    const devices = await open(page, 'Appareils');
    await devices.getByRole('checkbox', { name: /Révoquer aussi/ }).check();
    expect(await faultsIn(page, 'fr')).toEqual([]);
    await devices.getByRole('button', { name: 'Déconnecter tous les autres' }).click();
    await expect(tokens.getByText('Vous n’avez aucun jeton.')).toBeVisible();
    await expect(devices.getByRole('checkbox')).toHaveCount(0);
  });

  test('see whose account they consult, and find the person again in the console', async ({
    page,
  }) => {
    await arriveAs(page, 'personnel');
    await page.goto('/admin/participants');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/admin\/participants\/\d+/);
    const id = /participants\/(\d+)/.exec(page.url())?.[1];
    await page.goto(`/admin/participants/${id}/suivi`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveText('Suivi de la personne');
    const name = await heading.innerText();
    await page.getByRole('button', { name: /Consulter/ }).click();
    await expect(page.getByText('en lecture seule')).toBeVisible();
    await page.getByRole('link', { name: 'Aube' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Compte de ${name}`);
    await expect(page.getByRole('link', { name: 'Mon compte' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Retour à mon compte' }).first().click();
    await expect(page).toHaveURL(/\/admin$/);
    const recent = page.getByRole('region', { name: 'Consultés récemment' });
    await expect(recent.getByRole('link').first()).toHaveText(name);
  });
});
