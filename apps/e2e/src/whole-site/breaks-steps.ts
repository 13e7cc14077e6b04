import { expect, type Page } from '@playwright/test';
import type { Walk } from './walk.ts';

/** @decision D67 */
export async function askBreak({ words, at }: Walk, page: Page): Promise<void> {
  await page.goto(at('/mon-compte#pause'));
  await page.getByLabel(words.return).selectOption('2026-03-10');
  await page.getByRole('button', { name: words.askBreak }).click();
  await expect(page.getByText(words.asked)).toBeVisible();
}

export async function resume({ words, at }: Walk, page: Page): Promise<void> {
  await page.goto(at('/mon-programme'));
  await page.getByRole('button', { name: words.resume }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.resume }).click();
  await expectWeek({ words }, page, 2);
}

export async function askBreakForThem(
  { words, at }: Walk,
  page: Page,
  userId: number,
): Promise<void> {
  await page.goto(at(`/admin/participants/${userId}/suivi`));
  await page.getByText(words.putOnBreak, { exact: true }).click();
  await page.getByRole('button', { name: words.askBreak }).click();
  await expect(page.getByText(words.whyBreak)).toBeVisible();
  await page.getByRole('textbox', { name: words.reason }).fill('Séjour à l’hôpital.');
  await page.getByRole('button', { name: words.askBreak }).click();
  await expect(page.getByText(words.askedByStaff)).toBeVisible();
}

export async function readBreak({ words, at }: Walk, page: Page): Promise<void> {
  await page.goto(at('/mon-programme'));
  await expect(page.getByText(words.onBreak)).toBeVisible();
  await expect(page.getByText(words.byStaff)).toBeVisible();
}

export async function resumeForThem(
  { words, at, look }: Walk,
  page: Page,
  userId: number,
): Promise<void> {
  await page.goto(at(`/admin/participants/${userId}/suivi`));
  await page.getByRole('button', { name: words.resume }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: words.reason }).fill('Sortie plus tôt que prévu.');
  await look(page);
  await dialog.getByRole('button', { name: words.resume }).click();
  await expect(page.getByText(words.onBreak)).toHaveCount(0);
}

export async function expectWeek(
  { words }: Pick<Walk, 'words'>,
  page: Page,
  week: number,
): Promise<void> {
  const name = words.week(week);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}
