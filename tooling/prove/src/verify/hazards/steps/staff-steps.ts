import type { Locator } from '@playwright/test';
import type { Walker } from '../step.ts';

const nameOf = (hazard: string) => `Côté ${hazard}-diarist`;

export async function readCallList({ hand }: Walker): Promise<void> {
  await hand.page.goto('/admin');
  await hand.page.getByRole('article').first().waitFor();
  await hand.press(hand.page.locator('summary').filter({ hasText: /^Ce qui vous attend/ }));
  await hand.page.getByRole('link', { name: /personnes? à joindre$/ }).waitFor();
}

export async function searchParticipants({ hand, hazard }: Walker): Promise<Locator> {
  await hand.page.goto('/admin/participants');
  await hand.type(hand.page.getByRole('searchbox'), nameOf(hazard));
  await hand.page.keyboard.press('Enter');
  const row = hand.page.getByRole('row');
  await row.filter({ hasText: 'Semaine-Sept' }).waitFor({ state: 'detached' });
  const found = row
    .filter({ hasText: nameOf(hazard) })
    .getByRole('link', { name: `${nameOf(hazard)}, Zoé`, exact: true });
  await found.waitFor();
  return found;
}

export async function followUp(walker: Walker): Promise<void> {
  const found = await searchParticipants(walker);
  const { hand } = walker;
  const { page } = hand;
  await hand.press(found);
  await page.waitForURL(/\/suivi$/);
  await hand.pressButton('Ajouter une note');
  const dialog = page.getByRole('dialog');
  await hand.type(dialog.getByRole('textbox'), 'Préfère être jointe l’été.');
  await hand.pressButton('Ajouter la note', dialog);
  await page.getByRole('listitem').filter({ hasText: 'Préfère être jointe' }).waitFor();
}

export async function exportNights({ hand }: Walker): Promise<void> {
  const { page } = hand;
  await page.goto('/admin/donnees?jeu=participants');
  await page.getByRole('combobox', { name: 'Jeu de données' }).selectOption({ label: 'Nuits' });
  await page
    .getByRole('region', { name: 'Premières lignes du fichier' })
    .getByRole('row')
    .first()
    .waitFor();
  const download = page.waitForEvent('download');
  download.catch(() => null);
  await hand.pressButton('Télécharger');
  await download;
  await hand.see('Le fichier est dans vos téléchargements.');
}
