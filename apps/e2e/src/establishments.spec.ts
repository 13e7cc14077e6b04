import type { Locale } from '@aube/client';
import { createClient } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { logIn, prefixOf } from './people.ts';
import { heading } from './questionnaire-steps.ts';
import { faultsIn } from './violations.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const WORDS = {
  fr: {
    section: 'Établissements',
    add: 'Ajouter un établissement',
    missing: 'Entrez le nom de l’établissement',
    malformed: /2 à 50 lettres/,
    taken: /porte déjà ce code/,
    added: /^Établissement ajouté/,
    edit: /^Modifier /,
    saved: 'Les changements sont enregistrés',
    stale: 'Des changements ont été enregistrés entre-temps',
    keepOwn: 'Garder « Clinique du Port »',
    definitions: 'Ce que chaque nombre compte',
    definition: 'Les personnes dont le compte est activé et n’est pas supprimé.',
    remove: /^Supprimer /,
    consequence: 'Plus personne ne s’y inscrit',
    deleted: /^Établissement supprimé/,
    restore: /^Restaurer /,
    restored: /^Établissement restauré/,
    state: 'État',
    deletedOnes: 'Supprimés',
    registered: 'Personnes inscrites',
    one: '1 établissement',
    closed: 'Cet établissement n’accueille plus de nouvelles personnes',
    notThere: 'Cette page n’existe pas.',
  },
  en: {
    section: 'Establishments',
    add: 'Add an establishment',
    missing: 'Enter the name of the establishment',
    malformed: /2 to 50 letters/,
    taken: /already has this code/,
    added: /^Establishment added/,
    edit: /^Edit /,
    saved: 'The changes are saved',
    stale: 'Changes were saved in the meantime',
    keepOwn: 'Keep “Clinique du Port”',
    definitions: 'What each number counts',
    definition: 'The people whose account is activated and not deleted.',
    remove: /^Delete /,
    consequence: 'Nobody registers there any more',
    deleted: /^Establishment deleted/,
    restore: /^Restore /,
    restored: /^Establishment restored/,
    state: 'State',
    deletedOnes: 'Deleted',
    registered: 'Registered',
    one: '1 establishment',
    closed: 'This establishment is no longer accepting new people',
    notThere: 'This page could not be found.',
  },
} as const;

const submit = (page: Page) => page.locator('form button[type=submit]').last();

