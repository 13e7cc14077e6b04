import { createClient } from '@aube/client';
import { expect, type Page } from '@playwright/test';
import { tokenOfNewcomer } from '../newcomer.ts';
import type { Person, Walk } from './walk.ts';

/** @decision D36 */
export async function remove({ words, at, look }: Walk, page: Page, id: number): Promise<void> {
  await page.goto(at(`/admin/participants/${id}/modifier`));
  await page.getByRole('button', { name: words.remove }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.remove }).click();
  await expect(dialog).toContainText(words.why);
  await look(page);
  await dialog.getByRole('textbox').fill('Un autre traitement commence.');
  await dialog.getByRole('button', { name: words.remove }).click();
  await expect(page.getByRole('main').getByText(words.removed)).toBeVisible();
}

export async function readEnd({ words, at, look }: Walk, page: Page): Promise<void> {
  await page.goto(at('/mon-programme'));
  await expect(page.getByText(words.ended)).toBeVisible();
  await look(page);
}

export async function reopen({ words, at }: Walk, page: Page, id: number): Promise<void> {
  await page.goto(at(`/admin/participants/${id}/modifier`));
  await page.getByRole('button', { name: words.reopen }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: words.reason }).fill('Le traitement est remis.');
  await dialog.getByRole('button', { name: words.reopen }).click();
  await expect(page.getByRole('button', { name: words.remove })).toBeVisible();
}

export async function leave(walk: Walk, page: Page, { id, person }: Left): Promise<void> {
  const { words, at, site } = walk;
  const token = await tokenOfNewcomer(site.url, person.email);
  const { questionnaires } = createClient({ url: site.url, token });
  await questionnaires.saveAbandonment.mutate({ answers: { leaving_contact: 'no' } });
  await page.goto(at(`/admin/participants/${id}/modifier`));
  await expect(page.getByRole('main').getByText(words.theirs)).toBeVisible();
  await expect(page.getByRole('button', { name: words.reopen })).toHaveCount(0);
}

export async function lift({ words, at, look }: Walk, page: Page, id: number): Promise<void> {
  await page.goto(at(`/admin/participants/${id}/modifier`));
  await page.getByRole('button', { name: words.reopen }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.reopen }).click();
  await expect(dialog).toContainText(words.noWish);
  await look(page);
  await dialog.getByRole('textbox', { name: words.wish }).fill('Courriel du 7 mars: je reviens.');
  await dialog.getByRole('button', { name: words.reopen }).click();
  await expect(page.getByRole('button', { name: words.remove })).toBeVisible();
}

type Left = { readonly id: number; readonly person: Person };

/** @decision D63 */
export async function erase(
  { words, at, look, site }: Walk,
  page: Page,
  { id, person }: Left,
): Promise<void> {
  await page.goto(at(`/admin/participants/${id}/modifier`));
  await page.getByRole('button', { name: words.erase }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Ana Tremblay');
  await dialog.getByRole('button', { name: words.forGood }).click();
  await expect(dialog).toContainText(words.whyErase);
  await look(page);
  await dialog.getByText(words.requested, { exact: true }).click();
  await dialog.getByRole('button', { name: words.forGood }).click();
  await dialog.getByRole('button', { name: words.close }).click();
  await expect(page).toHaveURL(/\/admin\/participants$/);
  await expect(page.getByRole('main')).not.toContainText('Tremblay');
  await expect(tokenOfNewcomer(site.url, person.email)).rejects.toMatchObject({
    data: { appCode: 'WRONG_CREDENTIALS' },
  });
}

export async function readLog({ words, at, look }: Walk, page: Page, id: number): Promise<void> {
  await page.goto(at(`/admin/registre?sur=${id}&periode=tout&taille=100`));
  const log = page.getByRole('main');
  for (const act of words.acts) await expect(log).toContainText(act);
  await expect(log).not.toContainText('Tremblay');
  await look(page);
}
