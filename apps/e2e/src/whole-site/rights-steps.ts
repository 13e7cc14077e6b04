import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { unpack } from '../unpack-zip.ts';
import type { Person, Walk } from './walk.ts';

/** @decision D62 */
export async function readOwnRights({ words, at, look }: Walk, page: Page): Promise<void> {
  await page.goto(at('/mon-compte#qui-a-vu'));
  const looks = page.locator('#qui-a-vu').getByRole('listitem');
  const follow = looks.filter({ hasText: words.follow }).first();
  await expect(follow).toContainText('Élise Côté');
  await expect(follow).toContainText('Clinique du Lac');
  await page.locator('#consentement > summary').click();
  await expect(page.locator('#consentement')).toContainText(words.agreed);
  await page.locator('#mes-donnees > summary').click();
  await expect(page.getByRole('button', { name: words.copy })).toBeVisible();
  await look(page);
}

/** @decision D62 */
export async function takeCopy({ words }: Walk, page: Page, { email }: Person): Promise<void> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: words.copy }).click();
  const download = await coming;
  await expect(page.getByText(words.copied)).toBeVisible();
  expect(download.suggestedFilename()).toMatch(words.copyName);
  const files = unpack(await readFile(await download.path()));
  expect(new Set(files.keys())).toEqual(
    new Set(['donnees.json', 'exercices.md', 'nuits.csv', 'questionnaires.csv', words.readMe]),
  );
  expect(files.get(words.readMe)).toContain(words.yourData);
  expect(files.get('questionnaires.csv')).toContain('S0');
  const { donnees } = JSON.parse(files.get('donnees.json') ?? '{}') as {
    donnees: Record<string, unknown[]>;
  };
  expect(donnees['users']).toMatchObject([{ email, firstName: 'Ana', lastName: 'Tremblay' }]);
  expect(donnees['pauses']).toHaveLength(2);
  expect(donnees['consents']).toMatchObject([{ version: '1.0' }]);
  expect(JSON.stringify(donnees['auditLog'])).toContain('stats.getFollowUp');
}