async function colleague(url: string) {
  const { token } = await createClient({ url }).account.login.mutate({
    identifier: 'admin@exemple.test',
    password: 'Demo-sommeil-2026',
  });
  return createClient({ url, token: token ?? undefined }).admin;
}

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const words = WORDS[locale];

  test(`an administrator makes, edits, counts, deletes and restores an establishment (${locale})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    const code = `E2E-${locale}-${Date.now()}`.toUpperCase();
    const faults: string[] = [];
    const look = async () => void faults.push(...(await faultsIn(page, locale)));
    await logIn(page, 'admin', locale);
    await page.getByRole('link', { name: words.section }).click();
    await expect(heading(page)).toHaveText(words.section);
    await expect(page.getByRole('table')).toContainText('DEMO-01');
    await look();

    await test.step('what is wrong is said beside the fields, and taken codes too', async () => {
      await page.getByRole('link', { name: words.add }).click();
      await expect(heading(page)).toHaveText(words.add);
      await page.locator('#referenceCode').fill('É 1');
      await submit(page).click();
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByRole('alert')).toContainText(words.missing);
      await expect(page.getByRole('alert')).toContainText(words.malformed);
      await look();
      await page.locator('#name').fill(' Clinique  du Lac ');
      await page.locator('#referenceCode').fill('demo-01');
      await submit(page).click();
      await expect(page.getByRole('alert')).toContainText(words.taken);
    });

    await test.step('it is made once, and its code is said', async () => {
      await page.locator('#referenceCode').fill(code.toLowerCase());
      await submit(page).dblclick();
      await expect(heading(page)).toHaveText(words.added);
      await expect(heading(page)).toBeFocused();
      await expect(page.getByText(code)).toBeVisible();
      await look();
    });

    const admin = await colleague(url);
    const found = async () =>
      (await admin.listOpenEstablishments.query()).filter((each) => each.referenceCode === code);
    expect(await found()).toMatchObject([{ name: 'Clinique du Lac' }]);
    const establishmentId = (await found())[0]?.establishmentId ?? 0;
    const of = `${prefixOf(locale)}/admin/etablissements`;

    await test.step('it is found by its code, whatever is sorted by, also after a reload', async () => {
      await page.goto(of);
      await page.getByRole('searchbox').fill(code.toLowerCase());
      await expect(page.getByText(words.one, { exact: true })).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.getByRole('button', { name: words.registered }).click();
      await expect(page).toHaveURL(/tri=inscrits/);
      await page.reload();
      await expect(page.getByText(words.one, { exact: true })).toBeVisible();
      await expect(page.getByRole('columnheader', { name: words.registered })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
      await look();
    });

    await test.step('an edit is saved; one that a colleague overtook shows both versions first', async () => {
      await page.getByRole('link', { name: words.edit }).click();
      await page.locator('#name').fill('Clinique du Parc');
      await submit(page).click();
      await expect(page.getByRole('main').getByText(words.saved)).toBeVisible();
      await expect(heading(page)).toBeFocused();
      await admin.updateEstablishment.mutate({
        establishmentId,
        name: 'Clinique des Pins',
        referenceCode: code,
      });
      await page.locator('#name').fill('Clinique du Port');
      await submit(page).click();
      const stale = page.getByRole('region', { name: words.stale });
      await expect(stale).toBeFocused();
      await expect(stale).toContainText('Clinique des Pins');
      await expect(stale.getByRole('radio', { name: words.keepOwn })).toBeChecked();
      await expect(page.locator('#name')).toHaveValue('Clinique du Port');
      await look();
      expect(await found()).toMatchObject([{ name: 'Clinique des Pins' }]);
      await submit(page).click();
      await expect(stale).toHaveCount(0);
      await expect(page.getByRole('main').getByText(words.saved)).toBeVisible();
      expect(await found()).toMatchObject([{ name: 'Clinique du Port' }]);
    });

    await test.step('its figures stand with their definitions one press away', async () => {
      await page.goto(of);
      const row = page.getByRole('row').filter({ hasText: 'DEMO-01' });
      await row.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/statistiques$/);
      const registered = page.getByRole('term').filter({ hasText: words.registered }).first();
      await expect(registered.locator('+ dd')).toHaveText(/^[1-9]/);
      await page.getByText(words.definitions).click();
      await expect(page.getByText(words.definition)).toBeVisible();
      await look();
    });

    const { token } = await admin.createInvitation.mutate({ establishmentId });

    await test.step('deleting says whom it is about and what follows, and is taken back right after', async () => {
      await page.goto(`${of}/${establishmentId}/supprimer`);
      await expect(heading(page)).toContainText('Clinique du Port');
      await expect(page.getByRole('main')).toContainText(words.consequence);
      await look();
      await page.getByRole('button', { name: words.remove }).click();
      await expect(heading(page)).toHaveText(words.deleted);
      await look();
      expect(await found()).toEqual([]);
    });

    await test.step('a person who was invited reads that it is closed', async () => {
      const context = await browser.newContext({ baseURL: url });
      const guest = await context.newPage();
      await guest.goto(`${prefixOf(locale)}/inscription/${token}`);
      await expect(guest.getByText(words.closed)).toBeVisible();
      faults.push(...(await faultsIn(guest, locale)));
      await context.close();
    });

    await test.step('it is restored, from where it was deleted or from the list', async () => {
      await page.getByRole('button', { name: words.restore }).click();
      await expect(heading(page)).toHaveText(words.restored);
      await admin.deleteEstablishment.mutate({ establishmentId });
      await page.goto(of);
      await page.getByLabel(words.state, { exact: true }).selectOption(words.deletedOnes);
      await expect(page).toHaveURL(/etat=supprimes/);
      const row = page.getByRole('row').filter({ hasText: code });
      await expect(row).toBeVisible();
      await look();
      await row.getByRole('button', { name: words.restore }).click();
      await expect(row).toHaveCount(0);
      await expect(heading(page)).toBeFocused();
      expect(await found()).toMatchObject([{ name: 'Clinique du Port' }]);
    });
    await admin.deleteEstablishment.mutate({ establishmentId });
    expect(faults).toEqual([]);
  });

  test(`staff see no link to the establishments, and by their addresses the figures of their own alone (${locale})`, async ({
    page,
  }) => {
    await logIn(page, 'personnel', locale);
    await expect(page).toHaveURL(/\/admin$/);
    const links = page.getByRole('navigation', { name: 'Administration' });
    await expect(links).toContainText('Participants');
    await expect(links).not.toContainText(words.section);
    await page.goto(`${prefixOf(locale)}/admin/etablissements/1/statistiques`);
    await expect(heading(page)).toHaveText('Clinique du sommeil de l’Estuaire');
    for (const path of ['', '/ajouter', '/1/modifier', '/2/statistiques', '/1/supprimer']) {
      await page.goto(`${prefixOf(locale)}/admin/etablissements${path}`);
      await expect(heading(page)).toHaveText(words.notThere);
    }
    const answers = await page.evaluate(async () => {
      const asked = ['admin.listEstablishments', 'admin.getEstablishment'];
      const given = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ json: { establishmentId: 1 } }),
      };
      return Promise.all(asked.map(async (name) => (await fetch(`/trpc/${name}`, given)).status));
    });
    expect(answers).toEqual([403, 403]);
  });
}
