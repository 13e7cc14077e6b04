import { expect, test } from '@playwright/test';
import { makeDiarist } from './diarist.ts';
import { finishModules } from './finish-modules.ts';
import { logInNewcomer } from './newcomer.ts';
import { prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

const WORDS = {
  fr: {
    title: 'Mes exercices',
    empty: 'Vous n’avez encore rien écrit dans les exercices.',
    journal: 'Examiner une pensée',
    again: 'Écrire de nouveau',
    thought: 'La pensée, mot pour mot',
    save: 'Enregistrer',
    edit: /^Modifier l’entrée du /,
    remove: /^Effacer l’entrée du /,
    removeNow: 'Effacer',
    two: /^2 entrées, la dernière le /,
    one: /^1 entrée, le /,
    plan: 'Mon plan pour la suite',
    signs: 'Je reconnais une mauvaise période à ceci',
    hours: 'L’horaire que je reprends',
    begun: 'Ce que vous aviez déjà écrit dans le cours est repris ici.',
    kept: /^Enregistré/,
    print: 'Imprimer',
    list: 'Ma liste de soucis',
    appointment: 'Votre rendez-vous : 17:00',
    viewport: { width: 390, height: 844 },
  },
  en: {
    title: 'My exercises',
    empty: 'You have not written anything in the exercises yet.',
    journal: 'Examining a thought',
    again: 'Write again',
    thought: 'The thought, word for word',
    save: 'Save',
    edit: /^Edit the entry of /,
    remove: /^Delete the entry of /,
    removeNow: 'Delete',
    two: /^2 entries, the latest on /,
    one: /^1 entry, on /,
    plan: 'My plan from here on',
    signs: 'I recognize a bad spell by this',
    hours: 'The schedule I go back to',
    begun: 'Everything you already wrote in the course has been copied here.',
    kept: /^Saved/,
    print: 'Print',
    list: 'My worry list',
    appointment: 'Your appointment: 17:00',
    viewport: { width: 1280, height: 844 },
  },
} as const;

for (const locale of ['fr', 'en'] as const) {
  const words = WORDS[locale];
  const prefix = prefixOf(locale);

  test(`exercises are written again, corrected and deleted, and begin the plan (${locale})`, async ({
    page,
    baseURL,
  }) => {
    const url = String(baseURL);
    await page.setViewportSize(words.viewport);
    const email = await makeDiarist(url, `exercises-${locale}`, { programmeDay: 40 });
    const { programme } = await finishModules(url, email);
    await logInNewcomer(page, email);

    await page.goto(`${prefix}/mes-exercices`);
    await expect(page.getByText(words.empty)).toBeVisible();
    await page.getByRole('link', { name: words.journal }).click();
    await expect(page.getByRole('heading', { name: words.journal, level: 1 })).toBeVisible();

    await test.step('two entries', async () => {
      await page.getByLabel(words.thought).fill('Je ne tiendrai pas');
      await page.getByRole('button', { name: words.save, exact: true }).click();
      await page.getByRole('button', { name: words.again }).click();
      await page.getByLabel(words.thought).fill('Tout le monde dort sauf moi');
      await page.getByRole('button', { name: words.save, exact: true }).click();
      await expect(page.getByRole('button', { name: words.edit })).toHaveCount(2);
      await page.reload();
      await expect(page.getByText('Je ne tiendrai pas')).toBeVisible();
      expect(await faultsIn(page, locale)).toEqual([]);
    });

    await test.step('one is corrected, and counts with the other', async () => {
      const latest = page.locator('main li', { hasText: 'Tout le monde' });
      await latest.getByRole('button', { name: words.edit }).click();
      await page.getByLabel(words.thought).fill('Presque tout le monde dort');
      await page.getByRole('button', { name: words.save, exact: true }).click();
      await expect(page.getByText('Presque tout le monde dort')).toBeVisible();
      await page.getByRole('link', { name: words.title }).first().click();
      await expect(page.getByText(words.two)).toBeVisible();
      expect(await faultsIn(page, locale)).toEqual([]);
    });

    await test.step('the other is deleted, once that was confirmed', async () => {
      await page.getByRole('link', { name: words.journal }).click();
      const first = page.locator('main li', { hasText: 'Je ne tiendrai pas' });
      await first.getByRole('button', { name: words.remove }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: words.removeNow, exact: true }).click();
      await expect(page.getByText('Je ne tiendrai pas')).toBeHidden();
      await page.reload();
      await expect(page.getByText('Presque tout le monde dort')).toBeVisible();
      await expect(page.getByText('Je ne tiendrai pas')).toBeHidden();
    });

    await test.step('a worry has the hour that was chosen for worries', async () => {
      await programme.saveExercise.mutate({
        chapterId: 'worry-time',
        exerciseId: 'my-worry-time',
        answers: { time: 1020 },
      });
      await page.goto(`${prefix}/mes-exercices/worry-time/my-worry-list`);
      await expect(page.getByRole('heading', { name: words.list, level: 1 })).toBeVisible();
      await expect(page.getByText(words.appointment)).toBeVisible();
    });

    await test.step('the plan begins from what was written, is kept, and prints on one sheet', async () => {
      await programme.saveExercise.mutate({
        chapterId: 'after-a-bad-spell',
        exerciseId: 'my-warning-signs',
        answers: { 'first-signs': 'Je dors sur le divan' },
      });
      await programme.saveExercise.mutate({
        chapterId: 'window-from-here-on',
        exerciseId: 'my-window',
        answers: { bedtime: 1410, 'rise-time': 390 },
      });
      await page.goto(`${prefix}/mes-exercices/my-plan-and-help/my-plan`);
      await expect(page.getByText(words.begun)).toBeVisible();
      await expect(page.getByLabel(words.signs)).toHaveValue('Je dors sur le divan');
      await expect(page.getByLabel(words.hours)).toHaveValue('23:30 – 06:30');
      await page.getByRole('button', { name: words.save, exact: true }).click();
      await page.reload();
      await expect(page.getByText('23:30 – 06:30')).toBeVisible();
      await expect(page.getByRole('button', { name: words.print })).toBeVisible();
      expect(await faultsIn(page, locale)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('Je dors sur le divan')).toBeVisible();
      await expect(page.locator('main button:visible')).toHaveCount(0);
      const pdf = await page.pdf({ format: 'Letter' });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
  });
}
