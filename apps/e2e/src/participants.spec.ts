import type { Locale } from '@aube/client';
import { createClient } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { makeNewcomer, submitS0 } from './newcomer.ts';
import { arriveAs, prefixOf } from './people.ts';
import { heading } from './questionnaire-steps.ts';
import { faultsIn } from './violations.ts';

const WORDS = {
  fr: {
    state: 'État',
    inProgress: 'En cours',
    week: 'Programme',
    name: 'Nom',
    nobody: 'Personne ne correspond à votre recherche',
    edit: 'Modifier',
    save: /^Enregistrer la fiche/,
    wrongCode: 'Entrez un code postal canadien, par exemple H2X 1Y4',
    noReason: 'Écrivez pourquoi la fiche est modifiée',
    saved: /^Fiche enregistrée/,
    stale: 'Des changements ont été enregistrés entre-temps',
    keep: 'Garder « Gatineau »',
    take: 'Prendre « Laval »',
    columns: 'Colonnes',
    questionnaires: 'Questionnaires',
    filters: /^Filtres/,
    see: 'Voir la liste',
    leave: 'Déconnexion',
    missing: 'Cette page n’existe pas.',
  },
  en: {
    state: 'State',
    inProgress: 'In progress',
    week: 'Program',
    name: 'Name',
    nobody: 'Nobody matches your search',
    edit: 'Edit',
    save: /^Save the record/,
    wrongCode: 'Enter a Canadian postal code, for example H2X 1Y4',
    noReason: 'Write why the record is changed',
    saved: /^Record saved/,
    stale: 'Changes were saved in the meantime',
    keep: 'Keep “Gatineau”',
    take: 'Use “Laval”',
    columns: 'Columns',
    questionnaires: 'Questionnaires',
    filters: /^Filters/,
    see: 'See the list',
    leave: 'Log out',
    missing: 'This page could not be found.',
  },
} as const;

async function idElsewhere(url: string): Promise<number> {
  const { token } = await createClient({ url }).account.login.mutate({
    identifier: 'semaine-13@exemple.test',
    password: 'Demo-sommeil-2026',
  });
  const { userId } = await createClient({ url, token: token ?? undefined }).account.me.query();
  return userId;
}

const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const keptOfSearch = (page: Page) =>
  page.evaluate(() => ({
    history: JSON.stringify(history.state),
    tab: sessionStorage.getItem('aube.searches') ?? '',
  }));
