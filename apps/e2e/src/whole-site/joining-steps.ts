import { createClient } from '@aube/client';
import { expect, type Page } from '@playwright/test';
import { linkInLetter } from '../letters.ts';
import { password, submitS0, tokenOfNewcomer } from '../newcomer.ts';
import type { Person, Walk } from './walk.ts';

const addresses = Array.from({ length: 10 }, (_, index) => `personne${index}@exemple.test`);

const list = [
  'Prénom;Courriel',
  ...addresses.slice(0, 3).map((address) => `Ana;${address}`),
  'Zoé;zoe',
  ...addresses.slice(3).map((address) => `Léo;${address}`),
  'Éva;',
].join('\r\n');

/** @decision console#invitations */
export async function inviteTen({ words, at }: Walk, page: Page): Promise<void> {
  await page.goto(at('/admin/invitations'));
  await page.getByRole('button', { name: words.invite, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.inviteTitle });
  await dialog.getByText(words.several, { exact: true }).click();
  const buffer = Buffer.from(list, 'latin1');
  const file = { name: 'liste.csv', mimeType: 'text/csv', buffer };
  await dialog.getByLabel(words.file).setInputFiles(file);
  await expect(dialog.locator('textarea')).toHaveValue(/personne9@/);
  await expect(dialog).toContainText('Clinique du Lac');
  await expect(dialog).not.toContainText('Clinique du Port');
  await dialog.getByRole('button', { name: words.check }).click();
  const faulty = dialog.locator('tbody tr').filter({ hasText: words.noAddress });
  await expect(faulty.locator('td:first-child')).toHaveText(['5', '13']);
  await dialog.getByRole('button', { name: words.inviteTen }).click();
  await expect(dialog.getByText(words.invited)).toBeVisible();
  await dialog.getByRole('button', { name: words.close, exact: true }).click();
}

/** @decision D42 D62 */
export async function join({ words, site, look }: Walk, page: Page): Promise<Person> {
  const [email = ''] = addresses;
  await page.goto(await linkInLetter(email, '/inscription/', site.dataDir));
  await page.locator('#firstName').fill('Ana');
  await page.locator('#lastName').fill('Tremblay');
  await page.locator('#password').fill(password);
  await page.locator('#passwordConfirmation').fill(password);
  await expect(page.locator('#email')).toHaveText(email);
  await expect(page.locator('#referenceCode')).toHaveText('LAC-01');
  await page.getByText(words.consent, { exact: true }).click();
  await expect(page.getByRole('main')).toContainText(words.version);
  await look(page);
  await page.locator('#consent').check();
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText(email)).toBeVisible();

  await page.goto(await linkInLetter(email, '/activation/', site.dataDir));
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/mon-programme\/questionnaire-s0$/);
  await submitS0(site.url, email);
  return { email, password };
}

export async function idOf({ site: { url } }: Walk, { email }: Person): Promise<number> {
  const token = await tokenOfNewcomer(url, email);
  return (await createClient({ url, token }).account.me.query()).userId;
}