const alert = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const words = WORDS[locale];
  const prefix = prefixOf(locale);

  test(`staff find somebody, and change their record without losing a colleague’s change (${locale})`, async ({
    page,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    const lastName = locale === 'fr' ? 'Ébène-Fiche' : 'Ébène-Record';
    const person = `Ana ${lastName}`;
    const listed = `${lastName}, Ana`;
    const email = await makeNewcomer(url, `record-${locale}`, { lastName });
    await submitS0(url, email);
    const faults: string[] = [];
    const row = page.getByRole('row').filter({ hasText: listed });
    await arriveAs(page, 'personnel');

    await test.step('the list is narrowed and ordered in its address, and searched outside of it', async () => {
      await page.goto(`${prefix}/admin/participants`);
      await page.getByLabel(words.state, { exact: true }).selectOption(words.inProgress);
      await expect(page).toHaveURL(/etat=en-cours/);
      await header(page, words.week).getByRole('button').click();
      await expect(header(page, words.week)).toHaveAttribute('aria-sort', 'descending');
      await page.getByRole('searchbox').fill('ebene');
      // The row is also visible before the search, so the test waits until the search is stored.
      await expect.poll(async () => (await keptOfSearch(page)).tab).toContain('ebene');
      await expect(row).toBeVisible();
      expect(page.url()).not.toContain('ebene');
      expect((await keptOfSearch(page)).history).not.toContain('ebene');
      await page.reload();
      await expect(page.getByRole('searchbox')).toHaveValue('ebene');
      await expect(page.getByLabel(words.state, { exact: true })).toHaveValue('en-cours');
      await expect(header(page, words.week)).toHaveAttribute('aria-sort', 'descending');
      await expect(row).toBeVisible();
      faults.push(...(await faultsIn(page, locale)));
    });

    await test.step('a column that is not wanted is gone, also after a reload', async () => {
      const column = header(page, words.questionnaires);
      await page.getByText(words.columns, { exact: true }).click();
      await page.getByRole('checkbox', { name: words.questionnaires }).uncheck();
      await expect(column).toHaveCount(0);
      faults.push(...(await faultsIn(page, locale)));
      await page.reload();
      await expect(row).toBeVisible();
      await expect(column).toHaveCount(0);
    });

    await test.step('back from a person, the list is as it was left', async () => {
      await row.getByRole('link', { name: listed, exact: true }).click();
      await expect(heading(page)).toHaveText(person);
      await page.goBack();
      await expect(page.getByRole('searchbox')).toHaveValue('ebene');
      await expect(header(page, words.week)).toHaveAttribute('aria-sort', 'descending');
      await expect(row).toBeVisible();
      await page.getByRole('searchbox').fill('zzzz');
      await page.keyboard.press('Enter');
      await expect(page.getByText(words.nobody)).toBeVisible();
      faults.push(...(await faultsIn(page, locale)));
      await page.getByRole('searchbox').fill('ebene');
      await expect(row).toBeVisible();
    });

    await test.step('on a phone the rows are cards, and the filters a sheet', async () => {
      const size = page.viewportSize();
      await page.setViewportSize({ width: 390, height: 844 });
      const card = page.getByRole('listitem').filter({ hasText: listed });
      await expect(card).toBeVisible();
      await page.getByRole('button', { name: words.filters }).click();
      await expect(page.getByRole('dialog').getByLabel(words.state)).toHaveValue('en-cours');
      faults.push(...(await faultsIn(page, locale)));
      await page.getByRole('button', { name: words.see }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(card).toBeVisible();

      await page.getByRole('button', { name: words.filters }).click();
      await page.getByRole('dialog').getByLabel(words.state).selectOption('');
      await expect(page).not.toHaveURL(/etat=/);
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL(/\/admin\/participants/);
      await expect(page).not.toHaveURL(/etat=/);
      await expect(page.getByRole('searchbox')).toHaveValue('ebene');
      await expect(card).toBeVisible();
      if (size) await page.setViewportSize(size);
      await expect(row).toBeVisible();
    });

    const stale = await page.context().newPage();
    await test.step('the record says what is wrong, and is saved with its reason', async () => {
      await row.getByRole('link', { name: new RegExp(`^${words.edit}`) }).click();
      await expect(heading(page)).toHaveText(person);
      await expect(page.locator('#city')).toHaveValue('');
      await stale.goto(page.url());
      await expect(stale.locator('#city')).toBeVisible();

      await page.locator('#postalCode').fill('12345');
      await page.getByRole('button', { name: words.save }).click();
      await expect(alert(page, words.wrongCode)).toBeFocused();
      await expect(alert(page, words.noReason)).toBeVisible();
      faults.push(...(await faultsIn(page, locale)));
      await page.locator('#postalCode').fill('h2x1y4');
      await page.locator('#city').fill('Laval');
      await page.locator('#reason').fill('Déménagement.');
      await page.getByRole('button', { name: words.save }).click();
      await expect(page.getByRole('main').getByText(words.saved)).toBeVisible();
      await expect(page.locator('#postalCode')).toHaveValue('H2X 1Y4');
      await expect(page.locator('#reason')).toHaveValue('');
      faults.push(...(await faultsIn(page, locale)));
    });

    await test.step('an edit of what is no longer there is refused, and loses nothing', async () => {
      await stale.locator('#city').fill('Gatineau');
      await stale.locator('#phoneNumber').fill('514 555-0199');
      await stale.locator('#reason').fill('Appel.');
      await stale.getByRole('button', { name: words.save }).click();
      const conflict = stale.getByRole('region', { name: words.stale });
      await expect(conflict).toBeFocused();
      await expect(conflict).toContainText('Laval');
      await expect(conflict.getByRole('radio', { name: words.keep })).toBeChecked();
      await expect(stale.locator('#city')).toHaveValue('Gatineau');
      await expect(stale.locator('#phoneNumber')).toHaveValue('514 555-0199');
      await expect(stale.locator('#reason')).toHaveValue('Appel.');
      await expect(stale.locator('#postalCode')).toHaveValue('H2X 1Y4');
      faults.push(...(await faultsIn(stale, locale)));
      await expect(conflict.getByRole('radio', { name: words.keep })).toBeChecked();
      await conflict.getByText(words.take, { exact: true }).click();
      await expect(conflict.getByRole('radio', { name: words.take })).toBeChecked();
      await expect(stale.locator('#city')).toHaveValue('Laval');
      await stale.getByRole('button', { name: words.save }).click();
      await expect(stale.getByRole('main').getByText(words.saved)).toBeVisible();
      await page.reload();
      await expect(page.locator('#city')).toHaveValue('Laval');
      await expect(page.locator('#phoneNumber')).toHaveValue('514 555-0199');
    });

    await test.step('somebody of another establishment is not found by address', async () => {
      const foreign = await idElsewhere(url);
      await page.goto(`${prefix}/admin/participants/${foreign}/modifier`);
      await expect(heading(page)).toHaveText(words.missing);
    });

    await test.step('on a phone the menu has every page and the way out; after it nothing says who was searched for', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${prefix}/admin/participants`);
      await page.getByRole('searchbox').fill('ebene');
      await expect.poll(async () => (await keptOfSearch(page)).tab).toContain('ebene');
      // Removed rows fade out. axe runs after the fading.
      const cards = page.getByRole('list', { name: 'Participants' }).getByRole('listitem');
      await expect.poll(() => cards.count()).toBeLessThan(5);
      const header = await page.locator('.site-header').boundingBox();
      expect(header?.height).toBeLessThan(80);
      const menu = page.locator('summary').filter({ hasText: 'Menu' });
      await menu.focus();
      await page.keyboard.press('Enter');
      const links = page.getByRole('navigation', { name: 'Administration' });
      await expect(links.getByRole('link', { name: 'Participants' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      faults.push(...(await faultsIn(page, locale)));
      await page.keyboard.press('Escape');
      await expect(links).toBeHidden();
      await expect(menu).toBeFocused();
      await menu.click();
      await page.getByRole('button', { name: words.leave }).click();
      await expect(page).toHaveURL(/\/connexion$/);
      await page.goBack();
      expect(JSON.stringify(await keptOfSearch(page))).not.toContain('ebene');
    });
    expect(faults).toEqual([]);
  });
}
